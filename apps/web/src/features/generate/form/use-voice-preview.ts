import type { VoiceId } from '@rakhim/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/stores/toast-store.ts';

/** The time that the button says that it plays. */
const shownMs = 1_500;

/** Plays a sentence in a voice, one at a time. */
export function useVoicePreview() {
  const { t } = useTranslation('generate');
  const audio = useRef<HTMLAudioElement>(null);
  const shown = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPlaying, setPlaying] = useState(false);

  function play(voice: VoiceId) {
    audio.current?.pause();
    clearTimeout(shown.current);
    const sample = new Audio(`/audio/voice-${voice}.mp3`);
    audio.current = sample;
    setPlaying(true);
    shown.current = setTimeout(() => setPlaying(false), shownMs);
    sample.play().catch(() => {
      // Another sample that took its place is no failure.
      if (audio.current === sample) {
        setPlaying(false);
        showToast({ title: t('voice.previewFailed'), tone: 'danger' });
      }
    });
  }

  useEffect(
    () => () => {
      audio.current?.pause();
      audio.current = null;
      clearTimeout(shown.current);
    },
    [],
  );
  return { isPlaying, play };
}
