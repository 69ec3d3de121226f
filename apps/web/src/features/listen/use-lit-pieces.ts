import type { SharedSpeech } from '@rakhim/contract';
import { type RefObject, useEffect } from 'react';

/** Lights the word that sounds, and keeps it in sight. */
export function useLitPieces(
  audio: RefObject<HTMLAudioElement | null>,
  text: RefObject<HTMLElement | null>,
  pieces: SharedSpeech['pieces'],
): void {
  useEffect(() => {
    const player = audio.current;
    if (!player) {
      return undefined;
    }
    let frame = 0;
    let lit: HTMLElement | undefined;

    // Sixty times a second React would do too much; one attribute is moved by hand.
    function follow(): void {
      cancelAnimationFrame(frame);
      const ms = (player?.currentTime ?? 0) * 1000;
      const isSounding = ms > 0 && player?.ended === false;
      const index = isSounding ? pieces.findLastIndex(({ startMs }) => startMs !== null && startMs <= ms) : -1;
      const next = text.current?.querySelector<HTMLElement>(`[data-piece="${index}"]`) ?? undefined;
      if (next !== lit) {
        lit?.removeAttribute('data-sounding');
        next?.setAttribute('data-sounding', '');
        lit = next;
        keepInSight(next);
      }
      if (player?.paused === false) {
        frame = requestAnimationFrame(follow);
      }
    }

    const events = ['play', 'pause', 'seeked', 'ended'];
    events.forEach((event) => player.addEventListener(event, follow));
    return () => {
      cancelAnimationFrame(frame);
      events.forEach((event) => player.removeEventListener(event, follow));
    };
  }, [audio, text, pieces]);
}

/** Above the player, which stays at the bottom of the window, and below the head of the site. */
const marginPx = 120;

function keepInSight(word: HTMLElement | undefined): void {
  const place = word?.getBoundingClientRect();
  if (place && (place.top < marginPx || place.bottom > innerHeight - marginPx)) {
    word?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }
}
