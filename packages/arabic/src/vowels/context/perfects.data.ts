/**
 * Verbs of three letters that also spell a noun: before the one who acts they are verbs (بحث الوزير is he discussed, not the research of
 * the minister). By their vowels in the past: faʿala, faʿila, faʿʿala.
 */
export const threeLetterVerbs = {
  a: 'كتب ذهب خرج دخل وصل حضر رفض طلب بحث عقد نشر نقل فتح منع كشف ضرب هدم قطع جمع وضع حمل ترك خطف سرق قتل ذبح حبس رسم درس سكن عرض طرح رفع صدر ظهر نزل رجع جلس وقف نجح فشل سقط هرب أخذ أكل سأل قرأ ذكر شكر نظر عثر كسر حصد زرع صنع غرق دفع ربط حفر شرح عبر وصف طعن فرض لجأ قفز حصل خضع صعق ردع فصل قصف نهب سلب حجب كبح خرق سحب سحق شطب شغل صرف قذف كسب لعن لمح مسح منح هتف هدف هبط هجم ورث وعد وهب حكم حظر جذب بعث بذل',
  i: 'شرب لعب عمل سمع ركب ربح خسر فهم علم قبل صعد ضحك كره ندم غضب فرح تعب شهد لبس',
  doubled: 'قدم شكل نفذ وقع حقق أكد حذر قرر نظم سجل كرم عين حدد صرح علق وجه مثل سلم حول غير صور دمر فجر هدد كلف شدد جدد طور عزز وزع ودع رحب ندد صدق خصص وفر دشن ضيع',
} as const;

/** Questions after which a verb in ت is said to somebody: هل قرأتَ. */
export const questionWords = 'هل متى كيف لماذا أين كم ماذا لم ألم';
