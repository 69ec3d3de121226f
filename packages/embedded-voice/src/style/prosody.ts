import type { Prosody } from '../types.ts';

/** Changes nothing. */
export const plainProsody: Prosody = { rate: 1, pitchSemitones: 0, range: 1, gainDb: 0 };

/** What the voices can do without breaking. */
export const prosodyLimits: Readonly<Record<keyof Prosody, { readonly min: number; readonly max: number }>> = {
  rate: { min: 0.5, max: 2 },
  pitchSemitones: { min: -6, max: 6 },
  range: { min: 0, max: 2 },
  gainDb: { min: -9, max: 3 },
};

/** Brings every value into its limits; a value that is not a number changes nothing. */
export function clampProsody(prosody: Prosody): Prosody {
  return {
    rate: clamp(prosody, 'rate'),
    pitchSemitones: clamp(prosody, 'pitchSemitones'),
    range: clamp(prosody, 'range'),
    gainDb: clamp(prosody, 'gainDb'),
  };
}

/** Both at once: factors multiply, shifts add. */
export function combineProsody(first: Prosody, second: Prosody): Prosody {
  return {
    rate: first.rate * second.rate,
    pitchSemitones: first.pitchSemitones + second.pitchSemitones,
    range: first.range * second.range,
    gainDb: first.gainDb + second.gainDb,
  };
}

/** More or less of the same: 0 changes nothing, 1 is the prosody itself. */
export function scaleProsody({ rate, pitchSemitones, range, gainDb }: Prosody, strength: number): Prosody {
  return {
    rate: rate ** strength,
    pitchSemitones: pitchSemitones * strength,
    range: range ** strength,
    gainDb: gainDb * strength,
  };
}

function clamp(prosody: Prosody, key: keyof Prosody): number {
  const { min, max } = prosodyLimits[key];
  const value = prosody[key];
  return Number.isNaN(value) ? plainProsody[key] : Math.min(Math.max(value, min), max);
}
