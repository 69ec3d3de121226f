import { wordsOf } from '../word-list.ts';
import { beforeThePastWords, closingParticlesOfPresents, openingParticles } from '../context/function-words.data.ts';
import { damma, fatha, kasra, removeMarks, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { afterVerbsWithoutObject, presentsWithoutObject, rootsOfFormFour } from './objects.data.ts';
import type { WordBefore } from './word-before.ts';

const moods: ReadonlyMap<string, string> = new Map([
  ...wordsOf(closingParticlesOfPresents).map((word) => [word, sukun] as const),
  ...wordsOf(openingParticles).map((word) => [word, fatha] as const),
]);
/** بعد أن أرسل الرجل: after these أن is followed by what was done. */
const beforeThePast: ReadonlySet<string> = new Set(wordsOf(beforeThePastWords));

/** Verbs that are of form IV in everyday use; of others أَذْهَبَ is the imperfect already. */
const formFour: ReadonlySet<string> = new Set(wordsOf(rootsOfFormFour));
/** As he did it, أَرْسَلَ or أَرْسَلَهُ; verbs that end in ئ are of no other form. */
const didIt = /^أ\u064E(\p{L})\u0652(\p{L})\u064E(\p{L})(?:\u064E(\p{L}.*)?|[\u0650\u0652])?$/u;
const endsInHamza = /^أ\u064E(\p{L})\u0652(\p{L})[\u064E\u0650]ئ[\u064E\u0650\u0652]?$/u;
/** Written like form I, in which nothing is brought out: أن أخرج من البيت. */
const withoutObject: ReadonlyMap<string, string> = new Map(
  wordsOf(presentsWithoutObject).map((form) => [removeMarks(form), form]),
);
const placesAndTimes: ReadonlySet<string> = new Set(wordsOf(afterVerbsWithoutObject));
const joined = /^(?:[بل]ال?\p{L}{3,}|لل\p{L}+|و\p{L}+)$/u;
const endingConfidence = 0.97;

function moodAfter({ bare, before }: WordBefore): string | undefined {
  return bare === 'أن' || bare === 'وأن'
    ? beforeThePast.has(before?.bare ?? '')
      ? undefined
      : fatha
    : moods.get(bare);
}

/**
 * أريد أن أرسلَ رسالة: where only an imperfect can stand, what looks like form IV of the past is what I do. The grammar
 * of the particles is that of Wright, *A Grammar of the Arabic Language*, II 15 to 19.
 */
export function asFirstPerson(
  reading: WordReading,
  bare: string,
  next: string | undefined,
  before: WordBefore,
): WordReading {
  const mood = bare.startsWith('أ') ? moodAfter(before) : undefined;
  if (mood === undefined) {
    return reading;
  }
  const alone =
    next === undefined || placesAndTimes.has(next) || joined.test(next) ? withoutObject.get(bare) : undefined;
  const [, first, second, last = 'ئ', object = ''] = didIt.exec(reading.form) ?? endsInHamza.exec(reading.form) ?? [];
  const isFormFour = last === 'ئ' || formFour.has(`${first}${second}${last}`);
  const form = alone ?? (isFormFour && first && second && `أ${damma}${first}${sukun}${second}${kasra}${last}`);
  return form === undefined || form === false || form === ''
    ? reading
    : { ...reading, form: `${form}${mood}${object}`, endingConfidence };
}
