/**
 * How a word relates to another by what is added before or after the stem. A change says: a word `written` with this
 * affix may be known with the affix `related` instead; if so, its own affix is read `marked`.
 *
 * `reliability` is how often, on words held back from the list, the vowels that the change led to were right. The
 * grammar is that of any reference grammar of Arabic (for instance Ryding 2005, chapters 5, 12, 19 and 20).
 */
export interface PrefixChange {
  readonly written: string;
  readonly related: string;
  /** Absent where only letters change and their marks stay, as from يكتب to تكتب. */
  readonly marked?: string;
  /** What the article does to the first letter of the stem: a sun letter is doubled after it and single without it. */
  readonly article?: 'adds' | 'drops';
  /** Letters that must follow the written prefix. */
  readonly before?: string;
  readonly reliability: number;
}

export interface SuffixChange {
  readonly written: string;
  readonly related: string;
  readonly marked: string;
  /** The vowel on the stem's last letter; `keep` takes the related word's own, without nunation. */
  readonly joint: 'keep' | 'a' | 'i' | 'u' | 'an' | 'none';
  readonly reliability: number;
}

/** Conjunctions that are written together with any word. */
export const conjunctions: readonly PrefixChange[] = [
  { written: 'و', related: '', marked: 'وَ', reliability: 0.97 },
  { written: 'ف', related: '', marked: 'فَ', reliability: 0.97 },
];

export const prefixChanges: readonly PrefixChange[] = [
  { written: 'ال', related: '', marked: 'ال', article: 'adds', reliability: 0.99 },
  { written: '', related: 'ال', article: 'drops', reliability: 0.94 },
  { written: 'بال', related: 'ال', marked: 'بِال', reliability: 0.99 },
  { written: 'كال', related: 'ال', marked: 'كَال', reliability: 0.99 },
  { written: 'لل', related: 'ال', marked: 'لِل', reliability: 0.99 },
  { written: 'بال', related: '', marked: 'بِال', article: 'adds', reliability: 0.99 },
  { written: 'كال', related: '', marked: 'كَال', article: 'adds', reliability: 0.99 },
  { written: 'لل', related: '', marked: 'لِل', article: 'adds', reliability: 0.99 },
  // ع for على, as dialects write it: عالسوق.
  { written: 'عال', related: 'ال', marked: 'عَال', reliability: 0.9 },
  { written: 'عال', related: '', marked: 'عَال', article: 'adds', reliability: 0.9 },
  // ه for هذا and هذه: هالسوق.
  { written: 'هال', related: 'ال', marked: 'هَال', reliability: 0.9 },
  { written: 'هال', related: '', marked: 'هَال', article: 'adds', reliability: 0.9 },
  { written: 'ب', related: '', marked: 'بِ', reliability: 0.98 },
  { written: 'ل', related: '', marked: 'لِ', reliability: 0.75 },
  { written: 'ك', related: '', marked: 'كَ', reliability: 0.99 },
  { written: 'س', related: '', marked: 'سَ', before: 'يتنأ', reliability: 0.99 },
  { written: '', related: 'و', reliability: 0.96 },
  { written: '', related: 'ف', reliability: 0.92 },
  { written: '', related: 'ب', reliability: 0.9 },
  { written: '', related: 'ل', reliability: 0.83 },
  { written: 'ت', related: 'ي', reliability: 0.94 },
  { written: 'ن', related: 'ي', reliability: 0.99 },
  { written: 'ي', related: 'ت', reliability: 0.95 },
  { written: 'ي', related: 'ن', reliability: 0.96 },
  // Hamza is often left unwritten.
  { written: 'ا', related: 'أ', reliability: 0.8 },
  { written: 'ا', related: 'إ', reliability: 0.75 },
  { written: 'الا', related: 'الأ', reliability: 0.8 },
  { written: 'الا', related: 'الإ', reliability: 0.75 },
];

