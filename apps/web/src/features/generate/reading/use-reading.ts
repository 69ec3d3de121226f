import { type TextPreview, countCharacters, limits, previewText } from '@rakhim/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { callApi } from '#src/lib/api-client.ts';
import { useDraftStore } from '../draft-store.ts';

/** A pause in typing this long is one in which somebody may look. */
const pauseMs = 600;
const keptMs = 60_000;

export interface Reading {
  readonly preview: TextPreview | undefined;
  /** The text that the preview is of. */
  readonly text: string;
  /**
   * The draft has changed since: what is shown is about to be replaced, and its places are not those of the text any
   * more.
   */
  readonly isStale: boolean;
  readonly isFailed: boolean;
}

/** Returns how the draft will be read, asked for in the pauses of typing. */
export function useReading(): Reading {
  const text = useDraftStore((draft) => draft.text);
  const dialect = useDraftStore((draft) => draft.dialect);
  const readings = useDraftStore((draft) => draft.readings);
  const current = useMemo(() => ({ text, dialect, readings }), [text, dialect, readings]);
  const asked = usePaused(current);
  const isReadable = asked.text.trim() !== '' && countCharacters(asked.text) <= limits.streamedTextCharactersMax;
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['reading', asked.text, asked.dialect, asked.readings],
    queryFn: async ({ signal }) => ({
      text: asked.text,
      preview: await callApi(previewText, { body: { ...asked, readings: [...asked.readings] }, signal }),
    }),
    enabled: isReadable,
    staleTime: Infinity,
    gcTime: keptMs,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return {
    preview: isReadable && !isError ? data?.preview : undefined,
    text: data?.text ?? '',
    isStale: isPlaceholderData || current !== asked,
    isFailed: isError,
  };
}

/** A value as it was at the last pause. */
function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(pause);
  }, [value]);
  return paused;
}
