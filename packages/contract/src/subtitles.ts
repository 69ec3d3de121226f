export { type Cue, makeCues } from './subtitles/make-cues.ts';
export { estimateSentenceTimes } from './subtitles/sentence-times.ts';
export { subtitleWriters, writeSrt, writeVtt } from './subtitles/write-subtitles.ts';
