import type { Prosody } from '../types.ts';
import type { Voice } from '../voices/voice-table.ts';

/*
 * espeak-ng's pitch, found by measuring and in agreement with its SetPitch2: the median of the fundamental is
 *   (low - 9) × 2^((pitch - 50) / 50) + (high - low) × (0.858 + 0.385 × (range / 50 - 1))
 * where low and high are a voice file's `pitch` line and pitch and range are parameters from 0 to 99 with 50 at rest.
 */
const lowOffsetHz = 9;
const melodyShareAtRest = 0.858;
const melodyShareOfRange = 0.385;
const parameterAtRest = 50;
const parameterMax = 99;

/** The two frequencies of a voice file's `pitch` line that put the voice's median where the table wants it. */
export function pitchLineHz({ pitchHz, melodyHz }: Voice): { low: number; high: number } {
  const low = Math.round(baseHz({ pitchHz, melodyHz }) + lowOffsetHz);
  return { low, high: low + melodyHz };
}

/** espeak-ng's `pitch` and `range` for the prosody asked for. A wider or flatter melody does not move the median. */
export function pitchParameters(
  voice: Voice,
  { pitchSemitones, range }: Pick<Prosody, 'pitchSemitones' | 'range'>,
): { pitch: number; range: number } {
  const targetHz = voice.pitchHz * 2 ** (pitchSemitones / 12);
  const melodyHz = voice.melodyHz * (melodyShareAtRest + melodyShareOfRange * (range - 1));
  const octaves = Math.log2(Math.max(targetHz - melodyHz, 1) / baseHz(voice));
  return {
    pitch: clampParameter(parameterAtRest + parameterAtRest * octaves),
    range: clampParameter(parameterAtRest * range),
  };
}

function baseHz({ pitchHz, melodyHz }: Pick<Voice, 'pitchHz' | 'melodyHz'>): number {
  return pitchHz - melodyShareAtRest * melodyHz;
}

function clampParameter(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), parameterMax));
}
