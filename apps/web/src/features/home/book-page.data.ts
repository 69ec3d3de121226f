import type { VoiceId } from '@rakhim/contract/voices';

/** A page that our own engine reads; `samples/make-samples.ts` has it say it. The story is ours. */
export const bookPage = {
  voice: 'female1' satisfies VoiceId,
  file: '/audio/book-page.mp3',
  text: 'كَانَ فِي حَيِّنَا القَدِيمِ خَطَّاطٌ لَا يَكْتُبُ كَلِمَةً حَتَّى يَقْرَأَهَا بِصَوْتٍ مَسْمُوعٍ. سَأَلْتُهُ يَوْمًا عَنْ ذَلِكَ، فَابْتَسَمَ وَقَالَ: الحَرْفُ بِلَا صَوْتٍ ضَيْفٌ لَمْ يُلْقِ السَّلَامَ.',
} as const;
