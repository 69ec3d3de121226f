const shadda = '\u0651';
const dagger = '\u0670';
const fatha = '\u064E';
const sukun = '\u0652';
const mark = /[\u064B-\u0655\u0670]/u;
const vowels = /[\u064B-\u0650\u0652]/u;
const endingMark = /[\u064B-\u0650\u0652]+$/u;

/**
 * Whether typed vowels are those of a reading. What the reading leaves open may be anything, and the last letter's
 * vowel is a case. A reading in other letters than the word has no vowels to compare.
 *
 * @param typed the marks on each letter of the word.
 */
export function agreesWithMarks(typed: readonly string[], reading: string): boolean {
  if (typed.every((marks) => marks === '')) {
    return true;
  }
  const said = marksOf(reading);
  if (said.length !== typed.length) {
    return true;
  }
  return typed.every((marks, place) => {
    const wanted = said[place] ?? '';
    const isOpen = place === typed.length - 1 || !vowels.test(wanted);
    return [...marks].every((one) => {
      if (one === shadda) {
        return wanted.includes(shadda) || (place === typed.length - 1 && wanted === '');
      }
      return (
        isOpen || wanted.includes(one) || (one === dagger && wanted.includes(fatha)) || (one === sukun && wanted === '')
      );
    });
  });
}

/** A reading that leaves its last vowel open, with the one that was typed. */
export function withTypedEnding(reading: string, typed: string): string {
  const ending = endingMark.exec(typed)?.[0] ?? '';
  return vowels.test(marksOf(reading).at(-1) ?? '') ? reading : reading + ending;
}

/** The marks of each letter. */
function marksOf(reading: string): string[] {
  const marks: string[] = [];
  for (const character of reading) {
    if (mark.test(character) && marks.length > 0) {
      marks[marks.length - 1] += character;
    } else {
      marks.push('');
    }
  }
  return marks;
}
