import { parseLetters, skeletonOf } from './letters.ts';

/**
 * Adverbs and greetings that keep -an before a pause, where other words have -aː. They are often written with a bare alif, and
 * are read with -an then too. Source: Ryding 2005, 11.3; Badawi, Carter & Gully 2004, 2.15.
 */
export const adverbsInAn: readonly string[] = [
  'شُكْرًا', 'جِدًّا', 'أَيْضًا', 'مَرْحَبًا', 'أَهْلًا', 'سَهْلًا', 'عَفْوًا', 'دَائِمًا', 'أَحْيَانًا', 'غَدًا', 'مَعًا', 'تَقْرِيبًا', 'فِعْلًا', 'حَقًّا', 'طَبْعًا', 'أَبَدًا', 'حَتْمًا', 'حَالًا', 'فَوْرًا', 'سَرِيعًا', 'قَرِيبًا', 'قَلِيلًا', 'كَثِيرًا',
  'جَيِّدًا', 'تَمَامًا', 'صَبَاحًا', 'مَسَاءً', 'لَيْلًا', 'نَهَارًا', 'يَوْمًا', 'سَابِقًا', 'لَاحِقًا', 'مَثَلًا', 'أَوَّلًا', 'ثَانِيًا', 'ثَالِثًا', 'رَابِعًا', 'خَامِسًا', 'أَخِيرًا', 'خُصُوصًا', 'عُمُومًا', 'مُجَدَّدًا', 'مُبَاشَرَةً', 'عَادَةً', 'خَاصَّةً', 'حَقِيقَةً', 'نِهَائِيًّا',
  'حَالِيًّا', 'يَوْمِيًّا', 'سَنَوِيًّا', 'شَهْرِيًّا', 'أُسْبُوعِيًّا', 'رَسْمِيًّا', 'مُسْبَقًا', 'مُبَكِّرًا', 'مُؤَخَّرًا', 'بَعِيدًا', 'كُلِّيًّا', 'نِسْبِيًّا', 'عَمَلِيًّا', 'مَحَلِّيًّا', 'دَوْلِيًّا', 'هَنِيئًا', 'سَلَفًا', 'عَمْدًا', 'مَجَّانًا', 'بَغْتَةً', 'فَجْأَةً', 'إِضَافَةً', 'وَدَاعًا',
];

const skeletons: ReadonlySet<string> = new Set(adverbsInAn.map((word) => skeletonOf(parseLetters(word))));

/** True for the letters of an adverb, without marks and without article. */
export function isAdverbInAn(stem: string): boolean {
  return skeletons.has(stem);
}
