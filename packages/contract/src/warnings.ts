import { z } from 'zod';
import { DialectId } from './schemas/dialect.ts';

/** The warnings of an answer that is valid but not exactly as requested. Nothing is changed or ignored silently. */
export const warningCodes = [
  'style_not_honoured',
  'markup_removed',
  'characters_skipped',
  'foreign_script_skipped',
  'repeats_shortened',
  'text_in_other_dialect',
  'quran_text',
  'quran_not_styled',
  'uncertain_words',
  'timestamps_unavailable',
  'sentence_times',
  'speed_not_honoured',
  'pitch_not_honoured',
  'markup_not_honoured',
  'voice_substituted',
] as const;
export type WarningCode = (typeof warningCodes)[number];

export const Warning = z
  .object({
    code: z.enum(warningCodes),
    message: z.string().max(1000).describe('In the language of Accept-Language (en, ar).'),
    detail: z.string().max(500).optional().describe('The words concerned.'),
    dialect: DialectId.optional().describe('With `text_in_other_dialect`: the dialect that the text is written in.'),
  })
  .meta({ id: 'Warning' });
export type Warning = z.infer<typeof Warning>;
