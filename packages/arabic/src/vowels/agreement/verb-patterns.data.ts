import { bareObjectPronouns, barePronouns } from '../clitics.data.ts';
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

/** A past verb of the third person; no noun with the article. */
const thirdPersonPast = '\\p{L}.*(?:\u064E|\u064Eت[\u0650\u0652])$';

export const pastVerb = new RegExp(`^(?!ال)${thirdPersonPast}`, 'u');

/** The same, and neither إِنَّ nor أَنَّ. */
export const pastVerbNotInna = new RegExp(`^(?!ال|إ\u0650ن|أ\u064Eن)${thirdPersonPast}`, 'u');

/** كتب, وصل: what is vowelled as a past verb of form I, its ending apart. */
export const formOnePast = /^\p{L}\u064E\p{L}\u0651?[\u064E\u0650\u064F]\p{L}\u064E?$/u;

/** A past of the first person: تَسَلَّمْتُ. Nouns end so as well: الْبَيْتُ. */
export const firstPersonPast = /(?<!أ\u064Eن)\u0652ت[\u064E-\u0650]$/u;

/** كنت, زرت: the same, without the ending. */
export const firstPersonPastOfHollow = /^(?:[وف]\u064E)?\p{L}[\u064F\u0650]\p{L}\u0652ت$/u;

/** The same in the plural: تَلَقَّيْنَا. */
export const firstPersonPluralPast = /\u0652ن\u064Eا$/u;

/** The same, and no preposition with our pronoun: عَلَيْنَا. */
export const longFirstPersonPluralPast =
  /^(?!(?:ل\u064Eد|ع\u064Eل|إ\u0650ل|ب\u064Eي|و\u064Eال|م\u0650ن|ع\u064Eن))[ء-يٱ-ۓ].{4,}\u0652ن\u064Eا$/u;

/** We do, or I do in a verb of II to X: نُعِيدُ, نُقَدِّرُ, أُرْفِقُ; no comparative and no plural is vowelled so. */
export const firstPersonPresent =
  /^(?:س\u064E)?(?:ن\u064E[ء-يٱ-ۓ]\u0652|[نأ]\u064F[ء-يٱ-ۓ](?!\u064F)|[نأ]\u064Eست\u064E|[نأ]\u064Eت\u064E).+(?:(?<!ة)\u064F|(?<=^س.*)[^\u064B-\u0652])$/u;

/** A jussive of the second person, singular or plural: تُفَوِّتْ, تُفَوِّتُوا. */
export const secondPersonJussive = /^ت.*(?:[\u0650\u0652]|\u064Fوا|\u0650ي)$/u;

/** A passive of the present: يُعْرَفُ, تُسْتَخْدَمُ. */
export const presentPassive =
  /^[يت]\u064F(?:[ء-يٱ-ۓ]\u0652)?[ء-يٱ-ۓ]\u064E?(?:[ء-يٱ-ۓ][\u064E\u0652\u0651]{1,2}){0,2}\u064F$|^[يت]\u064F[ء-يٱ-ۓ]\u0652[ء-يٱ-ۓ]\u064E[ء-يٱ-ۓ]\u064F$/u;

/** A passive of the past or the present, the future included. */
export const passiveVerb =
  /^(?:س\u064E)?(?:[يت]\u064F.*\u064E[ء-يٱ-ۓ]\u0651?[\u064F\u064E\u0652]|[ء-يٱ-ۓ]\u064F(?:[ء-يٱ-ۓ]\u0651?\u0650|[ء-يٱ-ۓ]\u0652[ء-يٱ-ۓ]\u0650|و[ء-يٱ-ۓ]\u0650).*\u064E(?:ت[\u0652\u0650])?|أ\u064F[ء-يٱ-ۓ]\u0650ي[ء-يٱ-ۓ]\u064E(?:ت[\u0652\u0650])?)$/u;

