/** The sound of every letter that is always a consonant, Persian and regional letters included. */
export const consonantSounds: Readonly<Record<string, string>> = {
  ب: 'b', ت: 't', ث: 'θ', ج: 'ʤ', ح: 'ħ', خ: 'x', د: 'd', ذ: 'ð', ر: 'r', ز: 'z', س: 's', ش: 'ʃ', ص: 'S', ض: 'D', ط: 'T', ظ: 'Ð',
  ع: 'ʕ', غ: 'ɣ', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h',
  ء: 'ʔ', أ: 'ʔ', إ: 'ʔ', ؤ: 'ʔ', ئ: 'ʔ', آ: 'ʔ',
  و: 'w', ي: 'j', ة: 't',
  پ: 'p', چ: 'ʧ', ژ: 'ʒ', گ: 'g', ڤ: 'v',
};
