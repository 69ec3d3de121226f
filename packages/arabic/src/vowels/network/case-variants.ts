import { inCase, pronounPattern } from '../clitics.ts';
import { damma, fatha, kasra } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';

/** A noun or verb with its owner or object: what ends it before the pronoun, and the pronoun. */
const beforePronoun = new RegExp(
  `^(?<word>.*\\p{L}\u0651?)(?<ending>[\u064E\u064F\u0650])(?<pronoun>${pronounPattern('him', 'her', 'them', 'themBoth', 'you', 'youAll', 'us')}|ه)$`,
  'u',
);

/** The tables of nouns; verbs have moods, and patterns bring their cases. */
const nounTables = /^lexicon\.(?:nouns|brands)$/u;

/** What another case is worth beside the one that the list has. */
const otherCaseShare = 0.02;

/** The readings, and ours with a pronoun in their other cases: a list holds one of رِسَالَتُهَا, رِسَالَتَهَا. */
export function withCases(readings: readonly WordReading[]): readonly WordReading[] {
  const forms = new Set(readings.map(({ form }) => form));
  return readings.flatMap((reading) => {
    const { word, ending, pronoun } = beforePronoun.exec(reading.form)?.groups ?? {};
    if (!nounTables.test(reading.origin.rule) || word === undefined || pronoun === undefined) {
      return [reading];
    }
    const others = [damma, fatha, kasra]
      .filter((vowel) => vowel !== ending)
      .map((vowel) => inCase(word, vowel, pronoun))
      .filter((form) => !forms.has(form));
    return [
      reading,
      ...others.map((form) => ({ ...reading, form, coreConfidence: reading.coreConfidence * otherCaseShare })),
    ];
  });
}
