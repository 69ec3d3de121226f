import { type CreateSpeechBody, countCharacters, isEntitled } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUsedTrial, subscriptionQuery } from '#src/lib/subscription-query.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { showToast } from '#src/stores/toast-store.ts';
import { blankDraft, draftOf, isSameDraft, markupOf } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import { useReading } from '../reading/use-reading.ts';
import type { StudioAccess } from '../studio-access.ts';
import { useStudioStore } from '../studio-store.ts';
import { useGeneration } from './use-generation.ts';

/** The part of the studio for members: what they may, how their text is read, and the speech that they ask for. */
export const MemberStudio = withQueries(function MemberStudio() {
  const { t } = useTranslation('generate');
  const access = useAccess();
  const start = useGeneration();
  useReading();
  const isWanted = useStudioStore((studio) => studio.isWanted);
  // Before another one tells of itself, should this one be replaced.
  useLayoutEffect(() => useStudioStore.getState().clear, []);
  useLayoutEffect(() => useStudioStore.getState().allow(access), [access]);
  useEffect(() => {
    if (isWanted && access.kind !== 'unknown') {
      useStudioStore.getState().drop();
      startFromDraft();
    }
  });

  function startFromDraft(): void {
    const draft = draftOf(useDraftStore.getState());
    const { text, voice, dialect, style, speed, pitch, latinWords, readings } = draft;
    if (text.trim() === '') {
      showToast({ title: t('errors.empty'), tone: 'danger' });
    } else if (access.kind !== 'ready') {
      showToast({ title: t('errors.subscription.title'), body: t('errors.subscription.body'), tone: 'danger' });
    } else if (access.remaining !== undefined && countCharacters(text) > access.remaining) {
      showToast({ title: t('errors.quota.title'), body: t('errors.quota.body'), tone: 'danger' });
    } else {
      const styleInstruction = isEntitled(access.plan, 'style') ? style.trim() : '';
      const { made } = useStudioStore.getState();
      // What is there already is heard with the player: whoever asks for it again wants it said another way.
      const take = made?.utterance.sound && isSameDraft(draft, made.draft) ? made.take + 1 : 1;
      const body: CreateSpeechBody = {
        text,
        voice,
        dialect,
        ...(styleInstruction !== '' && { styleInstruction }),
        ...(speed !== blankDraft.speed && { speed }),
        ...(pitch !== blankDraft.pitch && { pitch }),
        ...(latinWords !== 'arabic' && { latinWords }),
        ...(readings.length > 0 && { readings: [...readings] }),
        ...(take > 1 && { take }),
        ...markupOf(draft),
      };
      void start(draft, body);
    }
  }

  return null;
});

function useAccess(): StudioAccess {
  const { data: subscription, isError } = useQuery(subscriptionQuery);
  const { data: usage } = useQuery(usageQuery);
  return useMemo(() => {
    if (!subscription) {
      return { kind: isError ? 'unreachable' : 'unknown' };
    }
    const { isSubscribed, plan } = subscription;
    if (!isSubscribed || plan === null) {
      return { kind: 'unsubscribed', hasUsedTrial: hasUsedTrial(subscription) };
    }
    return { kind: 'ready', plan, remaining: usage?.remaining, used: usage?.used ?? 0, limit: usage?.limit ?? 0 };
  }, [subscription, isError, usage]);
}
