import { anyOf } from '../word-list.ts';

/** With one of these in its clause a verb in ت is of the first person, unless a subject is named: أكملت عامي. */
export const wordsOfMine =
  'عنواني بياناتي رقمي بريدي موعدي اسمي كلمتي بطاقتي اشتراكي حجزي إجازتي استقالتي ابنتي طلباتي أنتظر وأنتظر أرجو وأرجو فأرجو أريد وأريد أود أطلب وأطلب أحتاج أتمنى وأتمنى أعتذر أرغب أستطيع أنا وأنا لي معي عندي مني نفسي حياتي عمري بيتي منزلي أمي أبي أخي أختي صديقي صديقتي أصدقائي زوجي زوجتي ابني ابنتي أولادي عائلتي أسرتي حسابي عملي عامي هاتفي جهازي سيارتي مدينتي بلدي قلبي رأيي وقتي تجربتي رحلتي دراستي جامعتي غرفتي مشروعي طلبي كتابي';

/** Questions after which a verb in ت is of the second person: هل قرأتَ. */
export const questionWords = 'أنت وأنت هل متى كيف لماذا أين كم ماذا لم ألم';

/** After these a verb in ت is of the first person: وأنا رسبت. */
export const wordsBeforeFirst =
  'أنا وأنا فأنا أنني وأنني لأنني بأنني إنني فإنني لكنني ولكنني كأنني ليتني لكني ولكني أني إني لأني بأني';
/** After these it is of the second: أنك حصلت. */
export const wordsBeforeSecond = 'أنك وأنك لأنك بأنك إنك فإنك لكنك ولكنك كأنك ليتك لعلك';
/** Between such a word and its verb. */
export const particlesBeforePasts = 'قد لم ما';

/** Masculine things: before one of them a verb in ت is of the first or second person: هل جربت التطبيق؟ */
export const masculineThings =
  'تطبيق رابط رمز ملف فيديو مقطع عقد عرض منتج برنامج مسلسل كتاب هاتف جهاز مطعم فندق عنوان رقم فستان قميص حذاء معطف مشروع مبلغ سعر ثمن بحث امتحان اختبار درس نص بريد باب مفتاح سؤال تمرين تقرير مقال خبر فيلم دواء طعام غداء عشاء فطور حساب طلب موضوع اجتماع خبز حليب ماء شاي';
/** Other things that somebody is asked about: هل كتبت الواجب؟ */
export const askedThings = 'واجب دروس كتب رسالة رسائل أخبار مباراة صور صورة نافذة فاتورة قهوة';

/** انتهت, أعطت, غنّت, احتلّت: feminines of weak and doubled verbs; their other persons have more letters. */
export const feminineOfWeak =
  /^(?:[وف]\u064E)?(?:ا\u0650?\p{L}\u0652\p{L}\u064E\p{L}\u0651?\u064E|أ\u064E\p{L}\u0652\p{L}\u064E|(?:ت\u064E)?\p{L}\u064E\p{L}\u0651\u064E|اس\u0652ت\u064E\p{L}\u0652?\p{L}\u0651?\u064E)ت\u0652?$/u;

/** هل استيقظت أم ما زلت نائمة؟ */
export const or = 'أم';
/** A doubled verb: احتلّت; its other persons have more letters. */
export const feminineOfDoubled = /\u0651\u064Eت\u0652?$/u;
/** A verb in ت with its object: دفعته. */
export const verbWithObject = /^(?<verb>\p{L}{2,}ت)(?<object>ها?)$/u;
/** The object as it is heard after the vowel of the t. */
export const objectAfterVowel: Readonly<Record<string, readonly [afterKasra: string, otherwise: string]>> = {
  ه: ['ه\u0650', 'ه\u064F'],
  ها: ['ه\u064Eا', 'ه\u064Eا'],
};

/** What opens a relative clause: الرقم الذي أدخلته. */
export const relativePronouns = 'الذي التي الذين ما كما';

