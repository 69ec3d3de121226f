import { estimateSentenceTimes, makeCues, writeSrt, writeVtt } from '@rakhim/contract/subtitles';
import type { TimedSpeech } from '@rakhim/contract';
import type { WordTime } from '@rakhim/audio';
import type { Captions } from '@rakhim/markup';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';

/** When the pieces of a text sound, as finely as it is known. */
export interface Timing extends Pick<TimedSpeech, 'words' | 'granularity' | 'subtitles'> {
  readonly warnings: readonly SpeechWarning[];
}

/**
 * The times of a finished utterance and the subtitles that follow from them. Where the engine knew no words, the times
 * are of sentences, and a warning says so.
 *
 * @param text as it was sent, or without its markup; times count code points of the text as sent.
 */
export function timeText(text: string | Captions, words: readonly WordTime[], durationMs: number): Timing {
  const captions = typeof text === 'string' ? plainCaptions(text) : text;
  const hasWords = words.length > 0;
  const times = hasWords
    ? words.map((word) => captions.toCaption(word))
    : estimateSentenceTimes(captions.text, Math.round(durationMs));
  const cues = makeCues(captions.text, times);
  return {
    words: hasWords ? [...words] : times.map((time) => captions.toSent(time)),
    granularity: hasWords ? 'word' : 'sentence',
    subtitles: { srt: writeSrt(cues), vtt: writeVtt(cues) },
    warnings: hasWords ? [] : [{ code: 'sentence_times', detail: '' }],
  };
}

function plainCaptions(text: string): Captions {
  return { text, toCaption: (place) => place, toSent: (place) => place };
}
