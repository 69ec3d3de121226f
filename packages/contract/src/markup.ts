import { z } from 'zod';

export const Ssml = z
  .boolean()
  .optional()
  .describe(
    'True: the text is a document of SSML 1.1, of which `speak`, `p`, `s`, `break`, `emphasis`, `prosody`, `say-as`, `sub`, `phoneme`, `voice`, `lang` and `mark` are followed. Absent: it is where it begins with `<speak>`. False: it is plain text, whatever it holds. Markup is not charged.',
  );

export const LightMarkup = z
  .boolean()
  .optional()
  .describe(
    'True: tags in square brackets are followed, such as `[pause 1.2s]`, `[voice female2]…[/voice]`, `[slow]…[/slow]` and `[mark here]`; a bracket of the text is written `\\[`. Default: false. Markup is not charged.',
  );

/** The markup of a request: one of the two at most. */
export interface MarkupChoice {
  readonly ssml?: boolean | undefined;
  readonly markup?: boolean | undefined;
}

export const MarkTime = z
  .object({
    name: z.string().max(100),
    start: z.int().nonnegative().describe('Where it stands: a code point of `text` as sent.'),
    startMs: z.int().nonnegative().describe('When it is reached.'),
  })
  .meta({ id: 'MarkTime' });
export type MarkTime = z.infer<typeof MarkTime>;

export const MarkTimes = z
  .array(MarkTime)
  .optional()
  .describe('When the marks of the text are reached, in order. Absent where it has none.');
