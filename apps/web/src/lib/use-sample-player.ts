import { useEffect, useRef, useState } from 'react';
import { showToast } from '#src/stores/toast-store.ts';

/**
 * Plays one file at a time. Playing another, or the same again, stops the first and sets it back; its end does so, too.
 *
 * @param failure what is said of a file that cannot be played.
 */
export function useSamplePlayer(failure: string) {
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
      audio.current = next;
      setPlaying(file);
      next.play().catch(() => {
        // Another sample that took its place is no failure.
        if (audio.current === next) {
          stop();
          showToast({ title: failure, tone: 'danger' });
        }
      });
    }
  }

  useEffect(
    () => () => {
      audio.current?.pause();
      audio.current = null;
    },
    [],
  );
  return { audio, playing, toggle };
}