/** Active and passive are spelt alike, and both are common: يعد الطعام. */
export const passiveOrActive = /^[يت]عد$/u;

/** Intransitive pasts whose subject follows, often a thing of the addressee's: وصل طلبك, انتهت باقتك. */
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

/** The goal: a preposition with a pronoun of the first or second person. */
export const goalPronoun = /^(?:ل|ب|من|إلي|علي|مع|عن|لدي)(?:ك|كم|نا|ي)$/u;

const objectPronoun = anyOf(bareObjectPronouns);

/** A present verb with an object pronoun: سيصلك, يهمنا, تعجبني. */
export const verbWithObjectPronoun = new RegExp(`^[وفل]?س?[يت]\\p{L}{2,}${objectPronoun}$`, 'u');

/** A past verb with a pronoun of the first person: وَصَلَتْنِي, أَعْجَبَنِي; وَصَلْنَا is what we did. */
export const pastWithMe = /^(?!.*\u064Fن)(?:[وف]\u064E)?\p{L}.{4,}\u064E(?:ت\u0652)?ن(?:\u0650ي|\u064Eا)$/u;

/** How verbs end that have two objects, and what only looks like one, before a pronoun: يمنحك حقك. */
const ditransitiveVerbs = `
  عطي عط منح علم سلب هب رزق زيد ري سأل جعل ترك سلم عيد كسب وفي شتري بيع مكن يكون بين بنا دنا ينا
`;

export const ditransitiveWithPronoun = new RegExp(`${anyOf(ditransitiveVerbs)}ت?${objectPronoun}$`, 'u');

/** What stands before a ك of the root: يملك. */
const beforeKafOfRoot = 'مل تر در شار مس حر هل سل ش ضح بار شتر شتب تمس نته فك تفك رب ت د';

export const endsInKafOfRoot = new RegExp(`${anyOf(beforeKafOfRoot)}ك$`, 'u');

/** Present verbs of the first person, whose subject is never named after them. */
export const firstPersonVerbs = `
  أحب نحب أريد نريد أحترم نحترم أشكر نشكر أعرف نعرف أفتقد نفتقد أتذكر نتذكر أزور نزور أنتظر ننتظر أرى نرى
  أقدر نقدر أغسل نغسل أحفظ نحفظ أنسى ننسى أحمي نحمي أبيع نبيع أكتب نكتب أساعد نساعد أحاول نحاول أطلب نطلب
  أرسل نرسل أقدم نقدم أرفق نرفق أؤكد نؤكد أعرض نعرض أضع نضع أتابع نتابع أحتاج نحتاج أتوقع نتوقع أجد نجد
  أفتح نفتح أغلق نغلق أستقبل نستقبل أتسلم نتسلم أستلم نستلم أغير نغير أحدث نحدث ألغي نلغي أبدأ نبدأ أواصل
  نواصل أتقبل نتقبل نثمن أتمنى نتمنى أرجو نرجو أراجع نراجع أكمل نكمل أعيد نعيد
`;

/** Before a verb of the second person: one is told what not to do, or asked how one does it. */
export const negationsAndInterrogatives = 'لا ولا كيف هل فهل وهل لماذا';

/** What states and people of the news do to what is theirs, without the letter of the person: طهران تنفي صلتها. */
const verbsOfNews = `
  نفي علن ؤكد رفض دعم عزز وسع كشف جدد واصل ستأنف خفض رفع نهي ختتم طلق سحب علق غلق وقف ؤجل حيي طور بيع عرض ستعيد
  خسر ستخدم ترك غير عدل حدد كرر بدي فقد دشن نشر سلم
`;

export const verbOfNews = new RegExp(`^[يت]${anyOf(verbsOfNews)}$`, 'u');

/** To whom it is done, between a verb and its object: نعيد إليك نقودك. */
export const indirectObject = new RegExp(`^${anyOf('ل إلي علي من')}${anyOf(barePronouns)}$`, 'u');
