import { type RefObject, useEffect, useState } from 'react';

/**
 * Plays what lies at `url` as soon as it can, and goes on at the same place when the same sound moves to another address.
 *
 * @returns where it is (ms), how long it is (ms; 0 while nobody knows), and what can be done with it.
 */
export function usePlayback(audio: RefObject<HTMLAudioElement | null>, url: string) {
  const [isPlaying, setPlaying] = useState(false);
  const [positionMs, setPosition] = useState(0);
  const [durationMs, setDuration] = useState(0);

  useEffect(() => {
    const element = audio.current;
    if (!element) {
      return;
    }
    const { currentTime, playbackRate } = element;
    const goesOn = element.src === '' || !element.paused;
    element.src = url;
    element.currentTime = currentTime;
    element.playbackRate = playbackRate;
    if (goesOn) {
      // Where the browser wants a click first, the play button is there.
      element.play().catch(() => undefined);
    }
  }, [audio, url]);

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, [audio]);

  const follow = () => {
    const { currentTime = 0, duration = 0 } = audio.current ?? {};
    setPosition(currentTime * 1000);
    setDuration(Number.isFinite(duration) ? duration * 1000 : 0);
  };
  return {
    isPlaying,
    positionMs,
    durationMs,
    toggle() {
      const element = audio.current;
      if (element?.paused) {
        element.play().catch(() => undefined);
      } else {
        element?.pause();
      }
    },
    seek(ms: number) {
      if (audio.current) {
        audio.current.currentTime = ms / 1000;
        setPosition(ms);
      }
    },
    setSpeed(value: number) {
      if (audio.current) {
        audio.current.playbackRate = value;
        audio.current.defaultPlaybackRate = value;
      }
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onTimeUpdate: follow,
      onDurationChange: follow,
      onLoadedMetadata: follow,
    },
  };
}
