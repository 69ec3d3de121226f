import { anyOf } from '../word-list.ts';

/** A past verb of the third person; no noun with the article. */
const thirdPersonPast = '\\p{L}.*(?:\u064E|\u064Eت[\u0650\u0652])$';
export const pastVerb = new RegExp(`^(?!ال)${thirdPersonPast}`, 'u');
/** The same, and neither إِنَّ nor أَنَّ. */
export const pastVerbNotInna = new RegExp(`^(?!ال|إ\u0650ن|أ\u064Eن)${thirdPersonPast}`, 'u');

/** كتب, وصل: what is vowelled as a past verb of form I, its ending apart. */
export const formOnePast = /^\p{L}\u064E\p{L}\u0651?[\u064E\u0650\u064F]\p{L}\u064E?$/u;

/** I did: تَسَلَّمْتُ. Nouns end so as well: الْبَيْتُ. */
export const firstPersonPast = /\u0652ت\u064F$/u;
/** كنت, زرت: I did, without the ending. */
export const firstPersonPastOfHollow = /^(?:[وف]\u064E)?\p{L}[\u064F\u0650]\p{L}\u0652ت$/u;
/** We did: تَلَقَّيْنَا. */
export const firstPersonPluralPast = /\u0652ن\u064Eا$/u;
/** The same, and no preposition with our pronoun: عَلَيْنَا. */
export const longFirstPersonPluralPast =
  /^(?!(?:ل\u064Eد|ع\u064Eل|إ\u0650ل|ب\u064Eي|و\u064Eال|م\u0650ن|ع\u064Eن))[ء-يٱ-ۓ].{4,}\u0652ن\u064Eا$/u;
/** We do, or I do in a verb of II to X: نُعِيدُ, نُقَدِّرُ, أُرْفِقُ; no comparative and no plural is vowelled so. */
export const firstPersonPresent =
  /^(?:س\u064E)?(?:ن\u064E[ء-يٱ-ۓ]\u0652|[نأ]\u064F[ء-يٱ-ۓ](?!\u064F)|[نأ]\u064Eست\u064E|[نأ]\u064Eت\u064E).+(?:(?<!ة)\u064F|(?<=^س.*)[^\u064B-\u0652])$/u;

/** A jussive of the second person, of one or of many: تُفَوِّتْ, تُفَوِّتُوا. */
export const secondPersonJussive = /^ت.*(?:[\u0650\u0652]|\u064Fوا|\u0650ي)$/u;

/** A passive of the present: يُعْرَفُ, تُسْتَخْدَمُ. */
export const presentPassive =
  /^[يت]\u064F(?:[ء-يٱ-ۓ]\u0652)?[ء-يٱ-ۓ]\u064E?(?:[ء-يٱ-ۓ][\u064E\u0652\u0651]{1,2}){0,2}\u064F$|^[يت]\u064F[ء-يٱ-ۓ]\u0652[ء-يٱ-ۓ]\u064E[ء-يٱ-ۓ]\u064F$/u;
/** A passive of the past or the present, the future included. */
export const passiveVerb =
  /^(?:س\u064E)?(?:[يت]\u064F.*\u064E[ء-يٱ-ۓ]\u0651?[\u064F\u064E\u0652]|[ء-يٱ-ۓ]\u064F(?:[ء-يٱ-ۓ]\u0651?\u0650|[ء-يٱ-ۓ]\u0652[ء-يٱ-ۓ]\u0650|و[ء-يٱ-ۓ]\u0650).*\u064E(?:ت[\u0652\u0650])?|أ\u064F[ء-يٱ-ۓ]\u0650ي[ء-يٱ-ۓ]\u064E(?:ت[\u0652\u0650])?)$/u;
/** Active and passive are spelt alike, and both are common: يعد الطعام. */
export const passiveOrActive = /^[يت]عد$/u;

/** Intransitive pasts of what happens to things of the reader's, whose subject follows: وصل طلبك, انتهت باقتك. */
export const intransitivePasts = `
  تَأَخَّرَ تَغَيَّرَ تَوَقَّفَ تَعَطَّلَ تَأَجَّلَ تَحَسَّنَ تَكَرَّرَ تَعَثَّرَ تَلِفَ تَضَرَّرَ تَجَدَّدَ تَأَثَّرَ تَأَكَّدَ انْقَطَعَ انْخَفَضَ انْتَقَلَ ارْتَفَعَ اكْتَمَلَ اقْتَرَبَ اخْتَلَفَ احْتَرَقَ تَضَاعَفَ تَرَاجَعَ تَزَايَدَ امْتَلَأَ انْفَصَلَ نَفِدَ وَصَلَ فَشِلَ نَجَحَ ظَهَرَ بَدَأَ تَعَذَّرَ سَقَطَ نَقَصَ
  ضَاعَ زَادَ حَانَ بَقِيَ اسْتَمَرَّ اسْتَقَرَّ تَمَّ انْتَهَى انْقَضَى ازْدَادَ اخْتَفَى تَلَاشَى جَاءَ عَادَ كَانَ أَصْبَحَ صَارَ
`;
/** The same in the feminine, of verbs that lose a weak letter before its t. */
export const intransitivePastsOfHer =
  'انْتَهَتْ انْقَضَتْ اخْتَفَتْ تَلَاشَتْ ازْدَادَتْ بَقِيَتْ كَانَتْ صَارَتْ عَادَتْ جَاءَتْ حَانَتْ زَادَتْ ضَاعَتْ تَمَّتْ اسْتَمَرَّتْ';

/** Presents of the third person whose goal is a pronoun, so that the subject follows it: سيرد عليك فريقنا. */
const verbsWithGoal = 'رد تواصل تصل جيب عود حضر أتي بقى هتم عتني رحب تكفل بدأ نتهي تم سري';
export const verbWithGoal = new RegExp(`^[وفل]?س?[يت]${anyOf(verbsWithGoal)}$`, 'u');
/** The goal: a preposition with the pronoun of who reads or who writes. */
export const goalPronoun = /^(?:ل|ب|من|إلي|علي|مع|عن|لدي)(?:ك|كم|نا|ي)$/u;
