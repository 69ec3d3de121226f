import { getHistoryAudio } from '@rakhim/contract';
import { useEffect, useRef, useState } from 'react';
import { fetchApi } from '#src/lib/api-client.ts';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

export interface UtterancePlayer {
  /** The utterance that is playing, or about to. */
  readonly current: string | undefined;
  readonly isLoading: boolean;
  readonly toggle: (id: string) => Promise<void>;
}

/**
 * Plays one kept sound at a time. It comes through the API, which asks who is listening, so the browser cannot fetch it
 * by itself.
 *
 * @param failed what is said when one cannot be played.
 */
export function useUtterancePlayer(failed: string): UtterancePlayer {
  const showFailure = useShowFailure();
  const playing = useRef<{ readonly abort: AbortController; audio?: HTMLAudioElement; url?: string }>(undefined);
  const [current, setCurrent] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);

  function stop(): void {
    release(playing.current);
    playing.current = undefined;
    setCurrent(undefined);
    setIsLoading(false);
  }

  async function toggle(id: string): Promise<void> {
    const wasCurrent = current === id;
    stop();
    if (wasCurrent) {
      return;
    }
    const next: NonNullable<typeof playing.current> = { abort: new AbortController() };
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
      setIsLoading(false);
      await next.audio.play();
    } catch (error) {
      // Another was chosen in the meantime: that is no failure.
      if (playing.current === next) {
        stop();
        showFailure(error, failed);
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
  return { current, isLoading, toggle };
}

function release(
  playing: { readonly abort: AbortController; readonly audio?: HTMLAudioElement; readonly url?: string } | undefined,
): void {
  playing?.abort.abort();
  playing?.audio?.pause();
  if (playing?.url !== undefined) {
    URL.revokeObjectURL(playing.url);
  }
}
