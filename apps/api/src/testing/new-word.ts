import { randomInt } from 'node:crypto';

const letters = Array.from('بتجحدرزسشصعفقكلمنهوي');
const length = 6;
const count = letters.length ** length;

let next = randomInt(count);

/**
 * A word of six letters that was not said before: never by this program, and most likely by no other. The same text
 * with the same settings is free the second time.
 */
export function newWord(): string {
  next = (next + 1) % count;
  return Array.from(
    { length },
    (_value, place) => letters[Math.floor(next / letters.length ** place) % letters.length],
  ).join('');
}

/** A text of so many characters, at least seven, that was not said before. */
export function newText(characters: number): string {
  return `${'س'.repeat(characters - length - 1)} ${newWord()}`;
}
