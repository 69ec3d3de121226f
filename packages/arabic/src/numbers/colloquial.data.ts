import type { Dialect } from '../dialect.ts';

/** The numerals of a spoken dialect, in the form in which they are counted aloud. */
export interface ColloquialNumerals {
  /** Joins parts: وِ. */
  readonly and: string;
  /** 0 to 19. */
  readonly upToNineteen: readonly string[];
  readonly feminineOne: string;
  /** 2 before a ten, where it is not the word that stands alone (Moroccan جوج but تناين وعشرين). */
  readonly twoBeforeTens: string;
  /** 3 to 10 before a plural, at the index of the number. */
  readonly beforePlural: readonly string[];
  /** Ending that 11 to 19 take before a noun: حداشر كتاب needs none, حدعشر كتاب adds r. */
  readonly teenBeforeNoun: string;
  /** 20 to 90, at the index of the first digit. */
  readonly tens: readonly string[];
  /** 100 to 900, at the index of the first digit. */
  readonly hundreds: readonly string[];
  readonly hundredBeforeNoun: string;
  readonly dualEnding: string;
  /** Measures and moneys that stay singular after 3 to 10, as stems. */
  readonly singularsOnly?: readonly string[];
  readonly thousand: { readonly one: string; readonly two: string; readonly plural: string };
}

const egyptian: ColloquialNumerals = {
  and: 'وِ',
  upToNineteen: [
    'صِفْر',
    'وَاحِد',
    'اِتْنِين',
    'تَلَاتَة',
    'أَرْبَعَة',
    'خَمْسَة',
    'سِتَّة',
    'سَبْعَة',
    'تَمَانْيَة',
    'تِسْعَة',
    'عَشَرَة',
    'حِدَاشَر',
    'اِتْنَاشَر',
    'تَلَتَّاشَر',
    'أَرْبَعْتَاشَر',
    'خَمَسْتَاشَر',
    'سِتَّاشَر',
    'سَبَعْتَاشَر',
    'تَمَنْتَاشَر',
    'تِسَعْتَاشَر',
  ],
  feminineOne: 'وَاحْدَة',
  twoBeforeTens: 'اِتْنِين',
  beforePlural: ['', '', '', 'تَلَات', 'أَرْبَع', 'خَمَس', 'سِتّ', 'سَبَع', 'تَمَن', 'تِسَع', 'عَشَر'],
  teenBeforeNoun: '',
  tens: ['', '', 'عِشْرِين', 'تَلَاتِين', 'أَرْبَعِين', 'خَمْسِين', 'سِتِّين', 'سَبْعِين', 'تَمَانِين', 'تِسْعِين'],
  hundreds: ['', 'مِيَّة', 'مِيتِين', 'تُلْتُمِيَّة', 'رُبْعُمِيَّة', 'خُمْسُمِيَّة', 'سُتُّمِيَّة', 'سُبْعُمِيَّة', 'تُمْنُمِيَّة', 'تُسْعُمِيَّة'],
  hundredBeforeNoun: 'مِيت',
  dualEnding: 'ِين',
  singularsOnly: ['جُنَيْه', 'مِتْر', 'لِتْر', 'دُولَار', 'طُنّ', 'غِرَام', 'سَنْتِيمِتْر'],
  thousand: { one: 'أَلْف', two: 'أَلْفِين', plural: 'تَلَاف' },
};

const levantine: ColloquialNumerals = {
  and: 'وْ',
  upToNineteen: [
    'صِفْر',
    'وَاحَد',
    'تْنِين',
    'تْلَاتِة',
    'أَرْبَعَة',
    'خَمْسِة',
    'سِتِّة',
    'سَبْعَة',
    'تْمَانِة',
    'تِسْعَة',
    'عَشَرَة',
    'حْدَعْش',
    'تْنَعْش',
    'تْلَتَّعْش',
    'أَرْبَعْتَعْش',
    'خَمِسْتَعْش',
    'سِتَّعْش',
    'سَبِعْتَعْش',
    'تْمَنْتَعْش',
    'تِسِعْتَعْش',
  ],
  feminineOne: 'وَحْدِة',
  twoBeforeTens: 'تْنِين',
  beforePlural: ['', '', '', 'تْلَات', 'أَرْبَع', 'خَمِس', 'سِتّ', 'سَبِع', 'تْمَان', 'تِسِع', 'عَشِر'],
  teenBeforeNoun: 'َر',
  tens: ['', '', 'عِشْرِين', 'تْلَاتِين', 'أَرْبَعِين', 'خَمْسِين', 'سِتِّين', 'سَبْعِين', 'تْمَانِين', 'تِسْعِين'],
  hundreds: ['', 'مِيِّة', 'مِيتِين', 'تْلَاتْمِيِّة', 'أَرْبَعْمِيِّة', 'خَمِسْمِيِّة', 'سِتْمِيِّة', 'سَبِعْمِيِّة', 'تْمَانْمِيِّة', 'تِسِعْمِيِّة'],
  hundredBeforeNoun: 'مِيت',
  dualEnding: 'ِين',
  thousand: { one: 'أَلْف', two: 'أَلْفِين', plural: 'تَالَاف' },
};