/** Questions that are asked with the verb alone: لماذا تأخرت؟ */
export const questionsAlone = 'أنت وأنت لماذا كيف متى أين ماذا هل';

/** Short words in ت that are verbs nonetheless. */
export const shortVerbs = 'كنت قلت زرت عدت نمت';

/** What ends as if it were of the second person. */
export const notOfFirstOrSecond = 'ذلك تلك هناك هنا كذلك أولئك لكم';

/** Questions and wishes. */
const questionsAndWishes = 'متى هل أين كيف لماذا أريد يرجى الرجاء';

/** What goes on after the verb of a relative clause. */
const particlesAfterRelativeVerb =
  'من في إلى على عن مع قبل بعد عبر أمس اليوم غير لا لم ليس ليست قد سابقا هنا خلال منذ يوم أو غيرك';
/** A particle, an adverb, or the verb of the sentence. */
export const afterRelativeVerb = new RegExp(`^(?:${anyOf(particlesAfterRelativeVerb)}|و\\p{L}+|[بلي]\\p{L}{3,})$`, 'u');

/** Words of the first and second person: رصيدك, لدينا, طلبي. */
export const ofFirstOrSecond = new RegExp(
  `^(?:${anyOf(`${questionsAndWishes} ${wordsOfMine}`)}|.*(?:ك|كم|نا)|(?:ل|ب|من|علي|إلي|مع|عند)ي|.{4,}تي)$`,
  'u',
);
/** Of those, words of the second person. */
export const ofSecond = /^(?:.{2,}(?:ك|كم|نا)|يرجى|الرجاء|هل)$/u;
/** محفظتي, بلقائك, سأحضر. */
export const ofFirst =
  /^(?!.*(?:لتي|أتي|كويتي|إماراتي|معلوماتي)$)\p{L}{3,}تي$|^ب(?!طاقت|يانات|رنامج|رامج|ريد|اقت|شرت|صمت|لاغ|واب|يئت|ضاعت)\p{L}{4,}ك$|^(?:إليك|بك)$|^[وف]?سأ\p{L}{2,}$/u;

/**
 * First persons that open a text in which no subject is named: سمعت صوت الرعد. Most are spelt like the feminine and the
 * passive as well.
 */
export const openingFirstPersons = `
  سَمِعْتُ تَعَلَّمْتُ حَفِظْتُ فَهِمْتُ شَرِبْتُ أَكَلْتُ كَتَبْتُ قَرَأْتُ رَسَمْتُ غَسَلْتُ طَبَخْتُ دَرَسْتُ شَاهَدْتُ فَتَحْتُ نَسِيتُ تَذَكَّرْتُ أَحْبَبْتُ لَبِسْتُ رَكِبْتُ زُرْتُ قَابَلْتُ سَافَرْتُ لَعِبْتُ نِمْتُ مَشَيْتُ رَكَضْتُ
  جَلَسْتُ ذَهَبْتُ رَجَعْتُ عُدْتُ اشْتَرَيْتُ اسْتَأْجَرْتُ سَأَلْتُ أَجَبْتُ شَكَرْتُ سَاعَدْتُ زَرَعْتُ صَلَّيْتُ تَنَاوَلْتُ حَلَمْتُ ضَحِكْتُ بَكَيْتُ شَعَرْتُ فَرِحْتُ حَزِنْتُ تَعِبْتُ فَقَدْتُ وَجَدْتُ انْتَظَرْتُ اسْتَيْقَظْتُ
  قُدْتُ حَمَلْتُ صَنَعْتُ سَكَنْتُ عَمِلْتُ تَزَوَّجْتُ قَضَيْتُ نَظَّفْتُ رَتَّبْتُ أَعْدَدْتُ سَبَحْتُ صَعِدْتُ دَخَلْتُ خَرَجْتُ تَعَرَّفْتُ تَأَخَّرْتُ نَجَحْتُ حَاوَلْتُ رَمَيْتُ أَضَعْتُ أَرْسَلْتُ تَلَقَّيْتُ عَرَفْتُ اكْتَشَفْتُ
  شَمِمْتُ مَلِلْتُ دَقَقْتُ صَبَبْتُ لَفَفْتُ ضَمَمْتُ هَزَزْتُ رَشَشْتُ قَصَصْتُ فَكَكْتُ سَدَدْتُ ظَنَنْتُ مَدَدْتُ رَدَدْتُ مَرَرْتُ حَكَكْتُ
  حَجَزْتُ طَلَبْتُ تَقَدَّمْتُ اسْتَلَمْتُ اشْتَرَكْتُ رَاسَلْتُ اتَّصَلْتُ حَمَّلْتُ جَرَّبْتُ اسْتَخْدَمْتُ اسْتَبْدَلْتُ رَاجَعْتُ أَدْخَلْتُ تَوَاصَلْتُ أَرْفَقْتُ
  أَنْهَيْتُ قَدَّمْتُ لَاحَظْتُ تَسَوَّقْتُ حَوَّلْتُ أَعَدْتُ شَحَنْتُ أَكْمَلْتُ اسْتَفْسَرْتُ تَوَصَّلْتُ
`;

