import type { MarkTime, Subtitles, TimedSpeech, WordTime } from '../generated/api-types.ts';
import type { SpokenPart } from './speak-documents.ts';

/** A piece of the text, and when it sounds. */
export interface SpokenWord extends WordTime {
  /** As it stands in the text that was sent. */
  readonly text: string;
}

export interface SpeechTimes {
  /** When each piece of the text sounds, in order; places are code points of the text as sent. */
  readonly words: readonly SpokenWord[];
  /** `sentence` where the engine does not know when words sound: each entry of `words` is then a sentence. */
  readonly granularity: TimedSpeech['granularity'];
  readonly subtitles: Subtitles;
  /** When the marks of the text are reached, in order; none where it has none. */
  readonly marks: readonly MarkTime[];
}

/** The times of an utterance of several requests, from the beginning of the whole. */
export function joinTimes(parts: readonly SpokenPart<TimedSpeech>[], text: string): SpeechTimes {
  const letters = Array.from(text);
  return {
    words: parts.flatMap(({ part, answer, startMs }) =>
      answer.words.map(({ phonemes, ...word }) => {
        const [start, end] = [word.start + part.offset, word.end + part.offset];
        return {
          text: letters.slice(start, end).join(''),
          start,
          end,
          ...shift(word, startMs),
          ...(phonemes && { phonemes: phonemes.map((phoneme) => ({ ...phoneme, ...shift(phoneme, startMs) })) }),
        };
      }),
    ),
    marks: parts.flatMap(({ part, answer, startMs }) =>
      (answer.marks ?? []).map((mark) => ({
        ...mark,
        start: mark.start + part.offset,
        startMs: mark.startMs + startMs,
      })),
    ),
    granularity: parts.every(({ answer }) => answer.granularity === 'word') ? 'word' : 'sentence',
    subtitles: {
      srt: numberCues(parts.map(({ answer, startMs }) => shiftCues(answer.subtitles.srt, startMs)).join('')),
      vtt: parts
        .map(({ answer, startMs }, index) =>
          shiftCues(index === 0 ? answer.subtitles.vtt : withoutVttHeader(answer.subtitles.vtt), startMs),
        )
        .join(''),
    },
  };
}

function shift(times: Pick<WordTime, 'startMs' | 'endMs'>, byMs: number): Pick<WordTime, 'startMs' | 'endMs'> {
  return { startMs: times.startMs + byMs, endMs: times.endMs + byMs };
}

const cueTimes = /^[\d:]+[,.]\d{3} --> [\d:]+[,.]\d{3}/gm;
const cueTime = /([\d:]+)([,.])(\d{3})/g;

/** Moves the cues of SubRip or WebVTT, and ends each file with a blank line, so that another may follow. */
function shiftCues(subtitles: string, byMs: number): string {
  const shifted = subtitles.replace(cueTimes, (times) =>
    times.replace(cueTime, (_time, clock: string, mark: string, rest: string) =>
      formatTime(byMs + secondsOf(clock) * 1000 + Number(rest), mark),
    ),
  );
  return `${shifted.trimEnd()}\n\n`;
}

/** Of `mm:ss` or `hh:mm:ss`. */
function secondsOf(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function formatTime(timeMs: number, mark: string): string {
  const seconds = Math.floor(timeMs / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${h}:${m}:${s}${mark}${String(timeMs % 1000).padStart(3, '0')}`;
}

/** The header ends with the first blank line (W3C, WebVTT, section 4.1). */
function withoutVttHeader(vtt: string): string {
  return vtt.slice(vtt.search(/\r?\n\r?\n/)).trimStart();
}

/** Cues of SubRip count from 1. */
function numberCues(srt: string): string {
  let number = 0;
  return srt.replace(/^\d+(?=\r?\n\d+:\d\d:\d\d,\d{3} --> )/gm, () => String(++number));
}
