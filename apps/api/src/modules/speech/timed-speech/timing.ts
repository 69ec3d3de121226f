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
  const { words: times, granularity } = timeCaptions(captions, words, durationMs);
  const cues = makeCues(captions.text, times);
  const hasWords = granularity === 'word';
  return {
    words: hasWords ? [...words] : times.map((time) => captions.toSent(time)),
    granularity,
    subtitles: { srt: writeSrt(cues), vtt: writeVtt(cues) },
    warnings: hasWords ? [] : [{ code: 'sentence_times', detail: '' }],
  };
}

/** A text without its markup, and when its pieces sound: places are its own. */
export interface TimedText extends Pick<TimedSpeech, 'words' | 'granularity'> {
  readonly text: string;
}

/** The times of an utterance in places of its text without markup. */
export function timeCaptions(text: string | Captions, words: readonly WordTime[], durationMs: number): TimedText {
  const captions = typeof text === 'string' ? plainCaptions(text) : text;
  return words.length > 0
    ? { text: captions.text, words: words.map((word) => captions.toCaption(word)), granularity: 'word' }
    : {
        text: captions.text,
        words: estimateSentenceTimes(captions.text, Math.round(durationMs)),
        granularity: 'sentence',
      };
}

function plainCaptions(text: string): Captions {
  return { text, toCaption: (place) => place, toSent: (place) => place };
}
