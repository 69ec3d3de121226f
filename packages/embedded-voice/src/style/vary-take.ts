import type { Prosody } from '../types.ts';

/** How far a take may be from the first, up and down: what people differ by when they read a sentence again. */
const spread = { rate: 0.06, pitchSemitones: 0.5, range: 0.22, pauses: 0.2 } as const;

/** The root of x⁵ = x + 1, whose powers are the furthest from fractions in four dimensions. */
const root = 1.1673039782614187;
const steps = [1, 2, 3, 4].map((power) => 1 / root ** power);

/**
 * The prosody of another take: the same words in the same voice, said a little differently. The voices say the same
 * text alike each time, so what a person would leave to chance comes from the number of the take: each number is always
 * the same reading, and 1 is the voice's own. A low-discrepancy sequence spreads takes evenly, so that two in a row are
 * never nearly the same (M. Roberts, 2018, "The unreasonable effectiveness of quasirandom sequences").
 */
export function varyTake(prosody: Prosody, take: number): Prosody {
  const [rate, pitch, range, pauses] = steps.map((step) => (take === 1 ? 0 : 2 * ((0.5 + step * take) % 1) - 1));
  return {
    ...prosody,
    rate: prosody.rate * (1 + spread.rate * (rate ?? 0)),
    pitchSemitones: prosody.pitchSemitones + spread.pitchSemitones * (pitch ?? 0),
    range: prosody.range * (1 + spread.range * (range ?? 0)),
    pauses: prosody.pauses * (1 + spread.pauses * (pauses ?? 0)),
  };
}
