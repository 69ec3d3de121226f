import { damma, fatha, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { wordsOf } from '../word-list.ts';
import { closingParticles, openingParticles } from '../context/function-words.data.ts';

/** After these a verb of the present is closed (لم يكتبْ, حيثما تذهبْ), after those it ends in a (لن يكتبَ). */
const closing: ReadonlySet<string> = new Set(wordsOf(closingParticles));
const opening: ReadonlySet<string> = new Set(wordsOf(openingParticles));

/**
 * Persons of the present that end in the last letter of the root. Shorter ones lost a weak letter and may end in any
 * vowel: لم يدعُ.
 */
const present = /^[يتأن]\p{L}{3,}$/u;
/** Whose vowel is no mood. */
const object = /(?:[هك]م?)$/u;
const indicative = new RegExp(`${damma}$`, 'u');

/** So sure is grammar. */
const moodConfidence = 0.98;

/** No verb stays in the indicative after such a negation, however often it was met so. */
export function withMood(reading: WordReading, bare: string, previous: string): WordReading {
  const vowel = closing.has(previous) ? sukun : opening.has(previous) ? fatha : undefined;
  const isImpossible = vowel !== undefined && present.test(bare) && indicative.test(reading.form) && !object.test(bare);
  return isImpossible
    ? { ...reading, form: reading.form.slice(0, -1) + vowel, endingConfidence: moodConfidence }
    : reading;
}
