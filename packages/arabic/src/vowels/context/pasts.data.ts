import { anyOf } from '../word-list.ts';

/**
 * Everyday pasts, third person masculine, whose letters spell a noun, an imperative or another verb as well. Their
 * passive is rare: they are verbs wherever one must stand.
 */
export const everydayPasts = `
  سَبَحَ دَرَسَ تَعَلَّمَ فَهِمَ شَاهَدَ هَمَسَ غَضِبَ فَرِحَ حَزِنَ كَرِهَ فَضَّلَ حَلَمَ فَشِلَ كَبِرَ غَيَّرَ حَفِظَ شَرَحَ رَقَصَ دَافَعَ مَرِضَ تَعِبَ غَرِقَ لَحِقَ تَبِعَ هَنَّأَ عَانَقَ صَافَحَ رَحَّبَ نَجَحَ رَكِبَ نَدِمَ انْتَظَرَ حَاوَلَ سَاعَدَ شَارَكَ
  غَادَرَ صَعِدَ سَمِعَ تَذَكَّرَ نَصَحَ شَكَرَ رَفَضَ وَعَدَ تَحَدَّثَ عَزَفَ رَسَمَ لَعِبَ عَمِلَ شَرِبَ أَكَلَ كَتَبَ قَرَأَ سَكَنَ جَلَسَ دَخَلَ خَرَجَ ضَحِكَ صَرَخَ سَجَدَ رَكَعَ سَافَرَ وَصَلَ وَقَفَ نَزَلَ رَجَعَ ذَهَبَ بَحَثَ نَظَرَ لَبِسَ رَبِحَ خَسِرَ فَكَّرَ عَرَفَ طَلَبَ سَأَلَ خَطَّطَ نَفَّذَ دَفَعَ مَسَحَ لَمَسَ مَدَحَ طَرَقَ
`;

/** The same of verbs whose passive is as common: active where the subject is named. */
export const pastsWithSubject = `
  دَرَّسَ رَفَعَ أَغْلَقَ كَسَرَ صَنَعَ هَدَمَ زَرَعَ حَصَدَ طَبَخَ غَسَلَ نَظَّفَ اكْتَشَفَ وَزَّعَ طَبَعَ نَشَرَ أَرْسَلَ ضَرَبَ عَالَجَ نَقَلَ دَفَنَ حَفَرَ قَطَعَ رَبَطَ خَلَطَ وَزَنَ حَسَبَ رَتَّبَ حَضَّرَ وَصَفَ حَكَمَ سَجَنَ عَبَدَ عَبَرَ ذَبَحَ حَلَبَ عَصَرَ خَطَبَ حَسَدَ قَشَّرَ مَضَغَ
  فَتَحَ حَمَلَ فَقَدَ قَسَمَ جَمَعَ صَوَّرَ لَوَّنَ خَبَزَ سَحَبَ نَسَجَ عَرَضَ وَفَّرَ نَظَّمَ عَبَّرَ أَلَّفَ شَجَّعَ سَخَّنَ اتَّهَمَ تَرْجَمَ أَنْقَذَ حَرَسَ سَرَقَ
`;

/** After these a past verb follows, though no subject is named. */
export const beforePasts = 'قد وقد فقد لقد ولقد الذي والذي عندما حينما بعدما';
/** After these a definite noun is a subject: إن المدير رفض. */
export const beforeSubjects = 'إن أن لأن بأن لكن ولكن كأن وإن وأن حين عندما';

/**
 * Verbs of three letters that also spell a noun: before an agent they are verbs (بحث الوزير is he discussed,
 * not the research of the minister). By their vowels in the past: faʿala, faʿila, faʿʿala.
 */
