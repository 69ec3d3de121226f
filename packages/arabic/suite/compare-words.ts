import { joinMarks, type MarkedLetter, shadda, splitMarks, sukun } from '../src/vowels/marks.ts';

const alif = /[أإآٱ]/u;
const bareLetters = /[اآى]/u;
const lengthened: Readonly<Record<string, string>> = {
  ا: '\u064E',
  ى: '\u064E',
  و: '\u064F',
  ي: '\u0650',
  ة: '\u064E',
};

/** One spelling for words that sound alike: مائة and مئة, ال and ٱل, و apart or joined; punctuation is no word. */
export function spokenWords(text: string): string[] {
  const words = text
    .replace(/\u0670/gu, '')
    .replace(/[^\p{L}\p{M}\d…]+/gu, ' ')
    .replace(/(?<=^| )و[\u064E\u064F]? (?=\p{L})/gu, 'وَ')
    .replace(/م(\u0650?)ا\u0652?ئ(?=[\u064B-\u0652]*[ةت])/gu, 'م$1ئ')
    .trim();
  return words === '' ? [] : words.split(/ +/u);
}

function lettersOf(word: string): MarkedLetter[] {
  return splitMarks(word).map(({ letter, marks }) => ({ letter: alif.test(letter) ? 'ا' : letter, marks }));
}

/** The marks that can be heard: no sukun, no short vowel before its long one, nothing on alif. */
function heardMarks(letters: readonly MarkedLetter[], index: number): string {
  const { letter, marks } = letters[index] ?? { letter: '', marks: '' };
  if (bareLetters.test(letter)) {
    return '';
  }
  const next = letters[index + 1];
  const kept = marks.replace(sukun, '');
  const vowel =
    next?.marks === '' || bareLetters.test(next?.letter ?? '') || next?.letter === 'ة'
      ? lengthened[next?.letter ?? '']
      : undefined;
  return vowel !== undefined && kept.endsWith(vowel) ? kept.slice(0, -1) : kept;
}

/** True where two words are alike in every mark that the first shows; an ending that the second leaves off counts not. */
export function isSameWord(expected: string, given: string): boolean {
  const [ours, theirs] = [lettersOf(expected), lettersOf(given)];
  if (
    joinMarks(ours.map(({ letter }) => ({ letter, marks: '' }))) !==
    joinMarks(theirs.map(({ letter }) => ({ letter, marks: '' })))
  ) {
    return false;
  }
  return ours.every(({ marks }, index) => {
    if (marks === '') {
      return true;
    }
    const [wanted, heard] = [heardMarks(ours, index), heardMarks(theirs, index)];
    if (wanted === heard || marks === theirs[index]?.marks) {
      return true;
    }
    // A reader may leave an ending off, as in a pause; a wrong one is a mistake. A doubled last letter may take one.
    const isLast = index === ours.length - 1;
    return (
      isLast && (heard === (wanted.startsWith(shadda) ? shadda : '') || (wanted === shadda && heard.startsWith(shadda)))
    );
  });
}

/** Returns true where the words of a reading are those that were given, alike in every mark that the reading shows. */
export function matchesWords(reading: string, given: string): boolean {
  const isOpenBefore = reading.startsWith('…');
  const isOpenAfter = reading.endsWith('…');
  const wanted = spokenWords(reading.replaceAll('…', ''));
  const words = spokenWords(given);
  const lastStart = words.length - wanted.length;
  for (let start = isOpenBefore ? 0 : Math.min(0, lastStart); start <= lastStart; start += 1) {
    const isAtEnd = isOpenAfter || start === lastStart;
    if (isAtEnd && wanted.every((word, index) => isSameWord(word, words[start + index] ?? ''))) {
      return true;
    }
    if (!isOpenBefore) {
      return false;
    }
  }
  return false;
}
