import { toClauses, type ToClausesOptions, toPassages } from './clauses/to-clauses.ts';
import type { Dialect } from './dialect.ts';
import { pronounce, type PronounceOptions } from './phonology/pronounce.ts';
import { freshBreath } from './phrasing/phrase-breaks.ts';
import { type Endings, sayEndings } from './phrasing/say-endings.ts';
import { type Phrase, toPhrases } from './phrasing/to-phrases.ts';
import type {
  Clause,
  ClauseWords,
  PronouncedClause,
  PronouncedWord,
  ReadOptions,
  SpokenWord,
  VowelledWord,
  VowelsFound,
} from './reading.ts';
import { toConstruct } from './vowels/endings/endings.ts';
import { removeMarks } from './vowels/marks.ts';
import { plainDiacritiser } from './vowels/create-diacritisers.ts';

export interface ReadClausesOptions extends ReadOptions, PronounceOptions {
  /** How many endings of standard Arabic are said inside a phrase; `light` when absent. Dialects have none. */
  readonly endings?: Endings | undefined;
}

export interface ReadTextOptions extends ReadClausesOptions, ToClausesOptions {
  readonly dialect: Dialect;
}

/**
 * The whole front end: text as it was sent, in clauses of words with their sounds in one dialect.
 *
 * Lazy: the first clause is read alone and the next ones some sixty words at a time, only as far as they are asked for,
 * and no more is kept. Never throws for what the text contains; text with nothing to say gives no clauses.
 *
 * @example
 * for (const { words } of readText('مرحبا بكم', { dialect: 'msa' })) console.log(words.map(({ sounds }) =>
 * toIpa(sounds)).join(' '));
 */
export function* readText(text: string, options: ReadTextOptions): Generator<PronouncedClause> {
  yield* readClauses(toClauses(text, options), options);
}

/** Vowels and pronounces clauses, a passage at a time and only as far as they are asked for. */
export function* readClauses(clauses: Iterable<Clause>, options: ReadClausesOptions): Generator<PronouncedClause> {
  const diacritiser = options.diacritiser ?? plainDiacritiser(options.dialect);
  let before: ClauseWords | undefined;
  let spent = freshBreath;
  for (const [passage, next] of withNext(toPassages(clauses))) {
    const written = passage.map(({ words, ...end }) => ({ ...end, words: arabicOf(words) }));
    const around = { ...(before && { before }), ...(next && { after: wordsOfNext(next, options.dialect) }) };
    const found =
      diacritiser.diacritisePassage?.(written, around) ?? written.map(({ words }) => diacritiser.diacritise(words));
    for (const [index, { words, boundary }] of passage.entries()) {
      const phrases = toPhrases(withVowels(words, found[index] ?? []), boundary, spent);
      spent = phrases.spent;
      yield { words: phrases.phrases.flatMap((phrase) => pronouncePhrase(phrase, options)), boundary };
    }
    before = written.at(-1);
  }
}

/**
 * What a later sentence tells of the one before it: everyday words, that it is talk, and in standard texts a paragraph,
 * who is spoken to.
 */
function wordsOfNext(next: readonly Clause[], dialect: Dialect): string[] {
  const last = dialect === 'msa' ? next.findIndex(({ boundary }) => boundary === 'paragraph') : -1;
  return next.slice(0, last === -1 ? next.length : last + 1).flatMap(({ words }) => arabicOf(words));
}

/** Each item with the one after it. */
function* withNext<T>(items: Iterable<T>): Generator<readonly [item: T, next: T | undefined]> {
  let last: { readonly item: T } | undefined;
  for (const item of items) {
    if (last) {
      yield [last.item, item];
    }
    last = { item };
  }
  if (last) {
    yield [last.item, undefined];
  }
}

/** The words of a phrase with their sounds, and what stands after each. */
function pronouncePhrase({ words: found, breaks, boundary }: Phrase, options: ReadClausesOptions): PronouncedWord[] {
  const words = options.dialect === 'msa' ? sayEndings(found, options.endings ?? 'light') : found;
  return pronounce(words, boundary, options.dialect, options).map((word, index) => {
    const breakAfter = breaks[index];
    return breakAfter === undefined ? word : { ...word, breakAfter };
  });
}

/**
 * Words in Latin letters have no vowels to find; they are passed on as they are. What stands before one is mostly in
 * construct with it: مُدِيرُ Google.
 */
function withVowels(words: readonly SpokenWord[], vowels: readonly VowelsFound[]): VowelledWord[] {
  const found = vowels[Symbol.iterator]();
  return words.map((word, index) => {
    const { vowelled, confidence, decision, likeliest }: VowelsFound = (isArabic(word)
      ? found.next().value
      : undefined) ?? {
      vowelled: word.text,
      confidence: 1,
    };
    const isBeforeLatin = words[index + 1]?.script === 'latin' && !hasTypedMarks(word);
    return {
      ...word,
      vowelled: isBeforeLatin ? toConstruct(vowelled) : vowelled,
      confidence,
      ...(decision && { decision }),
      ...(likeliest !== undefined && { likeliest }),
    };
  });
}

function hasTypedMarks({ text }: SpokenWord): boolean {
  return removeMarks(text) !== text;
}

function arabicOf(words: readonly SpokenWord[]): string[] {
  return words.filter(isArabic).map(({ text }) => text);
}

function isArabic({ script }: SpokenWord): boolean {
  return script === 'arabic';
}
