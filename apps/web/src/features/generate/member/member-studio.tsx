import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { hasUsedTrial, subscriptionQuery } from '#src/lib/subscription-query.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { showToast } from '#src/stores/toast-store.ts';
import { type Draft, countDraft, draftOf, isSameDraft } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import { useReading } from '../reading/use-reading.ts';
import type { StudioAccess } from '../studio-access.ts';
import { useStudioStore } from '../studio-store.ts';
import { nextTakeOf, speechBodyOf } from './speech-body.ts';
import { useGeneration } from './use-generation.ts';
import { usePrice } from './use-price.ts';

/** The part of the studio for members: what they may, how their text is read, and the speech that they ask for. */
export const MemberStudio = withQueries(function MemberStudio() {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const navigate = useNavigate();
  const access = useAccess();
  const start = useGeneration();
  useReading();
  usePrice(access);
  const isWanted = useStudioStore((studio) => studio.isWanted);
  // Before another one tells of itself, should this one be replaced.
  useLayoutEffect(() => useStudioStore.getState().clear, []);
  useLayoutEffect(() => useStudioStore.getState().allow(access), [access]);
  useEffect(() => {
    if (!isWanted || access.kind === 'unknown') {
      return undefined;
    }
    // In a task of its own, so that the button shows first that it was pressed: making a place for the sound and sending
    // a long text take the browser longer than a frame.
    const task = setTimeout(() => {
      useStudioStore.getState().drop();
      startFromDraft();
    });
    return () => clearTimeout(task);
  });

  function refuse(reason: 'subscription' | 'quota'): void {
    showToast({
      title: t(`errors.${reason}.title`),
      body: t(`errors.${reason}.body`),
      tone: 'danger',
      action: { label: t('errors.plans'), run: () => void navigate(pathOf('pricing', language)) },
    });
  }

  function startFromDraft(): void {
    const draft = draftOf(useDraftStore.getState());
    if (draft.text.trim() === '') {
      showToast({ title: t('errors.empty'), tone: 'danger' });
    } else if (access.kind !== 'ready') {
      refuse('subscription');
    } else if (access.remaining !== undefined && chargeOf(draft) > access.remaining) {
      refuse('quota');
    } else {
      const body = speechBodyOf(draft, access.plan, nextTakeOf(draft, useStudioStore.getState().made));
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

/** What a draft is charged, as far as that is known. */
function chargeOf(draft: Draft): number {
  const { price } = useStudioStore.getState();
  return price && isSameDraft(draft, price.draft) ? price.charged : countDraft(draft);
}
