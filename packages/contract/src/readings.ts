import { z } from 'zod';
import { latinReadings } from './latin-readings.ts';
import { limits } from './limits.ts';

/** Which rule turned what was written into what is said; `plain` when nothing was changed but vowels added. */
export const readingRules = [
  'plain',
  'number',
  'ordinal',
  'fraction',
  'percent',
  'date',
  'time',
  'duration',
  'currency',
  'unit',
  'phone',
  'range',
  'score',
  'version',
  'digits',
  'abbreviation',
  'honorific',
  'symbol',
  'emoji',
  'email',
  'url',
  'hashtag',
  'latin',
  'letter',
  'reading',
] as const;
export const ReadingRule = z.enum(readingRules).meta({ id: 'ReadingRule' });
export type ReadingRule = z.infer<typeof ReadingRule>;

/** The place where the vowels of a word are decided. */
export const decisionStages = [
  'typed',
  'talk',
  'context',
  'particle',
  'lexicon',
  'learned',
  'pattern',
  'related',
  'guess',
  'network',
] as const;

const ruleLengthMax = 200;

export const WordDecision = z
  .object({
    stage: z
      .enum(decisionStages)
      .describe(
        'What decided: `typed` marks, everyday `talk`, the `context`, the next word of a `particle`, a word list (`lexicon`, `learned`), the `pattern` of a verb, a `related` word, a `guess` or the `network`.',
      ),
    rule: z
      .string()
      .max(ruleLengthMax)
      .describe('The rule or list there; stable enough to search for, not to branch on.'),
    source: z.string().max(ruleLengthMax).optional().describe('File and line of the rule, where it is a row of data.'),
    confidence: z.number().min(0).max(1).describe('How likely the vowels before the last letter are right.'),
    ending: z
      .string()
      .max(ruleLengthMax)
      .optional()
      .describe('What decided on the ending, where that was another rule.'),
    runnerUp: z.string().max(ruleLengthMax).optional().describe('The next likeliest form.'),
  })
  .meta({ id: 'WordDecision', description: 'Why a word has its vowels.' });
export type WordDecision = z.infer<typeof WordDecision>;

export const Endings = z
  .enum(['full', 'light', 'none'])
  .describe(
    'How many endings of case and mood are said in standard Arabic inside a phrase: `full`, the likeliest ending of each word; `light`, those that are sure (default); `none`. Endings that you type are always said. Some speech engines know one way only.',
  )
  .meta({ id: 'Endings' });
export type Endings = z.infer<typeof Endings>;

export const LatinWords = z
  .enum(latinReadings)
  .describe(
    'How words in Latin letters are said: `arabic`, with an Arabic accent (default), or `english`. Some speech engines know one way only.',
  )
  .meta({ id: 'LatinWords' });
export type LatinWords = z.infer<typeof LatinWords>;

/** Characters are counted composed; as sent, one may be several code points. */
const codePointsPerCharacterMax = 4;
const offset = z
  .int()
  .nonnegative()
  .max(limits.streamedTextCharactersMax * codePointsPerCharacterMax);

export const ChosenReading = z
  .strictObject({
    start: offset.describe('Where the piece begins: code points of `text` as sent.'),
    end: offset.describe('Where it ends, exclusive.'),
    vowelled: z
      .string()
      .max(limits.readingCharactersMax)
      .optional()
      .describe('How to read it, in Arabic letters with vowels, such as one of the `alternatives` of a preview.'),
    spoken: z
      .string()
      .max(limits.readingCharactersMax)
      .optional()
      .describe('The words to say in its place, in Arabic or Latin letters.'),
  })
  .meta({ id: 'ChosenReading', description: 'How to read a piece of the text: either `vowelled` or `spoken`.' });
export type ChosenReading = z.infer<typeof ChosenReading>;

/** The readings that a request brings along. */
export const ChosenReadings = z
  .array(ChosenReading)
  .max(limits.readingsMax)
  .describe(
    'Your choices of how pieces of the text are read, in order and without overlap. Not charged, and therefore bounded: up to ' +
      `${limits.readingLettersPerCharacterMax} letters for each character that one stands for; all together may add ` +
      `${limits.readingLettersAddedMax} letters and a fifth of the text's characters. Vowels do not count.`,
  );
