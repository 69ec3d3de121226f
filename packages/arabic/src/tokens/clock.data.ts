import type { Dialect } from '../dialect.ts';

/** The way a region tells the time in everyday talk: الساعة خمسة ونص. */
export interface ColloquialClock {
  readonly and: string;
  readonly except: string;
  /** 1 to 12, at their index. */
  readonly hours: readonly string[];
  readonly half: string;
  readonly quarter: string;
  readonly third: string;
  /** Five and ten minutes, which need no noun. */
  readonly five: string;
  readonly ten: string;
}

const egyptian: ColloquialClock = {
  and: 'وِ',
  except: 'إِلَّا',
  hours: ['', 'وَاحْدَة', 'اِتْنِينْ', 'تَلَاتَة', 'أَرْبَعَة', 'خَمْسَة', 'سِتَّة', 'سَبْعَة', 'تَمَانْيَة', 'تِسْعَة', 'عَشَرَة', 'حِدَاشَرْ', 'اِتْنَاشَرْ'],
  half: 'نُصّ',
  quarter: 'رُبْعْ',
  third: 'تِلْتْ',
  five: 'خَمْسَة',
  ten: 'عَشَرَة',
};

const levantine: ColloquialClock = {
  and: 'وْ',
  except: 'إِلَّا',
  hours: ['', 'وَحْدِة', 'تِنْتِينْ', 'تْلَاتِة', 'أَرْبَعَة', 'خَمْسِة', 'سِتِّة', 'سَبْعَة', 'تْمَانِة', 'تِسْعَة', 'عَشَرَة', 'حْدَعْشْ', 'تْنَعْشْ'],
  half: 'نُصّ',
  quarter: 'رِبِعْ',
  third: 'تِلِتْ',
  five: 'خَمْسِة',
  ten: 'عَشَرَة',
};

const gulf: ColloquialClock = {
  and: 'وْ',
  except: 'إِلَّا',
  hours: ['', 'وَحْدَة', 'ثِنْتَيْنْ', 'ثَلَاثْ', 'أَرْبَعْ', 'خَمْسْ', 'سِتّ', 'سَبْعْ', 'ثَمَانْ', 'تِسْعْ', 'عَشْرْ', 'اِحْدَعَشْ', 'اِثْنَعَشْ'],
  half: 'نُصّ',
  quarter: 'رُبْعْ',
  third: 'ثُلْثْ',
  five: 'خَمْسْ',
  ten: 'عَشْرْ',
};

const maghrebi: ColloquialClock = {
  and: 'وْ',
  except: 'قَلّْ',
  hours: [
    '',
    'الْوَحْدَة',
    'الْجُوجْ',
    'التّْلَاتَة',
    'الرَّبْعَة',
    'الْخَمْسَة',
    'السَّتَّة',
    'السَّبْعَة',
    'التّْمَنْيَة',
    'التَّسْعُودْ',
    'الْعَشْرَة',
    'الْحْضَاشْ',
    'الطّْنَاشْ',
  ],
  half: 'نُصّ',
  quarter: 'رْبُعْ',
  third: 'تُلُتْ',
  five: 'قْسَمْ',
  ten: 'قَسْمَيْنْ',
};

/**
 * Sources: Woidich, Das Kairenisch-Arabische, 2006, 2.6; Cowell, A Reference Grammar of Syrian Arabic, 1964, ch. 13;
 * Holes, Colloquial Arabic of the Gulf, 2010, unit 6; Harrell, A Short Reference Grammar of Moroccan Arabic, 1962, ch.
 * 6.
 */
export const colloquialClocks: Readonly<Record<Exclude<Dialect, 'msa'>, ColloquialClock>> = {
  egyptian,
  levantine,
  gulf,
  saudi: gulf,
  uae: gulf,
  qatar: gulf,
  maghrebi,
};
