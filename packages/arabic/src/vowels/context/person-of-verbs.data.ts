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
/** Of those, what the second person is spoken to with. */
export const ofSecond = /^(?:.{2,}(?:ك|كم|نا)|يرجى|الرجاء|هل)$/u;
/** محفظتي, بلقائك, سأحضر. */
export const ofFirst =
  /^(?!.*(?:لتي|أتي|كويتي|إماراتي|معلوماتي)$)\p{L}{3,}تي$|^ب(?!طاقت|يانات|رنامج|رامج|ريد|اقت|شرت|صمت|لاغ|واب|يئت|ضاعت)\p{L}{4,}ك$|^(?:إليك|بك)$|^[وف]?سأ\p{L}{2,}$/u;
