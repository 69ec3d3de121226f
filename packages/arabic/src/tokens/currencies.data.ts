import type { NounName } from '../numbers/nouns.data.ts';

/** A currency: its noun, the country's adjective, its subunit and how many digits a subunit has. */
export interface CurrencyRow {
  /** Written forms that mean this currency and no other, apart from the noun itself. */
  readonly writings: string;
  readonly noun: NounName;
  /** Vowelled masculine adjective said where the writing names the country: ر.س. */
  readonly adjective?: string;
  readonly subunit: NounName;
  readonly decimals: 2 | 3;
}

/** ISO 4217 codes, the abbreviations in use in each country, and signs. */
export const currencyRows: readonly CurrencyRow[] = [
  { writings: 'SAR SR ر.س ر.س. رس ﷼', noun: 'riyal', adjective: 'سُعُودِيّ', subunit: 'halala', decimals: 2 },
  { writings: 'AED Dh Dhs د.إ د.إ. د.ا', noun: 'dirham', adjective: 'إِمَارَاتِيّ', subunit: 'fils', decimals: 2 },
  { writings: 'QAR QR ر.ق ر.ق.', noun: 'riyal', adjective: 'قَطَرِيّ', subunit: 'dirham', decimals: 2 },
  { writings: 'KWD KD د.ك د.ك.', noun: 'dinar', adjective: 'كُوَيْتِيّ', subunit: 'fils', decimals: 3 },
  { writings: 'BHD BD د.ب د.ب.', noun: 'dinar', adjective: 'بَحْرَيْنِيّ', subunit: 'fils', decimals: 3 },
  { writings: 'OMR ر.ع ر.ع.', noun: 'riyal', adjective: 'عُمَانِيّ', subunit: 'baisa', decimals: 3 },
  { writings: 'YER ر.ي ر.ي.', noun: 'riyal', adjective: 'يَمَنِيّ', subunit: 'fils', decimals: 2 },
  {
    writings: 'EGP LE L.E. L.E E£ ج.م ج.م.',
    noun: 'egyptianPound',
    adjective: 'مِصْرِيّ',
    subunit: 'piastre',
    decimals: 2,
  },
  { writings: 'SDG ج.س ج.س.', noun: 'egyptianPound', adjective: 'سُودَانِيّ', subunit: 'piastre', decimals: 2 },
  { writings: 'JOD JD د.أ د.أ.', noun: 'dinar', adjective: 'أُرْدُنِّيّ', subunit: 'fils', decimals: 3 },
  { writings: 'IQD د.ع د.ع.', noun: 'dinar', adjective: 'عِرَاقِيّ', subunit: 'fils', decimals: 3 },
  { writings: 'LBP ل.ل ل.ل.', noun: 'lira', adjective: 'لُبْنَانِيّ', subunit: 'piastre', decimals: 2 },
  { writings: 'SYP ل.س ل.س.', noun: 'lira', adjective: 'سُورِيّ', subunit: 'piastre', decimals: 2 },
  { writings: 'TRY TL ₺ ل.ت', noun: 'lira', adjective: 'تُرْكِيّ', subunit: 'piastre', decimals: 2 },
  { writings: 'MAD DH د.م د.م.', noun: 'dirham', adjective: 'مَغْرِبِيّ', subunit: 'centime', decimals: 2 },
  { writings: 'DZD DA د.ج د.ج.', noun: 'dinar', adjective: 'جَزَائِرِيّ', subunit: 'centime', decimals: 2 },
  { writings: 'TND DT د.ت د.ت.', noun: 'dinar', adjective: 'تُونُسِيّ', subunit: 'milleme', decimals: 3 },
  { writings: 'LYD LD د.ل د.ل.', noun: 'dinar', adjective: 'لِيبِيّ', subunit: 'dirham', decimals: 3 },
  { writings: 'MRU', noun: 'ouguiya', adjective: 'مُورِيتَانِيّ', subunit: 'cent', decimals: 2 },
  { writings: 'ILS ₪', noun: 'shekel', subunit: 'cent', decimals: 2 },
  { writings: 'USD US$ $', noun: 'dollar', subunit: 'cent', decimals: 2 },
  { writings: 'CAD C$ CA$', noun: 'dollar', adjective: 'كَنَدِيّ', subunit: 'cent', decimals: 2 },
  { writings: 'AUD A$ AU$', noun: 'dollar', adjective: 'أُسْتُرَالِيّ', subunit: 'cent', decimals: 2 },
  { writings: 'EUR €', noun: 'euro', subunit: 'cent', decimals: 2 },
  { writings: 'GBP £', noun: 'egyptianPound', adjective: 'إِسْتِرْلِينِيّ', subunit: 'penny', decimals: 2 },
  { writings: 'JPY ¥', noun: 'yen', subunit: 'cent', decimals: 2 },
  { writings: 'CNY RMB', noun: 'yuan', subunit: 'cent', decimals: 2 },
  { writings: 'INR ₹', noun: 'rupee', adjective: 'هِنْدِيّ', subunit: 'cent', decimals: 2 },
  { writings: 'CHF', noun: 'franc', adjective: 'سُوِيسْرِيّ', subunit: 'centime', decimals: 2 },
  { writings: 'RUB ₽', noun: 'rouble', adjective: 'رُوسِيّ', subunit: 'cent', decimals: 2 },
];

/** Further adjectives that follow the name of a currency. */
export const otherAdjectives = 'أَمْرِيكِيّ أَمِيرِكِيّ أَمْرِيكَانِيّ بِرِيطَانِيّ يَابَانِيّ صِينِيّ بَاكِسْتَانِيّ أُورُوبِّيّ';

/** The subunit of a currency that is only named: 5.25 دينار. Where countries differ, the commonest. */
export const defaultCurrencies: Readonly<
  Partial<Record<NounName, { readonly subunit: NounName; readonly decimals: 2 | 3 }>>
> = {
  riyal: { subunit: 'halala', decimals: 2 },
  dirham: { subunit: 'fils', decimals: 2 },
  dinar: { subunit: 'fils', decimals: 3 },
  egyptianPound: { subunit: 'piastre', decimals: 2 },
  dollar: { subunit: 'cent', decimals: 2 },
  lira: { subunit: 'piastre', decimals: 2 },
  euro: { subunit: 'cent', decimals: 2 },
};