const gulf: ColloquialNumerals = {
  and: 'وْ',
  upToNineteen: [
    'صِفِر',
    'وَاحِد',
    'اِثْنِين',
    'ثَلَاثَة',
    'أَرْبَعَة',
    'خَمْسَة',
    'سِتَّة',
    'سَبْعَة',
    'ثَمَانْيَة',
    'تِسْعَة',
    'عَشَرَة',
    'اِحْدَعَش',
    'اِثْنَعَش',
    'ثَلَطَّعَش',
    'أَرْبَعْطَعَش',
    'خَمِسْطَعَش',
    'سِطَّعَش',
    'سَبِعْطَعَش',
    'ثَمَنْطَعَش',
    'تِسِعْطَعَش',
  ],
  feminineOne: 'وَحْدَة',
  twoBeforeTens: 'اِثْنِين',
  beforePlural: ['', '', '', 'ثَلَاث', 'أَرْبَع', 'خَمِس', 'سِتّ', 'سَبِع', 'ثَمَان', 'تِسِع', 'عَشِر'],
  teenBeforeNoun: 'َر',
  tens: ['', '', 'عِشْرِين', 'ثَلَاثِين', 'أَرْبَعِين', 'خَمْسِين', 'سِتِّين', 'سَبْعِين', 'ثَمَانِين', 'تِسْعِين'],
  hundreds: ['', 'مِيَّة', 'مِيتِين', 'ثَلَاثْمِيَّة', 'أَرْبَعْمِيَّة', 'خَمْسْمِيَّة', 'سِتِّمِيَّة', 'سَبِعْمِيَّة', 'ثَمَانْمِيَّة', 'تِسِعْمِيَّة'],
  hundredBeforeNoun: 'مِيَّة',
  dualEnding: 'ِين',
  thousand: { one: 'أَلْف', two: 'أَلْفِين', plural: 'آلَاف' },
};

const maghrebi: ColloquialNumerals = {
  and: 'وُ',
  upToNineteen: [
    'صِفْر',
    'وَاحِد',
    'جُوج',
    'تْلَاتَة',
    'رَبْعَة',
    'خَمْسَة',
    'سَتَّة',
    'سَبْعَة',
    'تْمَنْيَة',
    'تَسْعُود',
    'عَشْرَة',
    'حْضَاش',
    'طْنَاش',
    'تْلَطَّاش',
    'رْبَعْطَاش',
    'خَمْسْطَاش',
    'سَطَّاش',
    'سَبْعْطَاش',
    'تْمَنْطَاش',
    'تْسَعْطَاش',
  ],
  feminineOne: 'وَحْدَة',
  twoBeforeTens: 'تْنَايِن',
  beforePlural: ['', '', '', 'تَلْت', 'رَبْع', 'خَمْس', 'سَتّ', 'سَبْع', 'تْمَن', 'تْسَع', 'عَشْر'],
  teenBeforeNoun: 'َر',
  tens: ['', '', 'عِشْرِين', 'تْلَاتِين', 'رَبْعِين', 'خَمْسِين', 'سَتِّين', 'سَبْعِين', 'تْمَانِين', 'تَسْعِين'],
  hundreds: ['', 'مْيَة', 'مِيتِين', 'تَلْتْمْيَة', 'رَبْعْمْيَة', 'خَمْسْمْيَة', 'سَتْمْيَة', 'سَبْعْمْيَة', 'تْمَنْمْيَة', 'تْسَعْمْيَة'],
  hundredBeforeNoun: 'مْيَات',
  dualEnding: 'ِين',
  thousand: { one: 'أَلْف', two: 'أَلْفَيْن', plural: 'آلَاف' },
};

/**
 * Numerals of everyday speech. Sources: Woidich, Das Kairenisch-Arabische, 2006, ch. 2.6; Cowell, A Reference Grammar
 * of Syrian Arabic, 1964, ch. 13; Holes, Colloquial Arabic of the Gulf, 2010; Harrell, A Short Reference Grammar of
 * Moroccan Arabic, 1962, ch. 6. The three Gulf states count as their neighbours do.
 */
export const colloquialNumerals: Readonly<Record<Exclude<Dialect, 'msa'>, ColloquialNumerals>> = {
  egyptian,
  levantine,
  gulf,
  saudi: gulf,
  uae: gulf,
  qatar: gulf,
  maghrebi,
};
