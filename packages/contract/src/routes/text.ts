import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { defaultDialect } from '../dialects.ts';
import { DialectId } from '../schemas/dialect.ts';
import { LexiconChoice } from './lexicon.ts';
import { limits } from '../limits.ts';
import { LightMarkup, Ssml } from '../markup.ts';
import { ChosenReadings, Endings, LatinWords, ReadingRule, WordDecision } from '../readings.ts';
import { VoiceId } from '../schemas/voice.ts';
import { Warning } from '../warnings.ts';

/** UTF-16 units for each character, so that a hostile body is refused before anything is counted. */
const unitsPerCharacterMax = 4;
/** Nothing is read in more letters than this for each character of the text. */
const spokenLengthMax = 100 * limits.streamedTextCharactersMax;

const Spoken = z.string().max(spokenLengthMax);

export const PreviewTextBody = z
  .strictObject({
    text: z
      .string()
      .max(limits.streamedTextCharactersMax * unitsPerCharacterMax)
      .describe(`What would be said, up to ${limits.streamedTextCharactersMax.toLocaleString('en')} characters.`)
      .meta({ example: 'وصل 3 طلاب إلى Google.' }),
    ssml: Ssml,
    markup: LightMarkup,
    voice: VoiceId.optional().describe('Whose dialect is read in.'),
    dialect: DialectId.optional().describe(
      `Default: the dialect of the voice; \`${defaultDialect}\` when neither is given.`,
    ),
    readings: ChosenReadings.optional(),
    latinWords: LatinWords.optional(),
    endings: Endings.optional(),
    lexicon: LexiconChoice.optional(),
  })
  .meta({ id: 'PreviewTextBody' });
export type PreviewTextBody = z.infer<typeof PreviewTextBody>;

export const PreviewSpan = z
  .object({
    start: z.int().nonnegative().describe('Code points of `text` as sent.'),
    end: z.int().nonnegative().describe('Exclusive.'),
    original: Spoken.describe('The piece as it was written.'),
    spoken: Spoken.describe('The words that are said for it, without vowels.'),
    vowelled: Spoken.describe('The same with vowels.'),
    phonemes: Spoken.describe('The same in IPA.'),
    rule: ReadingRule,
    confidence: z
      .number()
      .min(0)
      .max(1)
      .describe(
        'How likely the vowels are right, as counted on texts that were not learned from: of words with 0.97 and more, 99 in 100 were. It is 1 where vowels were typed or a rule leaves no doubt.',
      ),
    alternatives: z
      .array(Spoken)
      .describe('Other vowelled forms of the word, the likeliest first. Send one back in `readings` to choose it.'),
    decision: WordDecision.optional().describe('Why a word has its vowels; absent for what is no single word.'),
  })
  .meta({ id: 'PreviewSpan' });
export type PreviewSpan = z.infer<typeof PreviewSpan>;

export const TextPreview = z
  .object({
    spoken: Spoken.describe('The whole text in words, without vowels, with pauses as punctuation.'),
    vowelled: Spoken.describe('The same with vowels.'),
    phonemes: Spoken.describe('The same in IPA; `|` is a short pause, `‖` the end of a sentence.'),
    characters: z.int().nonnegative().describe('Characters that speaking the text would be charged.'),
    warnings: z.array(Warning).describe('What is worth knowing before paying.'),
    spans: z.array(PreviewSpan).describe('Every piece of the text that is spoken, in order and without overlap.'),
    rules: z
      .partialRecord(ReadingRule, z.string().max(200))
      .describe('What the rules that occur mean, in the language of Accept-Language (en, ar).'),
  })
  .meta({ id: 'TextPreview' });
export type TextPreview = z.infer<typeof TextPreview>;

export const previewText = defineRoute({
  operationId: 'previewText',
  method: 'POST',
  paths: ['/api/v1/text/preview'],
  tag: 'Text',
  summary: 'Preview how a text will be read',
  description:
    'Free of charge, and no sound is made: how numbers, dates, abbreviations, signs and words without vowels will be read, how sure each reading is, ' +
    'and what should be known before paying. Send corrections back as `readings`, here or with the text to speak. ' +
    `Without a key, texts of up to ${limits.visitorPreviewCharactersMax} characters are read.`,
  audience: 'visitor',
  scope: 'speech',
  body: PreviewTextBody,
  response: TextPreview,
  errors: [
    'text_empty',
    'text_too_long',
    'text_not_unicode',
    'markup_invalid',
    'voice_dialect_mismatch',
    'lexicon_version_unknown',
    'too_many_requests',
  ],
});
