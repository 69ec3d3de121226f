import type { Prosody } from '../types.ts';

/** How a dimension combines with itself, and what the voices can do without breaking. */
interface Dimension {
  /** Factors multiply and are neutral at 1; shifts add and are neutral at 0. */
  readonly kind: 'factor' | 'shift';
  readonly min: number;
  readonly max: number;
}

export const prosodyLimits: Readonly<Record<keyof Prosody, Dimension>> = {
  rate: { kind: 'factor', min: 0.5, max: 2 },
  pitchSemitones: { kind: 'shift', min: -6, max: 6 },
  range: { kind: 'factor', min: 0, max: 2 },
  gainDb: { kind: 'shift', min: -9, max: 3 },
  pauses: { kind: 'factor', min: 0.4, max: 2.5 },
  breath: { kind: 'shift', min: 0, max: 1 },
  brightnessDb: { kind: 'shift', min: -4, max: 4 },
  glottisDb: { kind: 'shift', min: -6, max: 6 },
  tract: { kind: 'factor', min: 0.9, max: 1.12 },
  unsteadiness: { kind: 'shift', min: 0, max: 1 },
  happy: { kind: 'shift', min: 0, max: 1 },
  sad: { kind: 'shift', min: 0, max: 1 },
  angry: { kind: 'shift', min: 0, max: 1 },
};

/** Changes nothing. */
export const plainProsody: Prosody = mapDimensions((_, { kind }) => neutral(kind));

/** Brings every value into its limits; a value that is not a number changes nothing. */
export function clampProsody(prosody: Prosody): Prosody {
  return mapDimensions((name, { kind, min, max }) => {
    const value = prosody[name];
    return Number.isNaN(value) ? neutral(kind) : Math.min(Math.max(value, min), max);
  });
}

/** Both at once: factors multiply, shifts add. */
export function combineProsody(first: Prosody, second: Prosody): Prosody {
  return mapDimensions((name, { kind }) =>
    kind === 'factor' ? first[name] * second[name] : first[name] + second[name],
  );
}

/** More or less of the same: 0 changes nothing, 1 is the prosody itself. */
export function scaleProsody(prosody: Prosody, strength: number): Prosody {
  return mapDimensions((name, { kind }) => (kind === 'factor' ? prosody[name] ** strength : prosody[name] * strength));
}

function neutral(kind: Dimension['kind']): number {
  return kind === 'factor' ? 1 : 0;
}

function mapDimensions(valueOf: (name: keyof Prosody, dimension: Dimension) => number): Prosody {
  const names = Object.keys(prosodyLimits) as (keyof Prosody)[];
  return Object.fromEntries(names.map((name) => [name, valueOf(name, prosodyLimits[name])])) as unknown as Prosody;
}
