/** An abbreviation and the words it stands for. */
export type AbbreviationRow = readonly [written: string, spoken: string];

/** Wherever they stand. A dot at the end may be missing. */
export const abbreviations: readonly AbbreviationRow[] = [
  ['أ.د.', 'الْأُسْتَاذُ الدُّكْتُورُ'],
  ['ا.د.', 'الْأُسْتَاذُ الدُّكْتُورُ'],
  ['أ.م.د.', 'الْأُسْتَاذُ الْمُسَاعِدُ الدُّكْتُورُ'],
  ['ص.ب.', 'صُنْدُوقُ بَرِيدٍ'],
  ['ق.م.', 'قَبْلَ الْمِيلَادِ'],
  ['ب.م.', 'بَعْدَ الْمِيلَادِ'],
  ['ق.ه.', 'قَبْلَ الْهِجْرَةِ'],
  ['ج.م.ع.', 'جُمْهُورِيَّةُ مِصْرَ الْعَرَبِيَّةِ'],
  ['و.م.أ.', 'الْوِلَايَاتُ الْمُتَّحِدَةُ الْأَمْرِيكِيَّةُ'],
  ['ش.م.م.', 'شَرِكَةٌ مُسَاهِمَةٌ مِصْرِيَّةٌ'],
  ['ش.م.ع.', 'شَرِكَةٌ مُسَاهِمَةٌ عَامَّةٌ'],
  ['ذ.م.م.', 'ذَاتُ مَسْؤُولِيَّةٍ مَحْدُودَةٍ'],
];

/** Single words without a dot. */
export const wordAbbreviations: readonly AbbreviationRow[] = [
  ['إلخ', 'إِلَى آخِرِهِ'],
  ['الخ', 'إِلَى آخِرِهِ'],
  ['صلعم', 'صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ'],
];

/** Laughter, after normalisation has shortened it to three letters. */
export const laughter: readonly AbbreviationRow[] = [
  ['ههه', 'هَاهَاهَا'],
  ['خخخ', 'خَاخَاخَا'],
];

/** Titles: one letter and a dot or a stroke, before a name. */
export const titles: readonly AbbreviationRow[] = [
  ['د', 'الدُّكْتُورُ'],
  ['أ', 'الْأُسْتَاذُ'],
  ['م', 'الْمُهَنْدِسُ'],
  ['ش', 'الشَّيْخُ'],
  ['ل', 'اللِّوَاءُ'],
  ['ك', 'الْكَابْتِنُ'],
];

/** Before a definite noun: ش. الجمهورية is a street, for names of people mostly have no article. */
export const streets: readonly AbbreviationRow[] = [['ش', 'شَارِعُ']];

/** Before a number or its brackets. */
export const beforeNumbers: readonly AbbreviationRow[] = [
  ['ص', 'صَفْحَة'],
  ['د', 'الدَّقِيقَةُ'],
  ['صص', 'صَفَحَات'],
  ['ص ص', 'صَفَحَات'],
  ['ص.ص', 'صَفَحَات'],
  ['ج', 'الْجُزْءُ'],
  ['مج', 'الْمُجَلَّدُ'],
  ['ط', 'الطَّبْعَةُ'],
  ['ت', 'هَاتِف'],
  ['ع', 'عَدَدُ'],
];

/** At the beginning of a line before a colon. */
export const lineLabels: readonly AbbreviationRow[] = [
  ['س', 'سُؤَال'],
  ['ج', 'جَوَاب'],
  ['ت', 'هَاتِف'],
  ['ف', 'فَاكِس'],
];

/** One-letter words that Morocco writes apart: د is of, أ calls somebody, ف is in. */
export const lettersInMaghreb: Readonly<Record<string, string>> = {
  د: 'دِ',
  أ: 'أَ',
  ا: 'أَ',
  آ: 'أَ',
  ف: 'فِ',
  ب: 'بِ',
  ل: 'لِ',
};
