import type { Declension } from './declension.ts';
import type { Noun } from './noun.ts';

/** Numerals by the gender of what is counted: from 3 to 10 the form with ة goes with masculine nouns. */
interface NumeralStems {
  readonly masculine: string;
  readonly feminine: string;
  readonly declension?: Declension;
  /** Where the feminine goes its own way: ثمانٍ. */
  readonly feminineDeclension?: Declension;
}

export const zero = 'صِفْر';

/** 1 to 10, at their index. */
export const units: readonly NumeralStems[] = [
  { masculine: zero, feminine: zero },
  { masculine: 'وَاحِد', feminine: 'وَاحِدَة' },
  { masculine: 'اِثْن', feminine: 'اِثْنَت', declension: 'dual', feminineDeclension: 'dual' },
  { masculine: 'ثَلَاثَة', feminine: 'ثَلَاث' },
  { masculine: 'أَرْبَعَة', feminine: 'أَرْبَع' },
  { masculine: 'خَمْسَة', feminine: 'خَمْس' },
  { masculine: 'سِتَّة', feminine: 'سِتّ' },
  { masculine: 'سَبْعَة', feminine: 'سَبْع' },
  { masculine: 'ثَمَانِيَة', feminine: 'ثَمَان', feminineDeclension: 'defective' },
  { masculine: 'تِسْعَة', feminine: 'تِسْع' },
  { masculine: 'عَشَرَة', feminine: 'عَشْر' },
];

/** The first half of 11 to 19, built on a; 12 is declined as a dual. */
export const teens = {
  masculine: ['', 'أَحَدَ', '', 'ثَلَاثَةَ', 'أَرْبَعَةَ', 'خَمْسَةَ', 'سِتَّةَ', 'سَبْعَةَ', 'ثَمَانِيَةَ', 'تِسْعَةَ'],
  feminine: ['', 'إِحْدَى', '', 'ثَلَاثَ', 'أَرْبَعَ', 'خَمْسَ', 'سِتَّ', 'سَبْعَ', 'ثَمَانِيَ', 'تِسْعَ'],
} as const;
export const tenOfTeens = { masculine: 'عَشَرَ', feminine: 'عَشْرَةَ' } as const;
/** 21 has a feminine of its own: إحدى وعشرون. */
export const oneWithTens = 'إِحْدَى';

/** 20 to 90, at the index of their first digit, declined as sound masculine plurals. */
export const tens: readonly string[] = ['', '', 'عِشْر', 'ثَلَاث', 'أَرْبَع', 'خَمْس', 'سِتّ', 'سَبْع', 'ثَمَان', 'تِسْع'];

export const hundred = 'مِئَة';
/** 300 to 900 are one word, whose first half is in construct and takes the case; 800 has no vowel to change. */
export const hundredPrefixes: readonly string[] = ['', '', '', 'ثَلَاث', 'أَرْبَع', 'خَمْس', 'سِتّ', 'سَبْع', 'ثَمَانِ', 'تِسْع'];

function scale(singular: string, plural: string, declension: Declension): Noun {
  return {
    gender: 'masculine',
    singular: { stem: singular, declension: 'triptote' },
    plurals: [{ stem: plural, declension }],
  };
}

/** Thousand, million and so on are nouns, and are counted as any masculine noun is. */
export const scales: readonly { readonly value: number; readonly noun: Noun }[] = [
  { value: 1e15, noun: scale('كُوَادْرِيلْيُون', 'كُوَادْرِيلْيُونَات', 'soundFeminine') },
  { value: 1e12, noun: scale('تِرِيلْيُون', 'تِرِيلْيُونَات', 'soundFeminine') },
  { value: 1e9, noun: scale('مِلْيَار', 'مِلْيَارَات', 'soundFeminine') },
  { value: 1e6, noun: scale('مِلْيُون', 'مَلَايِين', 'diptote') },
  { value: 1e3, noun: scale('أَلْف', 'آلَاف', 'triptote') },
];
