import { priceSpeech } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { callApi } from '#src/lib/api-client.ts';
import { type Draft, draftOf } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import type { StudioAccess } from '../studio-access.ts';
import { useStudioStore } from '../studio-store.ts';
import { nextTakeOf, speechBodyOf } from './speech-body.ts';

/** A pause in typing this long is one in which somebody may look. */
const pauseMs = 700;

/** After speech was made, a price that is not free is asked for so often, at this distance. */
const asksMax = 5;
const askAgainMs = 3_000;

/** Under which prices are cached: what was made since may have changed them. */
export const priceKey = ['price'] as const;

/** Asks in the pauses of typing what the draft would cost, and tells {@link useStudioStore}. */
export function usePrice(access: StudioAccess): void {
  const plan = access.kind === 'ready' ? access.plan : undefined;
  const draft = usePausedDraft();
  const made = useStudioStore((studio) => studio.made);
  const take = nextTakeOf(draft, made);
  const { data } = useQuery({
    queryKey: [...priceKey, draft, take, plan],
    queryFn: async ({ signal }) => {
      const { charged } = await callApi(priceSpeech, { body: speechBodyOf(draft, plan ?? 'basic', take), signal });
      return { draft, charged };
    },
    enabled: plan !== undefined && draft.text.trim() !== '',
    // A sound is stored some moments after its last byte has come, later on a busy machine: what was said before that is
    // asked for again.
    staleTime: 0,
    refetchInterval: ({ state: { data: known, dataUpdateCount } }) =>
      made !== undefined && known !== undefined && known.charged > 0 && dataUpdateCount < asksMax ? askAgainMs : false,
    retry: 3,
  });
  const { tellPrice } = useStudioStore.getState();
  useEffect(() => tellPrice(data), [data, tellPrice]);
}

/** The draft as it was at the last pause. */
function usePausedDraft(): Draft {
  const current = useDraftStore();
  const { text, dialect, voice, style, speed, pitch, latinWords, readings, notation } = current;
  const draft = useMemo(
    () => draftOf({ text, dialect, voice, style, speed, pitch, latinWords, readings, notation }),
    [text, dialect, voice, style, speed, pitch, latinWords, readings, notation],
  );
  const [paused, setPaused] = useState(draft);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(draft), pauseMs);
    return () => clearTimeout(pause);
  }, [draft]);
  return paused;
}
