import { createSpeech, type CreateSpeechBody } from '@rakhim/contract';
import { useEffect, useRef, useState } from 'react';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { fetchApi } from '#src/lib/api-client.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { queryClient } from '#src/lib/with-queries.tsx';

/** What is said: words, in a dialect or by a voice, perhaps with their reading. */
export type HeardReading = Pick<CreateSpeechBody, 'text' | 'dialect' | 'voice' | 'readings'>;

interface Sound {
  readonly abort: AbortController;
  audio?: HTMLAudioElement;
}

/**
 * Says a reading aloud, without the lexicon. It is charged as any text is; the same words again come from the browser
 * or, free of charge, from the service.
 *
 * @param failed what is said when it cannot be played.
 */
export function useHeardReading(failed: string) {
  const showFailure = useShowFailure();
  const current = useRef<Sound>(undefined);
  const kept = useRef(new Map<string, string>());
  const [state, setState] = useState<'silent' | 'loading' | 'playing'>('silent');
  const [reading, setReading] = useState<HeardReading>();

  function stop(): void {
    current.current?.abort.abort();
    current.current?.audio?.pause();
    current.current = undefined;
    setState('silent');
  }

  async function say(wanted: HeardReading): Promise<void> {
    stop();
    const sound: Sound = { abort: new AbortController() };
    current.current = sound;
    setState('loading');
    setReading(wanted);
    const key = JSON.stringify(wanted);
    try {
      const url = kept.current.get(key) ?? (await requestSound(wanted, sound.abort.signal));
      kept.current.set(key, url);
      sound.abort.signal.throwIfAborted();
      sound.audio = new Audio(url);
      sound.audio.addEventListener('ended', stop);
      setState('playing');
      await sound.audio.play();
    } catch (error) {
      // Another was asked for in the meantime: that is no failure.
      if (current.current === sound) {
        stop();
        showFailure(error, failed);
      }
    }
  }

  useEffect(
    () => () => {
      current.current?.abort.abort();
      current.current?.audio?.pause();
      kept.current.forEach((url) => URL.revokeObjectURL(url));
    },
    [],
  );
  return { state, current: reading, say, stop };
}

async function requestSound(reading: HeardReading, signal: AbortSignal): Promise<string> {
  const answer = await fetchApi(createSpeech, {
    body: { ...reading, lexicon: 'none' },
    headers: { accept: 'audio/mpeg', 'idempotency-key': crypto.randomUUID() },
    signal,
  });
  const url = URL.createObjectURL(await answer.blob());
  void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
  return url;
}
