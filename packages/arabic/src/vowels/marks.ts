/**
 * Arabic letters and the marks above and below them. One written letter with its marks is a {@link MarkedLetter}; the
 * canonical order of marks is shadda, then vowel, which is *not* the order of Unicode normalisation: never normalise
 * vowelled text.
 *
 * In patterns `[ء-يٱ-ۓ]` is one Arabic letter. The class of all letters of Unicode says the same of a bare word, and
 * costs a millisecond and some ten kilobytes a pattern once it runs.
 */
export interface MarkedLetter {
  readonly letter: string;
  /** Marks in canonical order; empty when there are none. */
  readonly marks: string;
}

export const fathatan = '\u064B';
export const dammatan = '\u064C';
export const kasratan = '\u064D';
export const fatha = '\u064E';
export const damma = '\u064F';
export const kasra = '\u0650';
export const shadda = '\u0651';
export const sukun = '\u0652';

/**
 * The fifteen ways in which a letter can be marked, as the literature counts them (Fadel et al. 2019).
 * The index is what word lists and networks store; it fits in four bits.
 */
export const markClasses = [
  '',
  fatha,
  damma,
  kasra,
  fathatan,
  dammatan,
  kasratan,
  sukun,
  shadda,
  shadda + fatha,
  shadda + damma,
  shadda + kasra,
  shadda + fathatan,
  shadda + dammatan,
  shadda + kasratan,
] as const;

const classByMarks: ReadonlyMap<string, number> = new Map(markClasses.map((marks, index) => [marks, index]));

/** The index of canonical marks in {@link markClasses}; `undefined` when the combination is none of the fifteen. */
export function markClassOf(marks: string): number | undefined {
  return classByMarks.get(marks);
}

const markPattern = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]/;
const marksPattern = new RegExp(markPattern.source, 'g');

/** Most marks lie close together; the others are asked for by pattern. All are single units of UTF-16. */
const commonMarks = { first: 0x064b, last: 0x065f } as const;
const firstMark = 0x0610;
const lastMark = 0x06ed;

function isMarkCode(code: number): boolean {
  return (
    code >= firstMark &&
    code <= lastMark &&
    ((code >= commonMarks.first && code <= commonMarks.last) || markPattern.test(String.fromCharCode(code)))
  );
}

/** Two units where a character lies beyond the first plane. */
function lengthOfCharacter(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** True for one mark: vowels, shadda, sukun, dagger alif and Qur'anic signs. */
export function isMark(character: string): boolean {
  return markPattern.test(character);
}

/** The bare word: everything but the marks. */
export function removeMarks(text: string): string {
  return text.replace(marksPattern, '');
}

const ranks: Readonly<Record<string, number>> = { [shadda]: 0 };

/** Marks without repetition, shadda first, the rest in the order in which they were given. */
function canonicalMarks(marks: readonly string[]): string {
  if (marks.length < 2) {
    return marks[0] ?? '';
  }
  return [...new Set(marks)].sort((a, b) => (ranks[a] ?? 1) - (ranks[b] ?? 1)).join('');
}

/**
 * Takes a word apart into letters with their marks. Marks before the first letter go to an entry with an empty letter,
 * so that {@link joinMarks} gives every character back.
 */
export function splitMarks(word: string): MarkedLetter[] {
  const letters: MarkedLetter[] = [];
  let at = 0;
  while (at < word.length) {
    const letterEnd = isMarkCode(word.charCodeAt(at)) ? at : at + lengthOfCharacter(word, at);
    let end = letterEnd;
    while (end < word.length && isMarkCode(word.charCodeAt(end))) {
      end += 1;
    }
    const marks = word.slice(letterEnd, end);
    letters.push({ letter: word.slice(at, letterEnd), marks: marks.length < 2 ? marks : canonicalMarks([...marks]) });
    at = end;
  }
  return letters;
}

/** The word that the letters and their marks spell. */
export function joinMarks(letters: readonly MarkedLetter[]): string {
  return letters.map(({ letter, marks }) => letter + marks).join('');
}