export const threeLetterVerbs = {
  a: 'كتب ذهب خرج دخل وصل حضر رفض طلب بحث عقد نشر نقل فتح منع كشف ضرب هدم قطع جمع وضع حمل ترك خطف سرق قتل ذبح حبس رسم درس سكن عرض طرح رفع صدر ظهر نزل رجع جلس وقف نجح فشل سقط هرب أخذ أكل سأل قرأ ذكر شكر نظر عثر كسر حصد زرع صنع غرق دفع ربط حفر شرح عبر وصف طعن فرض لجأ قفز حصل خضع صعق ردع فصل قصف نهب سلب حجب كبح خرق سحب سحق شطب شغل صرف قذف كسب لعن لمح مسح منح هتف هدف هبط هجم وعد وهب حكم حظر جذب بعث بذل حسم نصح نزح رصد خضع عزل همس صرخ نهض سجد سكت رقص زحف هرع عطس سعل عزف غزا غلب هزم طرد شتم خدع دفن سجن نحت نسج وعظ غرس قطف لمس مسح كنس مكث لبث خلع فحص غفر كتم مزج حلم',
  i: 'شرب لعب عمل سمع ركب ربح خسر علم قبل صعد ضحك كره ندم غضب فرح تعب شهد لبس حفظ فهم تبع جهل رحم شبع عشق لحق مرض ورث عطش غرق',
  doubled:
    'قدم شكل نفذ وقع حقق أكد حذر قرر نظم سجل كرم عين حدد صرح علق وجه سلم حول غير صور دمر فجر هدد كلف شدد جدد طور عزز وزع رحب ندد صدق خصص وفر دشن ضيع سرب حلل سدد لقح وظف سرح قلص خفض فند مدد برر درب ثمن قدر سلط خيب كبر صغر رتب حلق وحد صمم فسر بلل خبأ لون زين سخن نظف',
} as const;

/** Pasts that open a clause of a story and hardly spell anything else. */
export const narrativePasts =
  'قال كان عاد رأى جرى ذهب جلس دخل خرج وصل وقف سمع أكل لعب قفز صاح نام سار ركض استيقظ أمسك صعد رجع جاء اقترب التفت ابتسم أسرع ركب فتح نهض اختبأ صرخ ضحك هرب طار زار حمل أخذ ترك وضع دفع نزل نظر مشى بكى بحث اشترى';

/** Words of the patterns of derived pasts that are agent nouns more often. */
export const agentNounsInPatterns =
  'قاتل عامل سابق لاحق قارئ كامل شامل عالم خاطب طالب صاحب شاهد ظاهر باطن قائم قابل واحد دون ألف أهل مثل مالك ناقل حافظ نافذ عاشق فاصل حاصل جامع مانع دول طرق صور نسب قيم مدن سبل جمل علل';

/** Of these a second form is as common: وعلم أخاه. */
export const pastsOfTwoForms = 'علم قبل خطب حكم';

/** What goes on after a subject: تطرق اللقاء إلى. */
const prepositionsAfterSubjects = 'إلى عن مع على في من أمام بعد خلال بين نحو حول';

/** Where something is done: قفز في الماء. */
const afterNarrativePasts = 'في من إلى على عن مع خلف تحت فوق نحو بعيدا';

/** تدور is a present of a hollow verb, and no تَدَوَّرَ. */
export const presentOfHollow = /^ت[ء-يٱ-ۓ][وي][ء-يٱ-ۓ]$/u;
/** The past of II to VI, third person masculine: قلّل, صادق, تجمّع, تزامن. */
export const derivedPast = /^(?:ت\u064E)?\p{L}\u064E(?:\p{L}\u0651\u064E|ا\p{L}\u064E)(?:\p{L}\u064E|ى)$/u;
/** A thing with the article as a masculine subject: اللقاء. */
export const definiteThing = /^ال\p{L}{2,}(?<!ة|ات|ين)$/u;
export const prepositionAfterSubject = new RegExp(
  `^(?:${anyOf(prepositionsAfterSubjects)}|ب\\p{L}{3,}|لل\\p{L}{2,})$`,
  'u',
);

/** A verb of three letters after و or ف. */
export const joinedPast = /^(?<conjunction>[وف])(?<verb>[ء-يٱ-ۓ]{3})$/u;
/** What goes on after a verb: its object, what is his or hers, or a preposition. */
export const afterJoinedPast = new RegExp(
  `^(?:ال\\p{L}{2,}|\\p{L}{2,}(?:ه|ها)|${anyOf(afterNarrativePasts)}|لل?\\p{L}{2,}|ب\\p{L}{3,})$`,
  'u',
);

/** The endings of a past verb by its letters. */
export const [feminineTa, pluralWaw, ours] = ['ت', 'وا', 'نا'];
/** Subjects of a verb in وا, or what stands before one. */
export const beforePlurals = /^ال|^هم$|^من$/u;
export const relativesOfFeminine = 'التي والتي';
