/** Letters of other languages and keyboards, and the letter that Arabic readers know for each. */
export const letterVariants: Readonly<Record<string, string>> = {
  // Persian, Urdu, Kurdish, Pashto, Sindhi, Uyghur.
  ک: 'ك', ڪ: 'ك', ګ: 'گ', ڬ: 'ك', ڮ: 'ك', ی: 'ي', ې: 'ي', ێ: 'ي', ے: 'ي', ۍ: 'ي', ۑ: 'ي', ۓ: 'ئ', ٸ: 'ئ',
  ہ: 'ه', ھ: 'ه', ە: 'ه', ۀ: 'ه', ۂ: 'ه', ۃ: 'ة', ۿ: 'ه',
  ۆ: 'و', ۇ: 'و', ۈ: 'و', ۉ: 'و', ۊ: 'و', ۏ: 'و', ۄ: 'و', ۅ: 'و', ٶ: 'ؤ', ٷ: 'ؤ',
  ٲ: 'أ', ٳ: 'إ', ٵ: 'أ', ݳ: 'ا', ݴ: 'ا',
  ٹ: 'ت', ټ: 'ت', ٺ: 'ت', ٽ: 'ت', ٿ: 'ت', ٻ: 'ب', ٮ: 'ب', ڀ: 'پ',  ٯ: 'ق', ڈ: 'د', ډ: 'د', ڊ: 'د', ڌ: 'د', ڍ: 'د', ڎ: 'د', ڏ: 'د', ڐ: 'د',
  ڑ: 'ر', ړ: 'ر', ڕ: 'ر', ڔ: 'ر', ږ: 'ژ', ڙ: 'ر', ں: 'ن', ڻ: 'ن', ڼ: 'ن', ڽ: 'ن', ڵ: 'ل', ڶ: 'ل', ڷ: 'ل',
  ڃ: 'ج', ڄ: 'ج', ڇ: 'چ', ڿ: 'چ', څ: 'س', ځ: 'ز', ښ: 'ش', ڛ: 'س', ڝ: 'ص', ڞ: 'ض', ڠ: 'غ',
  // Sounds of loan words and of the Maghreb.
  ڨ: 'گ', ڭ: 'گ', ݣ: 'گ', ݢ: 'گ', ڰ: 'گ', ڱ: 'گ', ڲ: 'گ', ڳ: 'گ', ڴ: 'گ', ۋ: 'ڤ', ڥ: 'ڤ', ڡ: 'ف', ڢ: 'ف', ڣ: 'ف', ڧ: 'ق', ڦ: 'پ', ڜ: 'چ',
  // Small letters of Qur'anic spelling stand for the sound of a neighbour.
  ۥ: '', ۦ: '',
};

/** Words that end in ى and are typed with the Persian ی, which has no dots at the end either. */
export const wordsInAlifMaqsura: ReadonlySet<string> = new Set(
  'إلى الى على حتى متى لدى مدى سوى بلى أنى كلى مضى أتى رأى بقى جرى يرى هدى ندى منى مصطفى موسى عيسى يحيى ليلى سلمى كبرى صغرى أخرى أولى الأولى الأخرى الكبرى مستوى مستشفى'.split(' '),
);

/** Marks of other traditions, and the mark they mean. */
export const markVariants: Readonly<Record<string, string>> = {
  '\u06E1': '\u0652', '\u08F0': '\u064B', '\u08F1': '\u064C', '\u08F2': '\u064D', '\u0656': '\u0650', '\u0657': '\u064F', '\u0618': '\u064E',
  '\u0619': '\u064F', '\u061A': '\u0650',
};
