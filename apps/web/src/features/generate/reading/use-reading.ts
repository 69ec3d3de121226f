import { limits, previewText } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { callApi } from '#src/lib/api-client.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { countDraft, markupOf } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import { useReadingStore } from './reading-store.ts';

/** A pause in typing this long is one in which somebody may look. */
const pauseMs = 600;
const keptMs = 60_000;

/**
 * Finds out how a draft of up to so many characters will be read, in the pauses of typing, and tells
 * {@link useReadingStore}.
 */
export function useReading(charactersMax: number = limits.streamedTextCharactersMax): void {
  const text = useDraftStore((draft) => draft.text);
  const dialect = useDraftStore((draft) => draft.dialect);
  const readings = useDraftStore((draft) => draft.readings);
  const notation = useDraftStore((draft) => draft.notation);
  const current = useMemo(() => ({ text, dialect, readings, notation }), [text, dialect, readings, notation]);
  const asked = usePaused(current);
  const isReadable = asked.text.trim() !== '' && countDraft(asked) <= charactersMax;
  const { data, isError, error } = useQuery({
    queryKey: ['reading', asked.text, asked.dialect, asked.readings, asked.notation],
    queryFn: async ({ signal }) => {
      const { text: of, dialect: dialectOf, readings: chosen } = asked;
      const body = { text: of, dialect: dialectOf, readings: [...chosen], ...markupOf(asked) };
      return { text: of, preview: await callApi(previewText, { body, signal }) };
    },
    enabled: isReadable,
    staleTime: Infinity,
    gcTime: keptMs,
    retry: false,
  });
  const { tell, clear } = useReadingStore.getState();
  useEffect(() => {
    if (!isReadable) {
      clear();
    } else if (data) {
      tell({ ...data, isFailed: false });
    } else if (isError) {
      tell({ preview: undefined, text: '', isFailed: true, problem: problemOf(error) });
    }
  }, [data, isError, error, isReadable, tell, clear]);
  useLayoutEffect(() => clear, [clear]);
}

function problemOf(error: Error | null): { message: string; offset: number } | undefined {
  const offset = error instanceof ApiError && error.code === 'markup_invalid' ? error.details?.['offset'] : undefined;
  return typeof offset === 'number' ? { message: error?.message ?? '', offset } : undefined;
}

/** What is to be read, as it was at the last pause in typing; another choice of how to read it waits for none. */
function usePaused<T extends { readonly text: string }>(value: T): T {
  const [paused, setPaused] = useState(value);
  const isTyped = paused.text !== value.text;
  useEffect(() => {
    const pause = setTimeout(() => setPaused(value), isTyped ? pauseMs : 0);
    return () => clearTimeout(pause);
  }, [value, isTyped]);
  return paused;
}
