/** Names of the Arabic letters, in pausal form. */
export const arabicLetterNames: Readonly<Record<string, string>> = {
  ا: 'أَلِفْ', أ: 'أَلِفْ', إ: 'أَلِفْ', آ: 'أَلِفْ', ب: 'بَاءْ', ت: 'تَاءْ', ث: 'ثَاءْ', ج: 'جِيمْ', ح: 'حَاءْ', خ: 'خَاءْ', د: 'دَالْ', ذ: 'ذَالْ', ر: 'رَاءْ', ز: 'زَايْ',
  س: 'سِينْ', ش: 'شِينْ', ص: 'صَادْ', ض: 'ضَادْ', ط: 'طَاءْ', ظ: 'ظَاءْ', ع: 'عَيْنْ', غ: 'غَيْنْ', ف: 'فَاءْ', ق: 'قَافْ', ك: 'كَافْ', ل: 'لَامْ', م: 'مِيمْ', ن: 'نُونْ',
  ه: 'هَاءْ', و: 'وَاوْ', ي: 'يَاءْ', ى: 'يَاءْ', ء: 'هَمْزَة', ة: 'تَاءْ', ئ: 'يَاءْ', ؤ: 'وَاوْ', پ: 'پَاءْ', چ: 'چِيمْ', ڤ: 'ڤَاءْ', گ: 'گَافْ', ژ: 'ژَايْ', ٱ: 'أَلِفْ',
};

/** Names of the Latin letters as Arabic speakers say them, after English. */
export const latinLetterNames: Readonly<Record<string, string>> = {
  A: 'إِيهْ', B: 'بِي', C: 'سِي', D: 'دِي', E: 'إِي', F: 'إِفْ', G: 'جِي', H: 'إِتْشْ', I: 'آيْ', J: 'جِيهْ', K: 'كِيهْ', L: 'إِلْ', M: 'إِمْ', N: 'إِنْ', O: 'أُو', P: 'پِي',
  Q: 'كْيُو', R: 'آرْ', S: 'إِسْ', T: 'تِي', U: 'يُو', V: 'ڤِي', W: 'دَبِلْيُو', X: 'إِكْسْ', Y: 'وَايْ', Z: 'زِدْ',
};

/** In the Maghreb Latin letters have their French names. */
export const frenchLetterNames: Readonly<Record<string, string>> = {
  A: 'آ', B: 'بِي', C: 'سِي', D: 'دِي', E: 'أُو', F: 'إِفْ', G: 'جِي', H: 'آشْ', I: 'إِي', J: 'جِي', K: 'كَا', L: 'إِلْ', M: 'إِمْ', N: 'إِنْ', O: 'أُو', P: 'پِي',
  Q: 'كُو', R: 'إِرْ', S: 'إِسْ', T: 'تِي', U: 'أُو', V: 'ڤِي', W: 'دُوبْلْڤِي', X: 'إِكْسْ', Y: 'إِيگْرِيكْ', Z: 'زَادْ',
};

/** Names of Greek letters that stand alone in formulas. */
export const greekLetterNames: Readonly<Record<string, string>> = {
  α: 'أَلْفَا', β: 'بِيتَا', γ: 'غَامَا', δ: 'دِلْتَا', Δ: 'دِلْتَا', ε: 'إِبْسِيلُون', θ: 'ثِيتَا', λ: 'لَمْبَدَا', μ: 'مْيُو', µ: 'مْيُو', π: 'بَايْ', ρ: 'رُو', σ: 'سِيغْمَا', Σ: 'سِيغْمَا',
  τ: 'تَاوْ', φ: 'فَايْ', ω: 'أُومِيغَا', Ω: 'أُومْ',
};

/** Acronyms that are said as words. */
export const spokenAcronyms: Readonly<Record<string, string>> = {
  NASA: 'نَاسَا', NATO: 'نَاتُو', FIFA: 'فِيفَا', UEFA: 'يُوِيفَا', OPEC: 'أُوبِكْ', CAF: 'كَافْ', VAR: 'ڤَارْ', WIFI: 'وَايْ فَايْ', SIM: 'سِيمْ', PIN: 'پِينْ', RAM: 'رَامْ', GIF: 'جِيفْ', OK: 'أُوكِيهْ', 'Wi-Fi': 'وَايْ فَايْ', 'wi-fi': 'وَايْ فَايْ', 'WI-FI': 'وَايْ فَايْ', 'E-mail': 'إِيمِيلْ', 'e-mail': 'إِيمِيلْ', PDF: 'پِي دِي إِفْ', JSON: 'جِيسُونْ', UNESCO: 'يُونِسْكُو', UNICEF: 'يُونِيسِيفْ', COVID: 'كُوفِيدْ',
};
