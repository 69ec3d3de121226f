import { useEffect, useRef, useState } from 'react';

/** Plays one file at a time. Playing another, or the same again, stops the first and sets it back; its end does so, too. */
export function useSamplePlayer() {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<string>();

  function stop() {
    audio.current?.pause();
    audio.current = null;
    setPlaying(undefined);
  }

  function toggle(file: string) {
    const wasPlaying = playing;
    stop();
    if (wasPlaying !== file) {
      const next = new Audio(file);
      next.addEventListener('ended', stop);
      next.addEventListener('error', stop);
      audio.current = next;
      setPlaying(file);
      void next.play();
    }
  }

  useEffect(() => () => audio.current?.pause(), []);
  return { playing, toggle };
}
