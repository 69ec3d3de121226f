import type { DialectId } from '@nabra/contract';

interface Sample {
  readonly dialect: DialectId;
  readonly file: string;
  /** What is said, with its vowels, as our own reader reads it. */
  readonly text: string;
}

/** The three samples of the landing page. Made by our own engine; see the script that makes them. */
export const samples = [
  { dialect: 'msa', file: '/audio/sample-msa.mp3', text: 'أَهْلًا بِكُمْ فِي نَبْرَةَ، حَيْثُ تُقْرَأُ الْعَرَبِيَّةُ كَمَا يَنْبَغِي أَنْ تُسْمَعَ.' },
  { dialect: 'egyptian', file: '/audio/sample-egyptian.mp3', text: 'صَبَاحِ الْفُلّ! النَّهَارْدَه هَنِسْمَعْ مَعْ بَعْضْ حِكَايَةْ حِلْوَة مِنِ الْقَاهِرَة.' },
  { dialect: 'saudi', file: '/audio/sample-saudi.mp3', text: 'يَا هَلَا وْمَرْحَبَا، حَيَّاكُمُ اللّٰهْ فِي الرِّيَاضْ. وِشْ نِقْرَا لَكُمُ الْيُومْ؟' },
] as const satisfies readonly Sample[];
