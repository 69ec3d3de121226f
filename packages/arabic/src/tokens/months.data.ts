/**
 * Names of the twelve months of the Gregorian year, genitive as after the number of a day. The Gulf and Egypt use the
 * Latin names, the Levant and Iraq the Syriac ones, Morocco and Tunisia with Algeria their own French forms.
 */
export const gregorianMonths = {
  latin: [
    'يَنَايِر',
    'فِبْرَايِر',
    'مَارِس',
    'أَبْرِيل',
    'مَايُو',
    'يُونْيُو',
    'يُولْيُو',
    'أَغُسْطُس',
    'سِبْتَمْبِر',
    'أُكْتُوبَر',
    'نُوفَمْبِر',
    'دِيسَمْبِر',
  ],
  syriac: [
    'كَانُونِ الثَّانِي',
    'شُبَاط',
    'آذَار',
    'نَيْسَان',
    'أَيَّار',
    'حَزِيرَان',
    'تَمُّوز',
    'آب',
    'أَيْلُول',
    'تِشْرِينِ الْأَوَّلِ',
    'تِشْرِينِ الثَّانِي',
    'كَانُونِ الْأَوَّلِ',
  ],
  moroccan: ['يَنَايِر', 'فِبْرَايِر', 'مَارِس', 'أَبْرِيل', 'مَاي', 'يُونْيُو', 'يُولْيُوز', 'غُشْت', 'شُتَنْبِر', 'أُكْتُوبَر', 'نُوَنْبِر', 'دُجَنْبِر'],
  tunisian: ['جَانْفِي', 'فِيفْرِي', 'مَارْس', 'أَفْرِيل', 'مَاي', 'جُوَان', 'جُوِيلِيَّة', 'أُوت', 'سِبْتَمْبِر', 'أُكْتُوبَر', 'نُوفَمْبِر', 'دِيسَمْبِر'],
} as const;

/** Other spellings of month names, by the number of the month. */
export const otherMonthSpellings: Readonly<Record<string, number>> = {
  جانفييه: 1,
  فيفري: 2,
  ابريل: 4,
  إبريل: 4,
  افريل: 4,
  نيسان: 4,
  ايار: 5,
  مايس: 5,
  يونيه: 6,
  جوان: 6,
  يوليه: 7,
  جويلية: 7,
  اغسطس: 8,
  آغسطس: 8,
  اوت: 8,
  ايلول: 9,
  سبتمر: 9,
  اكتوبر: 10,
  نونبر: 11,
  نوڤمبر: 11,
  ديسمبر: 12,
  دجمبر: 12,
  اذار: 3,
};

/** The twelve months of the Hijri year, genitive as after the number of a day. */
export const hijriMonths = [
  'مُحَرَّم',
  'صَفَر',
  'رَبِيعٍ الْأَوَّل',
  'رَبِيعٍ الْآخِر',
  'جُمَادَى الْأُولَى',
  'جُمَادَى الْآخِرَة',
  'رَجَب',
  'شَعْبَان',
  'رَمَضَان',
  'شَوَّال',
  'ذِي الْقَعْدَة',
  'ذِي الْحِجَّة',
] as const;

export const otherHijriSpellings: Readonly<Record<string, number>> = {
  المحرم: 1,
  'ربيع الثاني': 4,
  'جمادى الثانية': 6,
  'جمادى الثاني': 6,
  'ذو القعدة': 11,
  'ذو الحجة': 12,
  ذوالقعدة: 11,
  ذوالحجة: 12,
};

/** Month names whose first word shows its case, as they are said after the number of a day. */
export const genitiveMonths: Readonly<Record<string, string>> = {
  'ذو القعدة': 'ذِي الْقَعْدَة',
  'ذو الحجة': 'ذِي الْحِجَّة',
  ذوالقعدة: 'ذِي الْقَعْدَة',
  ذوالحجة: 'ذِي الْحِجَّة',
  'ربيع الثاني': 'رَبِيعٍ الثَّانِي',
  'جمادى الثانية': 'جُمَادَى الثَّانِيَة',
  المحرم: 'الْمُحَرَّم',
};
