import { setOf } from '../word-list.ts';

/** Beginnings of verbs in a tense that no noun of the standard language has. */
export const surelyTensed =
  /^(?:[به]ي|[به]ن|هت|ح[ينت]|ك[نتي]|غ[نت]|من(?=\p{L}{4})|بت(?=\p{L}{3,}(?:ي|وا|ون|ين)$)|رح[ينت]|عم[بيتن]|ما[بيتنح])/u;

/** ما بيسمعش, تخافش: a verb that ش alone may deny. */
export const personOrTense = /^(?:[يتنأا]|[بهح][يتن]|ب\p{L}{3})/u;

/** Names and nouns that look like verbs of a tense; بشكل, بسبب are nouns with a preposition. */
export const notVerbs: ReadonlySet<string> = setOf(`
  هنادي بيشوي بيتكوين بتكوين بيشاور بيرسي بيردي هيدفون بنسلين تحليلي هيبان بيربوك بيترسون
  بشكل بسبب بصوت بسعر بلون بطعم بملح بعمر بقلب بشرط برقم بخط بصف بحق بوجه بدرج بسقف بورق بنص بطول بضيق بحجم بظرف بخلق بزيت بخير ببيت بحرف بعقل بصبر بفضل بحذر بوزن بوقت بلبن بلحم بطب بقلم بفرع بركن بصدق بقصد بنفس بهدف بورم بشوق بوجع بخوف
`);

/** Possessive suffixes of nouns that are objects of verbs as well: طلبها. */
export const possessivesOfNouns: ReadonlySet<string> = setOf('ه ها ك كم نا هم هن كن و ن كو كي ج چ');

/** بعتلي: he sent it to me; I send nothing to myself. */
export const firstPersonObjects: ReadonlySet<string> = setOf('ني نا لي لنا هالي هالنا هولي هولنا');

/** الفني: what opens like an article is no verb of mine. */
export const likeArticle = /^ا(?=ل\p{L}{3})/u;

/** حكتلي: with this future no verb of mine has two letters. */
export const futureOfMine = 'حَ';

export const pluralEnd = /\u064Fوا?$/u;
/** They did it, as it is written, with an alif that is silent. */
export const endOfMany = 'وا';
/** كلمات: what she did in the Maghreb, and a plural. */
export const femininePlural = /ات$/u;
/** صومنا: a noun of us, or a hollow verb with its vowel written long. */
export const writtenLong = /^\p{L}\p{M}[وي]/u;
/** أقدر: I. */
export const personOfMine = 'أ';
/** For whom something is done. */
export const recipient = /^(?:ه[او])?ل/u;
