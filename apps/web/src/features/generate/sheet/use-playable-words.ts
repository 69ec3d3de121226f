import type { WordTime } from '@rakhim/contract';
import { type RefObject, useEffect } from 'react';
import { useDraftStore } from '../draft-store.ts';
import { useStudioStore } from '../studio-store.ts';
import { stretchAt, wordAt } from './word-elements.ts';

/** The words of the sheet as its sound says them. */
export interface PlayableWords {
  /** False where there is no sound, or only one of an earlier text. */
  readonly isPlayable: boolean;
  /** Plays from a word on; nothing happens where its time is not known yet. */
  play(start: number): void;
  pause(): void;
}

/** Lights the word that sounds, and plays from any other. */
export function usePlayableWords(container: RefObject<HTMLElement | null>): PlayableWords {
  const utterance = useStudioStore(({ made }) => made?.utterance);
  const isPlayable = useDraftStore((draft) => draft.text === utterance?.text);
  const audio = isPlayable ? utterance?.audio : undefined;
  const words = utterance?.words;

  useEffect(() => (audio && words ? lightWords(audio, words, container) : undefined), [audio, words, container]);

  return {
    isPlayable: audio !== undefined,
    play(start) {
      const word = words?.find(({ end }) => end > start);
      if (audio && word) {
        audio.currentTime = word.startMs / 1000;
        audio.play().catch(() => undefined);
      }
    },
    pause: () => audio?.pause(),
  };
}

/** Frames in which a word that was far from the view becomes an element. */
const framesMax = 30;

/** Moves the light along with the sound, and the sheet along with the light. @returns what ends that. */
function lightWords(
  audio: HTMLAudioElement,
  words: readonly WordTime[],
  container: RefObject<HTMLElement | null>,
): () => void {
  let frame = 0;
  let lit: HTMLElement | undefined;
  let sought: WordTime | undefined;
  let frames = 0;

  // Sixty times a second React would do too much; one attribute is moved by hand.
  function follow(): void {
    cancelAnimationFrame(frame);
    const ms = audio.currentTime * 1000;
    const word = ms > 0 && !audio.ended ? words.findLast(({ startMs }) => startMs <= ms) : undefined;
    const next = word && wordAt(container.current, word.start);
    if (next !== lit) {
      lit?.removeAttribute('data-sounding');
      next?.setAttribute('data-sounding', '');
      lit = next;
      keepInView(container.current, next);
    }
    const isSeeking = word !== undefined && next === undefined && seek(word);
    if (!audio.paused || isSeeking) {
      frame = requestAnimationFrame(follow);
    }
  }

  /** Brings a word near that is no element where it is. @returns false where it has not become one. */
  function seek(word: WordTime): boolean {
    frames = word === sought ? frames + 1 : 0;
    if (frames === 0) {
      sought = word;
      keepInView(container.current, stretchAt(container.current, word.start));
    }
    return frames < framesMax;
  }

  const events = ['play', 'pause', 'seeked', 'ended'];
  events.forEach((event) => audio.addEventListener(event, follow));
  follow();
  return () => {
    cancelAnimationFrame(frame);
    lit?.removeAttribute('data-sounding');
    events.forEach((event) => audio.removeEventListener(event, follow));
  };
}

/** Moves only the text in its sheet, never the page under the reader. */
function keepInView(container: HTMLElement | null, part: HTMLElement | undefined): void {
  if (!container || !part) {
    return;
  }
  const [frame, place] = [container.getBoundingClientRect(), part.getBoundingClientRect()];
  if (place.top < frame.top || place.bottom > frame.bottom) {
    container.scrollBy({ top: place.top - frame.top - frame.height / 3 });
  }
}
