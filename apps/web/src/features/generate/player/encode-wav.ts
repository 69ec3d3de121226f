const headerBytes = 44;
const bytesPerSample = 2;

/**
 * Writes mono sound as a WAV file of 16-bit samples (RIFF, "Multimedia Programming Interface and Data Specifications
 * 1.0").
 *
 * @param samples between −1 and 1; what is beyond is clipped.
 * @param sampleRate in Hz.
 */
export function encodeWav(samples: Float32Array, sampleRate: number): Blob {
  const view = new DataView(new ArrayBuffer(headerBytes + samples.length * bytesPerSample));
  const write = (offset: number, word: string) =>
    Array.from(word).forEach((character, index) => view.setUint8(offset + index, character.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, 8 * bytesPerSample, true);
  write(36, 'data');
  view.setUint32(40, samples.length * bytesPerSample, true);
  samples.forEach((sample, index) =>
    view.setInt16(headerBytes + index * bytesPerSample, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  );
  return new Blob([view], { type: 'audio/wav' });
}
