import type { VoiceId } from '@rakhim/contract/voices';
import { useEffect, useRef, useState } from 'react';

/** The time for which a button says that it plays. */
const shownMs = 1_500;

/** Plays what a voice says of itself, one voice at a time. */
export function useVoiceSample(onFailure: () => void) {
  const audio = useRef<HTMLAudioElement>(null);
  const shown = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [playing, setPlaying] = useState<VoiceId>();

  function play(voice: VoiceId) {
    audio.current?.pause();
    clearTimeout(shown.current);
    const sample = new Audio(`/audio/voice-${voice}.mp3`);
    audio.current = sample;
    setPlaying(voice);
    shown.current = setTimeout(() => setPlaying(undefined), shownMs);
    sample.play().catch(() => {
      // Another sample that took its place is no failure.
      if (audio.current === sample) {
        setPlaying(undefined);
        onFailure();
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
  return { playing, play };
}
