import { createSpeech } from '@rakhim/contract';
import type { DialectId } from '@rakhim/contract/dialects';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { fetchApi } from '#src/lib/api-client.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { queryClient } from '#src/lib/with-queries.tsx';

interface Sound {
  readonly abort: AbortController;
  audio?: HTMLAudioElement;
}

/**
 * Says a reading aloud, without the lexicon. It is charged as any text is; the same words again come from the browser
 * or, free of charge, from the service.
 */
export function useHeardReading() {
  const { t } = useTranslation('lexicon');
  const showFailure = useShowFailure();
  const current = useRef<Sound>(undefined);
  const kept = useRef(new Map<string, string>());
  const [state, setState] = useState<'silent' | 'loading' | 'playing'>('silent');
  const [words, setWords] = useState<string>();

  function stop(): void {
    current.current?.abort.abort();
    current.current?.audio?.pause();
    current.current = undefined;
    setState('silent');
  }

  async function say(text: string, dialect: DialectId | undefined): Promise<void> {
    stop();
    const sound: Sound = { abort: new AbortController() };
    current.current = sound;
    setState('loading');
    setWords(text);
    const key = JSON.stringify([text, dialect]);
    try {
      const url = kept.current.get(key) ?? (await requestSound(text, dialect, sound.abort.signal));
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
        showFailure(error, t('preview.hearFailed'));
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
  return { state, current: words, say, stop };
}

async function requestSound(text: string, dialect: DialectId | undefined, signal: AbortSignal): Promise<string> {
  const answer = await fetchApi(createSpeech, {
    body: { text, ...(dialect !== undefined && { dialect }), lexicon: 'none' },
    headers: { accept: 'audio/mpeg', 'idempotency-key': crypto.randomUUID() },
    signal,
  });
  const url = URL.createObjectURL(await answer.blob());
  void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey });
  return url;
}
