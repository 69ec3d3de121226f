import { pronounce, type PronounceOptions } from './phonology/pronounce.ts';
import type { Clause, Diacritiser, PronouncedClause, ReadOptions, SpokenWord, VowelledWord } from './reading.ts';
import { createLexiconDiacritiser } from './vowels/lexicon-diacritiser.ts';

export interface ReadClausesOptions extends ReadOptions, PronounceOptions {}

let plainDiacritiser: Diacritiser | undefined;

/** Vowels and pronounces clauses, one at a time and only as far as they are asked for. */
export function* readClauses(clauses: Iterable<Clause>, options: ReadClausesOptions): Generator<PronouncedClause> {
  const diacritiser = options.diacritiser ?? (plainDiacritiser ??= createLexiconDiacritiser());
  for (const { words, boundary } of clauses) {
    yield { words: pronounce(vowelWords(words, diacritiser), boundary, options.dialect, options), boundary };
  }
}

/** Words in Latin letters have no vowels to find; they are passed on as they are. */
function vowelWords(words: readonly SpokenWord[], diacritiser: Diacritiser): VowelledWord[] {
  const found = diacritiser.diacritise(words.filter(isArabic).map(({ text }) => text))[Symbol.iterator]();
  return words.map((word) => {
    const { vowelled, confidence } = (isArabic(word) ? found.next().value : undefined) ?? { vowelled: word.text, confidence: 1 };
    return { ...word, vowelled, confidence };
  });
}

function isArabic({ script }: SpokenWord): boolean {
  return script === 'arabic';
}