export const suffixChanges: readonly SuffixChange[] = [
  { written: 'ه', related: '', marked: 'هُ', joint: 'keep', reliability: 0.61 },
  { written: 'ها', related: '', marked: 'هَا', joint: 'keep', reliability: 0.62 },
  { written: 'هم', related: '', marked: 'هُمْ', joint: 'keep', reliability: 0.56 },
  { written: 'هما', related: '', marked: 'هُمَا', joint: 'keep', reliability: 0.59 },
  { written: 'هن', related: '', marked: 'هُنَّ', joint: 'keep', reliability: 0.54 },
  { written: 'ك', related: '', marked: 'كَ', joint: 'keep', reliability: 0.54 },
  { written: 'كم', related: '', marked: 'كُمْ', joint: 'keep', reliability: 0.5 },
  { written: 'كما', related: '', marked: 'كُمَا', joint: 'keep', reliability: 0.55 },
  { written: 'كن', related: '', marked: 'كُنَّ', joint: 'keep', reliability: 0.41 },
  { written: 'نا', related: '', marked: 'نَا', joint: 'keep', reliability: 0.41 },
  { written: 'ني', related: '', marked: 'نِي', joint: 'keep', reliability: 0.57 },
  { written: 'ي', related: '', marked: 'ي', joint: 'i', reliability: 0.44 },
  { written: 'ته', related: 'ة', marked: 'تِهِ', joint: 'a', reliability: 0.62 },
  { written: 'تها', related: 'ة', marked: 'تِهَا', joint: 'a', reliability: 0.66 },
  { written: 'تهم', related: 'ة', marked: 'تِهِمْ', joint: 'a', reliability: 0.81 },
  { written: 'تهما', related: 'ة', marked: 'تِهِمَا', joint: 'a', reliability: 0.57 },
  { written: 'تك', related: 'ة', marked: 'تِكَ', joint: 'a', reliability: 0.58 },
  { written: 'تكم', related: 'ة', marked: 'تِكُمْ', joint: 'a', reliability: 0.61 },
  { written: 'تنا', related: 'ة', marked: 'تِنَا', joint: 'a', reliability: 0.8 },
  { written: 'تي', related: 'ة', marked: 'تِي', joint: 'a', reliability: 0.95 },
  { written: 'ة', related: '', marked: 'ة', joint: 'a', reliability: 0.72 },
  { written: '', related: 'ة', marked: '', joint: 'none', reliability: 0.77 },
  { written: 'ينا', related: 'ين', marked: 'ينَا', joint: 'i', reliability: 0.9 },
  { written: 'ونا', related: 'ون', marked: 'ونَا', joint: 'u', reliability: 0.9 },
  { written: 'يه', related: 'ين', marked: 'يهِ', joint: 'i', reliability: 0.85 },
  { written: 'يها', related: 'ين', marked: 'يهَا', joint: 'i', reliability: 0.9 },
  { written: 'يهم', related: 'ين', marked: 'يهِمْ', joint: 'i', reliability: 0.9 },
  { written: 'يكم', related: 'ين', marked: 'يكُمْ', joint: 'i', reliability: 0.9 },
  { written: 'ينا', related: '', marked: 'ينَا', joint: 'i', reliability: 0.6 },
  { written: 'ونا', related: '', marked: 'ونَا', joint: 'u', reliability: 0.6 },
  { written: 'اته', related: 'ات', marked: 'اتِهِ', joint: 'a', reliability: 0.9 },
  { written: 'اتها', related: 'ات', marked: 'اتِهَا', joint: 'a', reliability: 0.9 },
  { written: 'اتهم', related: 'ات', marked: 'اتِهِمْ', joint: 'a', reliability: 0.9 },
  { written: 'اتك', related: 'ات', marked: 'اتِكَ', joint: 'a', reliability: 0.9 },
  { written: 'اتكم', related: 'ات', marked: 'اتِكُمْ', joint: 'a', reliability: 0.9 },
  { written: 'اتنا', related: 'ات', marked: 'اتِنَا', joint: 'a', reliability: 0.9 },
  { written: 'اتي', related: 'ات', marked: 'اتِي', joint: 'a', reliability: 0.9 },
  { written: 'ات', related: 'ة', marked: 'اتِ', joint: 'a', reliability: 0.99 },
  { written: 'ات', related: '', marked: 'اتِ', joint: 'a', reliability: 0.88 },
  { written: '', related: 'ات', marked: '', joint: 'none', reliability: 0.83 },
  { written: 'ة', related: 'ات', marked: 'ة', joint: 'a', reliability: 0.99 },
  { written: 'ا', related: '', marked: 'ا', joint: 'an', reliability: 0.58 },
  { written: '', related: 'ا', marked: '', joint: 'none', reliability: 0.83 },
  { written: 'ين', related: '', marked: 'ينَ', joint: 'i', reliability: 0.59 },
  { written: 'ون', related: '', marked: 'ونَ', joint: 'u', reliability: 0.99 },
  { written: 'ين', related: 'ون', marked: 'ينَ', joint: 'i', reliability: 0.98 },
  { written: 'ون', related: 'ين', marked: 'ونَ', joint: 'u', reliability: 0.98 },
  { written: '', related: 'ين', marked: '', joint: 'none', reliability: 0.97 },
  { written: 'ان', related: '', marked: 'انِ', joint: 'a', reliability: 0.84 },
  { written: 'تين', related: 'ة', marked: 'تَيْنِ', joint: 'a', reliability: 0.99 },
  { written: 'تان', related: 'ة', marked: 'تَانِ', joint: 'a', reliability: 0.99 },
  { written: 'ية', related: '', marked: 'يَّة', joint: 'i', reliability: 0.92 },
  { written: 'ية', related: 'ي', marked: 'يَّة', joint: 'i', reliability: 0.97 },
  { written: 'ي', related: 'ية', marked: 'يّ', joint: 'i', reliability: 0.83 },
  { written: 'يين', related: 'ي', marked: 'يِّينَ', joint: 'i', reliability: 0.83 },
  { written: 'يون', related: 'ي', marked: 'يُّونَ', joint: 'i', reliability: 0.99 },
  { written: 'يا', related: 'ي', marked: 'يًّا', joint: 'i', reliability: 0.79 },
  { written: 'يات', related: 'ية', marked: 'يَّاتِ', joint: 'i', reliability: 0.99 },
  { written: 'ه', related: 'ة', marked: 'ه', joint: 'a', reliability: 0.75 },
  { written: 'ى', related: 'ي', marked: 'ى', joint: 'i', reliability: 0.75 },
  { written: 'ي', related: 'ى', marked: 'ي', joint: 'a', reliability: 0.75 },
  { written: 'وا', related: '', marked: 'وا', joint: 'u', reliability: 0.89 },
  { written: 'وا', related: 'ون', marked: 'وا', joint: 'u', reliability: 0.99 },
  { written: 'ون', related: 'وا', marked: 'ونَ', joint: 'u', reliability: 0.99 },
  { written: 'وه', related: 'وا', marked: 'وهُ', joint: 'u', reliability: 0.88 },
  { written: 'وها', related: 'وا', marked: 'وهَا', joint: 'u', reliability: 0.99 },
  { written: 'وهم', related: 'وا', marked: 'وهُمْ', joint: 'u', reliability: 0.76 },
  { written: 'ت', related: '', marked: 'تْ', joint: 'a', reliability: 0.42 },
  { written: '', related: 'ت', marked: 'َ', joint: 'a', reliability: 0.55 },
  { written: '', related: 'ه', marked: '', joint: 'none', reliability: 0.96 },
  { written: '', related: 'ها', marked: '', joint: 'none', reliability: 0.99 },
  { written: 'ئه', related: 'ء', marked: 'ئِهِ', joint: 'none', reliability: 0.99 },
  { written: 'ئها', related: 'ء', marked: 'ئِهَا', joint: 'none', reliability: 0.99 },
  { written: 'ئهم', related: 'ء', marked: 'ئِهِمْ', joint: 'none', reliability: 0.99 },
  { written: 'ؤه', related: 'ء', marked: 'ؤُهُ', joint: 'none', reliability: 0.99 },
  { written: 'ؤها', related: 'ء', marked: 'ؤُهَا', joint: 'none', reliability: 0.99 },
  { written: 'ؤهم', related: 'ء', marked: 'ؤُهُمْ', joint: 'none', reliability: 0.99 },
];

/** The article, as it is written. */
export const article = 'ال';
/** After these letters alone the vowel of a joint is i: بِ, لِ, كَ before it. */
export const lettersBeforeI: ReadonlySet<string> = new Set(['ب', 'ل', 'ك', 'بل', 'لك', 'بلك']);
