import { getHistoryAudio } from '@rakhim/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchApi } from '#src/lib/api-client.ts';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

export interface UtterancePlayer {
  /** The utterance that is playing, or about to. */
  readonly current: string | undefined;
  readonly isLoading: boolean;
  readonly toggle: (id: string) => Promise<void>;
  /** Goes on with another sound of the same text, at the same place; nothing happens where none plays. */
  readonly switchTo: (id: string) => Promise<void>;
}

interface Playing {
  readonly abort: AbortController;
  audio?: HTMLAudioElement;
  url?: string;
}

/**
 * Plays one kept sound at a time. It comes through the API, which asks who is listening, so the browser cannot fetch it
 * by itself.
 */
export function useUtterancePlayer(): UtterancePlayer {
  const { t } = useTranslation('utterances');
  const showFailure = useShowFailure();
  const playing = useRef<Playing>(undefined);
  const [current, setCurrent] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);

  function stop(): void {
    release(playing.current);
    playing.current = undefined;
    setCurrent(undefined);
    setIsLoading(false);
  }

  /** @param share how much of it is left out at the beginning, from 0 to 1. */
  async function play(id: string, share: number): Promise<void> {
    stop();
    const next: Playing = { abort: new AbortController() };
    playing.current = next;
    setCurrent(id);
    setIsLoading(true);
    try {
      const response = await fetchApi(getHistoryAudio, { params: { id }, signal: next.abort.signal });
      const sound = await response.blob();
      next.abort.signal.throwIfAborted();
      next.url = URL.createObjectURL(sound);
      next.audio = new Audio(next.url);
      next.audio.addEventListener('ended', stop);
      next.audio.addEventListener('loadedmetadata', ({ currentTarget }) => skip(currentTarget, share));
      setIsLoading(false);
      await next.audio.play();
    } catch (error) {
      // Another was chosen in the meantime: that is no failure.
      if (playing.current === next) {
        stop();
        showFailure(error, t('playFailed'));
      }
    }
  }

  useEffect(
    () => () => {
      release(playing.current);
      playing.current = undefined;
    },
    [],
  );
  return {
    current,
    isLoading,
    toggle: async (id) => (current === id ? stop() : play(id, 0)),
    switchTo: async (id) => (current === undefined ? undefined : play(id, shareOf(playing.current?.audio))),
  };
}

function skip(audio: EventTarget | null, share: number): void {
  if (audio instanceof HTMLAudioElement && share > 0 && Number.isFinite(audio.duration)) {
    audio.currentTime = share * audio.duration;
  }
}

function shareOf(audio: HTMLAudioElement | undefined): number {
  return audio && Number.isFinite(audio.duration) && audio.duration > 0 ? audio.currentTime / audio.duration : 0;
}

function release(playing: Playing | undefined): void {
  playing?.abort.abort();
  playing?.audio?.pause();
  if (playing?.url !== undefined) {
    URL.revokeObjectURL(playing.url);
  }
}
