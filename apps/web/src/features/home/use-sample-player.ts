import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/stores/toast-store.ts';

/**
 * Plays one file at a time. Playing another, or the same again, stops the first and sets it back; its end does so, too.
 */
export function useSamplePlayer() {
  const { t } = useTranslation('home');
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<string>();

  function fail() {
    stop();
    showToast({ title: t('samples.failed'), tone: 'danger' });
  }

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
          fail();
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
