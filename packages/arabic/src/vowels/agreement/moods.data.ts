import { pronounPattern } from '../clitics.ts';
import { anyOf } from '../word-list.ts';

/** That, before a verb of the subjunctive: أن تصلك. */
export const complementisers = 'أن وأن';
export const complementisersWithPreposition = 'بأن';

/** A verb of the present with its object, in the indicative: تَمْنَحُكَ; the last letter of نَتْرُكَ is its own. */
export const indicativeWithObject = new RegExp(
  `^(?<verb>[يتنأ][\u064E\u064F].*[^ت\u064E-\u0652](?<!\u0652\\p{L})\u0651?)\u064F(?<object>${pronounPattern('me', 'you', 'youAll', 'her', 'us')}|ه\u064F?|ه\u064Fم\u0652?)$`,
  'u',
);
/** لِتَمْنَحَكَ: what somebody does something for; nouns of these letters are vowelled in another way: لِيَوْمِكَ. */
export const purposeClause =
  /^(?<start>(?:[وف]\u064E)?ل\u0650)(?<verb>(?:ي[\u064E\u064F][ء-يٱ-ۓ]\u0652(?<!و\u0652)|ي\u064F|[تن]\u064F|ت\u064E[ء-يٱ-ۓ]\u0652).+)$/u;

/** سيتواصل, وسيصل: a verb after the س of the future, with the vowel of no indicative. */
export const futureNotIndicative =
  /^(?<verb>(?:[وف]\u064E)?س\u064Eي[\u064E\u064F].+(?<!\u064Fو|\u0650ي|\u064Eا)[^\u064B-\u0652اىويتك])[\u0652\u064E]$/u;
/** وَسَنَدْرُسُهَا: the same before its object. */
export const futureWithObject = new RegExp(
  `^(?<verb>(?:[وف]\u064E)?س\u064E[ينتأ][\u064E\u064F].{3,})\u064E(?<object>${pronounPattern('you', 'youAll', 'youAllJoined', 'her')}|ه\u064F|ه\u064Fم\u0652?)$`,
  'u',
);

/** Roots of verbs that are of form IV in everyday use; of others أَذْهَبَ is the imperfect already. */
export const rootsOfFormFour = `
  رسل غلق كمل صلح حضر خرج نجز نفق قنع طلق نقذ نكر ثبت ظهر دخل زعج حرج رهق صدر طعم لصق لحق رجع قفل سكت سعد غضب ضحك نزل وقف وصل وضح ورد
  شعل كرم خبر همل فسد عجب خجل نتج فلت كثر تقن بدع بلغ
`;

/** Intransitive presents of form I that are spelt like form IV: أن أخرج من البيت. */
export const intransitivePresents = 'أَخْرُج أَدْخُل أَنْزِل أَرْجِع أَجْلِس أَحْضُر أَسْكُن أَصْعَد';

/** Prepositions and adverbs that go on after an intransitive verb, and what particles of one letter are joined to. */
export const adverbials = 'في من إلى على مع قبل بعد عند هنا هناك معك معه معها معهم اليوم غدا الآن';
export const joinedAdverbial = new RegExp(`^(?:[بل]ال?\\p{L}{3,}|${anyOf('لل و')}\\p{L}+)$`, 'u');
