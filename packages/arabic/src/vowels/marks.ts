/**
 * Arabic letters and the marks above and below them. One written letter with its marks is a {@link MarkedLetter}; the
 * canonical order of marks is shadda, then vowel, which is *not* the order of Unicode normalisation: never normalise
 * vowelled text.
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
  const letters: { letter: string; marks: string[] }[] = [];
  for (const character of word) {
    const last = letters.at(-1);
    if (!isMark(character)) {
      letters.push({ letter: character, marks: [] });
    } else if (last === undefined) {
      letters.push({ letter: '', marks: [character] });
    } else {
      last.marks.push(character);
    }
  }
  return letters.map(({ letter, marks }) => ({ letter, marks: canonicalMarks(marks) }));
}

/** The word that the letters and their marks spell. */
export function joinMarks(letters: readonly MarkedLetter[]): string {
  return letters.map(({ letter, marks }) => letter + marks).join('');
}
