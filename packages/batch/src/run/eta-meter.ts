/** Finds out how fast a batch goes from the parts that were finished last. */
export interface EtaMeter {
  readonly record: (characters: number, now: number) => void;
  /** After a pause the clock has run on, and the work has not. */
  readonly reset: () => void;
  /** @returns undefined while there is too little to judge by. */
  readonly etaMs: (charactersLeft: number) => number | undefined;
}

const samplesMin = 3;
const samplesMax = 30;

/** Moving average over the last parts. */
export function createEtaMeter(): EtaMeter {
  let samples: { readonly characters: number; readonly at: number }[] = [];
  return {
    record(characters, at) {
      samples = [...samples, { characters, at }].slice(-samplesMax);
    },
    reset() {
      samples = [];
    },
    etaMs(charactersLeft) {
      const [first, last] = [samples[0], samples.at(-1)];
      if (samples.length < samplesMin || first === undefined || last === undefined || last.at <= first.at) {
        return undefined;
      }
      // The first sample says when the measurement began; its own characters were spoken before.
      const characters = samples.slice(1).reduce((sum, sample) => sum + sample.characters, 0);
      return Math.round(((last.at - first.at) / characters) * charactersLeft);
    },
  };
}
