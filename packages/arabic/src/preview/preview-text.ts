import { toIpa } from '../phoneme.ts';
import { readText, type ReadTextOptions } from '../read-text.ts';
import type { Boundary, PronouncedClause, PronouncedWord, ReadingWarning } from '../reading.ts';
import type { ChosenReading } from '../readings/chosen-reading.ts';
import { substituteReadings } from '../readings/substitute-readings.ts';
import { plainDiacritiser } from '../vowels/create-diacritisers.ts';
import { checkText } from './check-text.ts';
import { type PreviewSpan, createSpanMaker, spokenLetters } from './preview-span.ts';
import { uncertainWord } from './uncertain-words.ts';

export interface PreviewOptions extends Omit<ReadTextOptions, 'onWarning'> {
  /** Pieces of the text with the reading that somebody chose for them, in order and without overlap. */
  readonly readings?: readonly ChosenReading[];
}

/** The way a text will be read, before anything is spoken. */
export interface TextPreview {
  /** The words that are said in Arabic letters, without vowels, with the pauses as punctuation. */
  readonly spoken: string;
  /** The same with vowels. */
  readonly vowelled: string;
  /** The same in IPA; `|` is a short pause and `‖` the end of a sentence. */
  readonly phonemes: string;
  /** Every piece of the text that is spoken, in order, none overlapping another. */
  readonly spans: readonly PreviewSpan[];
  /** One of each kind at most. */
  readonly warnings: readonly ReadingWarning[];
}

/**
 * Reads a text as it will be spoken and says of every piece what becomes of it: the words, their vowels, the rule, how
 * sure the reading is, and which others there are.
 *
 * @param options.dialect whose sounds and words.
 * @param options.diacritiser what finds the vowels; without one, our own word lists and the grammar of word shapes.
 * @returns places in code points of the text as it was given. Never throws for what the text contains.
 *
 * @example
 * const { spans } = previewText('وصل 3 طلاب', { dialect: 'msa' }); spans[1]; // { start: 4, end: 5, original: '3',
 * spoken: 'ثلاثة', vowelled: 'ثَلَاثَةُ', rule: 'number', … }
 */
export function previewText(text: string, options: PreviewOptions): TextPreview {
  const { readings = [], diacritiser = plainDiacritiser(options.dialect), ...readOptions } = options;
  const warnings: ReadingWarning[] = [...checkText(text, options.dialect)];
  const substituted = substituteReadings(text, readings);
  const clauses = [
    ...readText(substituted.text, { ...readOptions, diacritiser, onWarning: (warning) => warnings.push(warning) }),
  ];
  const makeSpans = createSpanMaker({ text, readings, toSource: substituted.toSource, diacritiser });
  const spans = makeSpans(clauses.flatMap(({ words }) => words));
  return {
    spoken: write(clauses, spokenLetters, punctuation),
    vowelled: write(clauses, ({ vowelled }) => vowelled, punctuation),
    phonemes: write(clauses, ({ sounds }) => toIpa(sounds), breaks),
    spans,
    warnings: gatherWarnings([...warnings, ...clauses.flatMap(doubts)]),
  };
}

function doubts(clause: PronouncedClause): ReadingWarning[] {
  const word = uncertainWord(clause);
  return word === undefined ? [] : [{ code: 'uncertain_words', detail: word }];
}

const punctuation: Readonly<Record<Boundary, string>> = {
  none: ' ',
  comma: '، ',
  semicolon: '؛ ',
  colon: ': ',
  period: '. ',
  question: '؟ ',
  exclamation: '! ',
  paragraph: '\n',
};
const breaks: Readonly<Record<Boundary, string>> = {
  none: ' ',
  comma: ' | ',
  semicolon: ' | ',
  colon: ' | ',
  period: ' ‖ ',
  question: ' ‖ ',
  exclamation: ' ‖ ',
  paragraph: ' ‖ ',
};
/** Marks that are written even at the very end, where every text has a stop. */
const lastMarks: Partial<Record<Boundary, string>> = { question: '؟', exclamation: '!' };

/** True where a reader pauses although nothing is written. */
function pauses({ breakAfter }: PronouncedWord): boolean {
  return breakAfter === 'phrase' || breakAfter === 'breath';
}

function write(
  clauses: readonly PronouncedClause[],
  spell: (word: PronouncedWord) => string,
  separators: Readonly<Record<Boundary, string>>,
): string {
  let written = '';
  for (const [index, { words, boundary }] of clauses.entries()) {
    const spelled = words
      .map((word) => ({ spelt: spell(word), isBeforePause: separators === breaks && pauses(word) }))
      .filter(({ spelt }) => spelt !== '')
      .map(({ spelt, isBeforePause }, place, all) => (isBeforePause && place < all.length - 1 ? `${spelt} |` : spelt))
      .join(' ');
    const isLast = index === clauses.length - 1;
    written +=
      spelled + (isLast ? (separators === punctuation ? (lastMarks[boundary] ?? '') : '') : separators[boundary]);
  }
  return written;
}

/** In code points: what is shown of the words concerned. */
const detailLengthMax = 60;

/** Merges the warnings of each kind into one that names the words concerned, each once, in the order they came in. */
function gatherWarnings(warnings: readonly ReadingWarning[]): ReadingWarning[] {
  const byCode = Map.groupBy(warnings, ({ code }) => code);
  return [...byCode.values()].flatMap((same) => {
    const [first] = same;
    const words = [...new Set(same.map(({ detail }) => detail))].join('، ');
    return first ? [{ ...first, detail: Array.from(words).slice(0, detailLengthMax).join('') }] : [];
  });
}
