import { randomInt } from 'node:crypto';

const letters = Array.from('بتجحدرزسشصعفقكلمنهوي');

/** A word of four letters that nobody has said before, most likely: the same text is not spoken a second time. */
export function newWord(): string {
  return Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
}
