import { z } from 'zod';

/** What can be said about an answer that is right but not all that was asked for. Nothing is changed or ignored in silence. */
export const warningCodes = [
  'style_not_honoured',
  'markup_removed',
  'characters_skipped',
  'foreign_script_skipped',
] as const;
export type WarningCode = (typeof warningCodes)[number];

export const Warning = z
  .object({
    code: z.enum(warningCodes),
    message: z.string().max(1000).describe('In the language of Accept-Language (en, ar).'),
    detail: z.string().max(500).optional().describe('The words concerned.'),
  })
  .meta({ id: 'Warning' });
export type Warning = z.infer<typeof Warning>;
