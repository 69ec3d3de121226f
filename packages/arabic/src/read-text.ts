import { toClauses, type ToClausesOptions } from './clauses/to-clauses.ts';
import type { Dialect } from './dialect.ts';
import { pronounce, type PronounceOptions } from './phonology/pronounce.ts';
import type { Boundary, Clause, Diacritiser, PronouncedClause, ReadOptions, SpokenWord, Surroundings, VowelledWord } from './reading.ts';
import { plainDiacritiser } from './vowels/plain-diacritiser.ts';

export interface ReadClausesOptions extends ReadOptions, PronounceOptions {}

export interface ReadTextOptions extends ReadClausesOptions, ToClausesOptions {
  readonly dialect: Dialect;
}

/**
 * The whole front end: text as it was sent, in clauses of words with their sounds in one dialect.
 *
 * Lazy: the text is read clause by clause, only as far as it is asked for, and nothing is kept but the clause in hand. Never throws for
 * what the text contains; text with nothing to say gives no clauses.
 *
 * @example
 * for (const { words } of readText('مرحبا بكم', { dialect: 'msa' })) console.log(words.map(({ sounds }) => toIpa(sounds)).join(' '));
 */
export function* readText(text: string, options: ReadTextOptions): Generator<PronouncedClause> {
  yield* readClauses(toClauses(text, options), options);
}

/** Vowels and pronounces clauses, one at a time and only as far as they are asked for. */
export function* readClauses(clauses: Iterable<Clause>, options: ReadClausesOptions): Generator<PronouncedClause> {
  const diacritiser = options.diacritiser ?? plainDiacritiser(options.dialect);
  let before: Boundary | undefined;
  for (const { words, boundary } of clauses) {
    const vowelled = vowelWords(words, diacritiser, { before, after: boundary });
    yield { words: pronounce(vowelled, boundary, options.dialect, options), boundary };
    before = boundary;
  }
}

/** Words in Latin letters have no vowels to find; they are passed on as they are. */
function vowelWords(words: readonly SpokenWord[], diacritiser: Diacritiser, surroundings: Surroundings): VowelledWord[] {
  const found = diacritiser.diacritise(words.filter(isArabic).map(({ text }) => text), surroundings)[Symbol.iterator]();
  return words.map((word) => {
    const { vowelled, confidence } = (isArabic(word) ? found.next().value : undefined) ?? { vowelled: word.text, confidence: 1 };
    return { ...word, vowelled, confidence };
  });
}

function isArabic({ script }: SpokenWord): boolean {
  return script === 'arabic';
}