/** The same where something of the first person is named as well; alone the letters are read as the passive. */
export const firstPersonsBesideMine = 'نَزَّلْتُ دَفَعْتُ أَضَفْتُ غَيَّرْتُ أَلْغَيْتُ سَجَّلْتُ نَشَرْتُ فَعَّلْتُ حَدَّدْتُ جَدَّدْتُ سَلَّمْتُ رَفَعْتُ بَعَثْتُ وَقَّعْتُ';

/** Of those, what a thing does as well, bare: a noun with the article is the subject (تأخرت الطائرة, وجدت الدراسة). */
export const pastsOfThings =
  'نمت تأخرت مشيت ركضت جلست ذهبت رجعت عدت ضحكت بكيت فرحت حزنت تعبت سبحت خرجت نجحت سافرت استيقظت شعرت لعبت عملت سكنت تزوجت تعرفت حلمت وجدت اكتشفت عرفت صعدت تقدمت ألغت سجلت حولت أعدت أكملت قدمت توصلت اتصلت لاحظت أنهت';

/**
 * Pasts of letters and messages, in the third person: with a word of the first or second person in the clause
 * سَجَّلْتُ, and with نا سَجَّلْنَا, whatever else the letters spell.
 */
export const pastsOfLetters = `
  سَجَّلَ غَيَّرَ عَدَّلَ حَذَفَ دَفَعَ حَوَّلَ فَعَّلَ نَزَّلَ حَمَّلَ رَفَعَ جَدَّدَ سَلَّمَ بَعَثَ وَقَّعَ حَدَّدَ حَدَّثَ رَاجَعَ عَالَجَ شَحَنَ خَصَمَ أَرْسَلَ أَرْفَقَ أَكْمَلَ طَلَبَ اسْتَلَمَ تَسَلَّمَ تَحَقَّقَ تَأَكَّدَ تَحَدَّثَ تَوَاصَلَ تَابَعَ لَاحَظَ وَجَدَ كَتَبَ قَرَأَ شَاهَدَ سَمِعَ فَهِمَ حَضَرَ
  وَصَلَ خَرَجَ دَخَلَ ذَهَبَ رَجَعَ سَأَلَ أَخْبَرَ أَبْلَغَ أَعْلَمَ أَكَّدَ وَافَقَ رَفَضَ قَبِلَ اعْتَذَرَ انْتَظَرَ حَاوَلَ جَرَّبَ اسْتَخْدَمَ اسْتَعْمَلَ اسْتَبْدَلَ اسْتَرْجَعَ طَبَعَ صَوَّرَ نَسَخَ فَحَصَ اخْتَبَرَ أَصْلَحَ رَكَّبَ فَتَحَ أَغْلَقَ أَوْقَفَ شَغَّلَ أَلْحَقَ أَدْرَجَ نَشَرَ شَارَكَ رَشَّحَ
  وَظَّفَ دَرَّبَ نَظَّمَ نَسَّقَ رَتَّبَ جَهَّزَ أَنْجَزَ نَفَّذَ طَوَّرَ صَمَّمَ أَنْشَأَ أَسَّسَ أَطْلَقَ أَصْدَرَ قَدَّمَ عَرَضَ شَرَحَ وَضَّحَ نَاقَشَ اقْتَرَحَ اتَّفَقَ وَعَدَ خَطَّطَ قَرَّرَ حَجَزَ أَجَّلَ مَدَّدَ خَفَّضَ ضَاعَفَ وَفَّرَ خَصَّصَ مَنَحَ كَرَّمَ شَكَرَ هَنَّأَ دَعَمَ سَاعَدَ سَانَدَ زَوَّدَ
  رَاسَلَ خَاطَبَ قَابَلَ الْتَقَطَ اشْتَرَكَ تَقَدَّمَ الْتَحَقَ تَخَرَّجَ عَمِلَ دَرَسَ بَحَثَ عَثَرَ تَوَصَّلَ اكْتَشَفَ لَمَسَ شَعَرَ سَعِدَ فَرِحَ تَشَرَّفَ اسْتَمْتَعَ اسْتَفْسَرَ اسْتَقْبَلَ تَعَرَّضَ تَأَخَّرَ تَعَامَلَ تَعَاقَدَ تَفَاجَأَ تَوَقَّعَ تَذَكَّرَ تَجَاوَزَ تَصَفَّحَ تَفَاوَضَ تَبَادَلَ تَكَفَّلَ
  رَبِحَ خَسِرَ لَبِسَ سَحَبَ أَوْدَعَ صَرَفَ سَدَّدَ أَنْفَقَ ادَّخَرَ اسْتَثْمَرَ فَقَدَ كَسَرَ نَظَّفَ غَسَلَ طَبَخَ خَبَزَ زَرَعَ سَكَنَ سَافَرَ غَادَرَ أَقْلَعَ رَكِبَ نَزَلَ صَعِدَ جَلَسَ وَقَفَ نَظَرَ بَدَأَ تَوَقَّفَ أَسْرَعَ تَعَلَّمَ حَفِظَ عَلَّمَ دَرَّسَ تَرْجَمَ لَخَّصَ دَقَّقَ صَحَّحَ نَقَّحَ حَرَّرَ أَلَّفَ رَسَمَ عَزَفَ
  ثَبَّتَ عَطَّلَ أَعْجَبَ نَصَحَ أَوْصَلَ كَرَّرَ ذَكَرَ ذَكَّرَ أَنْقَذَ رَحَّبَ تَرَكَ أَدْخَلَ أَخْرَجَ نَقَلَ رَبَطَ فَصَلَ كَتَمَ حَظَرَ كَلَّمَ وَدَّعَ خَزَّنَ ضَمِنَ حَسَّنَ أَعْلَنَ تَعَاوَنَ دَوَّنَ عَيَّنَ وَسَّعَ خَفَّفَ بَلَّغَ
`;

