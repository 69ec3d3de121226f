import { useEffect, useRef, useState } from 'react';

interface Track {
  readonly file: string;
  /** When each word begins, in milliseconds; tracks of one player say the same words. */
  readonly wordStartsMs: readonly number[];
}

/** Plays one of several sounds that say the same words, and goes from one to another at the word that sounds. */
export function useSwitchingPlayer(track: Track, onFailed: () => void) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [fromMs, setFromMs] = useState(0);

  function stop(): void {
    audio.current?.pause();
    audio.current = null;
    setIsPlaying(false);
  }

  function play({ file }: Track, startMs: number): void {
    audio.current?.pause();
    const next = new Audio(file);
    next.currentTime = startMs / 1000;
    setFromMs(startMs);
    next.addEventListener('ended', () => audio.current === next && stop());
    audio.current = next;
    setIsPlaying(true);
    next.play().catch(() => {
      // Another sound that took its place is no failure.
      if (audio.current === next) {
        stop();
        onFailed();
      }
    });
  }

  useEffect(() => () => audio.current?.pause(), []);

  return {
    audio,
    isPlaying,
    /** Where the sound began; until it is loaded, its own position is still 0. */
    fromMs,
    toggle: () => (isPlaying ? stop() : play(track, 0)),
    /** Goes on with another sound, at the beginning of the word that is being said. */
    switchTo(next: Track): void {
      if (audio.current) {
        const heardMs = audio.current.currentTime * 1000;
        const word = track.wordStartsMs.findLastIndex((startMs) => startMs <= heardMs);
        play(next, next.wordStartsMs[Math.max(0, word)] ?? 0);
      }
    },
  };
}
