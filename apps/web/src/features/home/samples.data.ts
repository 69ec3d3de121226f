import type { DialectId, VoiceId } from '@rakhim/contract';

interface Sample {
  readonly dialect: DialectId;
  readonly voice: VoiceId;
  readonly file: string;
  /** The spoken text with its vowels, as our own reader reads it. */
  readonly text: string;
}

/** The way a sample looks and when its words sound. */
export interface SampleOutline {
  readonly durationMs: number;
  /** Heights of the bars, from 1 to 8, a digit each. */
  readonly bars: string;
  readonly wordStartsMs: readonly number[];
}

export const sampleBars = 64;

/** The three samples of the landing page. Made by our own engine: `samples/make-samples.ts` has it say them. */
export const samples = [
  {
    dialect: 'msa',
    voice: 'male1',
    file: '/audio/sample-msa.mp3',
    text: 'أَهْلًا بِكُمْ فِي رَخِيمٍ، حَيْثُ تُقْرَأُ الْعَرَبِيَّةُ كَمَا يَنْبَغِي أَنْ تُسْمَعَ.',
  },
  {
    dialect: 'egyptian',
    voice: 'female2',
    file: '/audio/sample-egyptian.mp3',
    text: 'صَبَاحِ الْفُلّ! النَّهَارْدَه هَنِسْمَعْ مَعْ بَعْضْ حِكَايَةْ حِلْوَة مِنِ الْقَاهِرَة.',
  },
  {
    dialect: 'saudi',
    voice: 'male6',
    file: '/audio/sample-saudi.mp3',
    text: 'يَا هَلَا وْمَرْحَبَا، حَيَّاكُمُ اللّٰهْ فِي الرِّيَاضْ. وِشْ نِقْرَا لَكُمُ الْيُومْ؟',
  },
] as const satisfies readonly Sample[];

export type SampleDialect = (typeof samples)[number]['dialect'];