/** The same of weak, hollow and doubled verbs, in the first person: with نا أَضَفْنَا. */
export const firstPersonsOfLetters = `
  أَضَفْتُ أَعَدْتُ أَزَلْتُ اخْتَرْتُ زُرْتُ قُمْتُ عُدْتُ اسْتَفَدْتُ احْتَجْتُ أَجَبْتُ أَفَدْتُ أَرَدْتُ أَضَعْتُ فُزْتُ نِلْتُ أَدَرْتُ أَلْغَيْتُ أَجْرَيْتُ اشْتَرَيْتُ تَلَقَّيْتُ أَنْهَيْتُ أَعْطَيْتُ تَمَنَّيْتُ اكْتَفَيْتُ انْتَهَيْتُ الْتَقَيْتُ اقْتَنَيْتُ نَسِيتُ رَضِيتُ بَقِيتُ أَعْدَدْتُ رَدَدْتُ اسْتَرْدَدْتُ
  أَحْبَبْتُ اسْتَضَفْتُ اسْتَعَنْتُ اسْتَشَرْتُ أَقَمْتُ أَدَّيْتُ غَطَّيْتُ سَمَّيْتُ لَبَّيْتُ أَبْقَيْتُ أَخْفَيْتُ دَعَوْتُ رَجَوْتُ شَكَوْتُ بَنَيْتُ قَضَيْتُ وَضَعْتُ أَرَحْتُ بِعْتُ قِسْتُ عِشْتُ نِمْتُ ذُقْتُ عَانَيْتُ عَانَقْتُ أَحْصَيْتُ أَخْلَيْتُ أَشَرْتُ أَحَلْتُ أَذَبْتُ
`;

