import { estimateSentenceTimes, makeCues, writeSrt, writeVtt } from '@rakhim/contract/subtitles';
import type { TimedSpeech } from '@rakhim/contract';
import type { WordTime } from '@rakhim/audio';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';

/** When the pieces of a text sound, as finely as it is known. */
export interface Timing extends Pick<TimedSpeech, 'words' | 'granularity' | 'subtitles'> {
  readonly warnings: readonly SpeechWarning[];
}

/**
 * The times of a finished utterance and the subtitles that follow from them. Where the engine knew no words, the times
 * are of sentences, and a warning says so.
 *
 * @param text as it was sent; times count its code points.
 */
export function timeText(text: string, words: readonly WordTime[], durationMs: number): Timing {
  const hasWords = words.length > 0;
  const times = hasWords ? [...words] : estimateSentenceTimes(text, Math.round(durationMs));
  const cues = makeCues(text, times);
  return {
    words: times,
    granularity: hasWords ? 'word' : 'sentence',
    subtitles: { srt: writeSrt(cues), vtt: writeVtt(cues) },
    warnings: hasWords ? [] : [{ code: 'sentence_times', detail: '' }],
  };
}
