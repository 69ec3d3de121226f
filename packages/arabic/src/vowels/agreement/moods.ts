import { damma, fatha, shadda, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { wordsOf } from '../word-list.ts';
import { closingParticles, openingParticles } from '../context/function-words.data.ts';
import { indicativeWithObject, purpose, that } from './shapes.data.ts';

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
/** يَتِمُّ: a doubled letter ends in a where others are closed. */
const doubled = /^[يتأن][\u064E\u064F]\p{L}.*\u0651\u064F?$/u;

/** So sure is grammar. */
const moodConfidence = 0.98;

/** The form of a verb with its object in another mood; `undefined` for what is none. */
function inMood(form: string, vowel: string): string | undefined {
  const { verb, object: whom } = indicativeWithObject.exec(form)?.groups ?? {};
  // يَسْتَعِدَّهَا: a doubled letter is not closed.
  return verb === undefined || whom === undefined
    ? undefined
    : `${verb}${verb.endsWith(shadda) ? fatha : vowel}${whom}`;
}

/** No verb stays in the indicative after such a negation, however often it was met so. */
export function withMood(reading: WordReading, bare: string, previous: string): WordReading {
  const vowel = closing.has(previous) ? sukun : opening.has(previous) ? fatha : undefined;
  const { form } = reading;
  const changed = (moody: string) => ({ ...reading, form: moody, endingConfidence: moodConfidence });
  if (vowel !== undefined && doubled.test(form) && !object.test(bare)) {
    return changed(form.replace(indicative, '') + fatha);
  }
  const withWhom = vowel !== undefined ? inMood(form, vowel) : that.test(previous) ? inMood(form, fatha) : undefined;
  if (withWhom !== undefined) {
    return changed(withWhom);
  }
  // What lists know of its ending says nothing here.
  if (vowel !== undefined && form.endsWith(shadda + fatha) && !object.test(bare)) {
    return changed(form);
  }
  const isImpossible = vowel !== undefined && present.test(bare) && indicative.test(form) && !object.test(bare);
  return isImpossible ? changed(form.slice(0, -1) + vowel) : reading;
}

/** لِتَمْنَحَكَ: after the li of purpose a verb is in no indicative, which its object makes heard. */
export function withPurpose(reading: WordReading): WordReading {
  const { start, verb } = purpose.exec(reading.form)?.groups ?? {};
  const form = verb === undefined ? undefined : inMood(verb, fatha);
  return start === undefined || form === undefined ? reading : { ...reading, form: start + form };
}
