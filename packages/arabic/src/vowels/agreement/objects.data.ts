/** Verbs whose subject is I or we, who are never named after them. */
export const verbsOfOurs = `
  أحب نحب أريد نريد أحترم نحترم أشكر نشكر أعرف نعرف أفتقد نفتقد أتذكر نتذكر أزور نزور أنتظر ننتظر أرى نرى
  أقدر نقدر أغسل نغسل أحفظ نحفظ أنسى ننسى أحمي نحمي أبيع نبيع أكتب نكتب أساعد نساعد أحاول نحاول أطلب نطلب
  أرسل نرسل أقدم نقدم أرفق نرفق أؤكد نؤكد أعرض نعرض أضع نضع أتابع نتابع أحتاج نحتاج أتوقع نتوقع أجد نجد
  أفتح نفتح أغلق نغلق أستقبل نستقبل أتسلم نتسلم أستلم نستلم أغير نغير أحدث نحدث ألغي نلغي أبدأ نبدأ أواصل
  نواصل أتقبل نتقبل نثمن أتمنى نتمنى أرجو نرجو أراجع نراجع أكمل نكمل أعيد نعيد
`;

/** After these one is told what not to do, or asked how one does it. */
export const beforeTelling = 'لا ولا كيف هل فهل وهل لماذا';

/** Roots of verbs that are of form IV in everyday use; of others أَذْهَبَ is the imperfect already. */
export const rootsOfFormFour = `
  رسل غلق كمل صلح حضر خرج نجز نفق قنع طلق نقذ نكر ثبت ظهر دخل زعج حرج رهق صدر طعم لصق لحق رجع قفل سكت سعد غضب ضحك نزل وقف وصل وضح ورد
  شعل كرم خبر همل فسد عجب خجل نتج فلت كثر تقن بدع بلغ
`;

/** Written like form IV, in which nothing is brought out: أن أخرج من البيت. */
export const presentsWithoutObject = 'أَخْرُج أَدْخُل أَنْزِل أَرْجِع أَجْلِس أَحْضُر أَسْكُن أَصْعَد';

/** What goes on after a verb that has no object. */
export const afterVerbsWithoutObject = 'في من إلى على مع قبل بعد عند هنا هناك معك معه معها معهم اليوم غدا الآن';

/** What states and people of the news do to what is theirs, without the person: طهران تنفي صلتها. */
export const deedsToTheirs = `
  نفي علن ؤكد رفض دعم عزز وسع كشف جدد واصل ستأنف خفض رفع نهي ختتم طلق سحب علق غلق وقف ؤجل حيي طور بيع عرض ستعيد
  خسر ستخدم ترك غير عدل حدد كرر بدي فقد دشن نشر سلم
`;

/** What opens a clause and is nobody's name. */
export const openersWithoutName = 'الذي التي الذين عندما بينما حيثما وقد لماذا';

/** How verbs end that have two objects, and what only looks like one, before a pronoun: يمنحك حقك. */
export const verbsWithTwoObjects = `
  عطي عط منح علم سلب هب رزق زيد ري سأل جعل ترك سلم عيد كسب وفي شتري بيع مكن يكون بين بنا دنا ينا
`;

/** What stands before a ك that is no pronoun: يملك. */
export const beforeOwnKaf = 'مل تر در شار مس حر هل سل ش ضح بار شتر شتب تمس نته فك تفك رب ت د';

/** Numerals, and what ends in ين and is not two. */
export const endsLikeTwo = 'بين أين حين عين اثنين اثنتين مئتين ألفين يومين أحيين';

/** What describes the one who acts and does not suffer it, before a pronoun: الوزير نفسه. */
export const describingWithOwner = 'نفس أنفس عين ذات كل جميع معظم أغلب بعض أحد كلا غالبيت أكثر';
