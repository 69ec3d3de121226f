import { type Boundary, createLexiconDiacritiser, type Dialect, type Diacritiser, pronounce, type PronouncedClause, type VowelledWord } from '@nabra/arabic';
import { loadLexicon } from '@nabra/arabic-model';
import type { UtteranceTools } from './open-utterance.ts';

const marks: Readonly<Record<string, Boundary>> = {
  '.': 'period', '،': 'comma', ',': 'comma', '؛': 'semicolon', ';': 'semicolon', ':': 'colon', '؟': 'question', '?': 'question',
  '!': 'exclamation', '\n': 'paragraph',
};

/** Reads requests with the word list that is learned from text, one list a thread. */
export function createReader(): UtteranceTools['read'] {
  const lexicon = loadLexicon();
  const diacritisers = new Map<Dialect, Diacritiser>();
  return ({ text, dialect }) => {
    const diacritiser = diacritisers.get(dialect) ?? createLexiconDiacritiser(lexicon, { dialect });
    diacritisers.set(dialect, diacritiser);
    return { clauses: readClauses(text, dialect, diacritiser), warnings: [] };
  };
}

/** Words and the commonest marks; numbers and signs are passed over. */
function* readClauses(text: string, dialect: Dialect, diacritiser: Diacritiser): Generator<PronouncedClause> {
  let words: { text: string; start: number; end: number }[] = [];
  let start = 0;
  for (const [piece] of text.matchAll(/[\p{L}\p{M}]+|[^\p{L}\p{M}]/gu)) {
    const end = start + Array.from(piece).length;
    const boundary = marks[piece];
    if (/\p{L}/u.test(piece)) {
      words.push({ text: piece, start, end });
    }
    if (words.length > 0 && (boundary ?? words.length >= 50)) {
      yield pronounceClause(words, boundary ?? 'none', dialect, diacritiser);
      words = [];
    }
    start = end;
  }
  if (words.length > 0) {
    yield pronounceClause(words, 'period', dialect, diacritiser);
  }
}

function pronounceClause(words: { text: string; start: number; end: number }[], boundary: Boundary, dialect: Dialect, diacritiser: Diacritiser): PronouncedClause {
  const isLatin = words.map(({ text }) => /[A-Za-z]/u.test(text));
  const vowelled = diacritiser.diacritise(words.map(({ text }) => text));
  const read = words.map((word, index): VowelledWord => ({
    ...word,
    script: isLatin[index] ? 'latin' : 'arabic',
    rule: 'plain',
    vowelled: isLatin[index] ? word.text : (vowelled[index]?.vowelled ?? word.text),
    confidence: 1,
  }));
  return { words: pronounce(read, boundary, dialect), boundary };
}