/** First persons plural of verbs in ن, which is written once. */
export const pluralsInNun = 'شَحَنَّا ضَمِنَّا أَعْلَنَّا تَعَاوَنَّا دَوَّنَّا أَمَّنَّا خَزَّنَّا حَسَّنَّا زَيَّنَّا عَيَّنَّا بَيَّنَّا مَكَّنَّا كَوَّنَّا';

/** Before a past verb: لقد راجعت. */
export const beforePasts =
  'لقد قد وقد ولقد أنا وأنا نحن ونحن أنني لأنني بأنني أننا لأننا بأننا الذي التي عندما حين بعدما كما حيث ثم منذ';

/** A verb with its object me: تصلني, وأخبروني. */
export const verbWithMe = /^[وف]?(?:[يت]\p{L}{2,}|وصل|وصلت|أخبر|أعجب|أعجبت|راسل|اتصل)ني$/u;
/** A present of the first person, and what stands before it: لم أستلم. */
export const firstPersonPresent = /^[وف]?أ\p{L}{3,}$/u;
export const beforePresents = /^[وف]?(?:لم|لا|لن|أن|كي)$/u;
/** A second verb: وأعدت. */
export const joinedPastInTa = /^[وف]\p{L}{3,}ت$/u;
/** A feminine subject: سجلت هذه الشركات. */
export const feminineSubject = /^(?:[إأ]ن|هذه|تلك|هي)|^ال\p{L}+ات$/u;
/** A feminine noun of the addressee's: رفضت بطاقتك is rather a passive. */
export const feminineOfYours = /(?:ت|ات)(?:ك|كم|نا)$/u;
/** What goes on after a verb that has no object. */
export const afterPlurals = /^(?:في|من|إلى|على|عن|مع|عبر|قبل|بعد|ل?بك?م?|لكم?|إليكم?|معكم?|عليكم?)$/u;
/** Around us, and we transferred. */
export const aroundUs = 'حولنا';
/** A present of the first person plural. */
export const pluralPresent = /^ن\p{L}{3,}$/u;
export const joinedPast = /^[وف]([ء-يٱ-ۓ]{4,})$/u;
export const endsInTa = /ت$/u;
export const vowelOfTa = /ت\u064F$/u;
export const [endingOfI, endingOfWe] = ['\u0652ت\u064F', 'ن\u064Eا'];

/** Verbs of III, V and VI, whose passive has other letters or hardly any use: رَاجَعْتُ. */
export const activeOnly = /^(?:\p{L}\u064Eا|ت\u064E)/u;

/** نسيت كلمة المرور؟ is asked by a form. */
export const formQuestion = { verb: 'نسيت', object: 'كلمة' } as const;
export const that = 'أن';
export const indefiniteObject = /^\p{L}{2,}(?<![هيو])ا$/u;
export const pluralInAt = /ات$/u;
/** هي, and what is hers: لبست ثيابها. */
export const hers = /^\p{L}{2,}ها$|^هي$/u;

/** نسيت سترتك عندنا: what one does with one's own, so that yours is what you did. */
export const pastsOfLoss = 'نسيت تركت أضعت فقدت';
