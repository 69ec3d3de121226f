import { z } from 'zod';
import { prosodyLimits } from './limits.ts';

const { speed, pitch } = prosodyLimits;

export const Speed = z
  .number()
  .min(speed.min)
  .max(speed.max)
  .describe(
    `How fast: a factor of the voice’s own pace, ${speed.min} to ${speed.max}. A style instruction such as “slowly” adds to it.`,
  );

export const Pitch = z
  .number()
  .min(pitch.min)
  .max(pitch.max)
  .describe(
    `How high: semitones above the voice’s own pitch, or below it, ${pitch.min} to ${pitch.max}. Twelve are an octave.`,
  );
