import { z } from 'zod';
import { limits, prosodyLimits } from './limits.ts';

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

export const Take = z
  .int()
  .min(1)
  .max(limits.takesMax)
  .describe(
    'Which reading of the text, as a person reads it a little differently each time. Default: 1. Each take is charged once, and free from then on as long as it is kept.',
  )
  .meta({ example: 2 });
