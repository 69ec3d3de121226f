const endMs = 10;
/** About -10 dB: a voice that has finished is quieter than that, be it ever so short a time. */
const shareMin = 0.3;

/** Tells whether a sound stops as loud as it was, as one does that was cut off in the middle of a word. */
export function endsAbruptly(samples: Float32Array, sampleRate: number): boolean {
  const end = samples.subarray(-Math.max(1, Math.round((endMs / 1000) * sampleRate)));
  return levelOf(end) >= shareMin * levelOf(samples) && levelOf(samples) > 0;
}

/** The root mean square. */
function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
}
