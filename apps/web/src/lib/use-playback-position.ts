import { type RefObject, useEffect, useState } from 'react';

/** The update interval: as often as the eye can follow. */
const stepMs = 40;

/** Returns how much of a sound has been heard while it plays, in steps. */
export function usePlaybackPosition(audio: RefObject<HTMLAudioElement | null>, isPlaying: boolean): number {
  const [heardMs, setHeardMs] = useState(0);
  useEffect(() => {
    if (!isPlaying) {
      return undefined;
    }
    let frame = 0;
    const follow = () => {
      setHeardMs(Math.floor(((audio.current?.currentTime ?? 0) * 1000) / stepMs) * stepMs);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      setHeardMs(0);
    };
  }, [audio, isPlaying]);
  return heardMs;
}
