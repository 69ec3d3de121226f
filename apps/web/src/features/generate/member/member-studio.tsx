import { type CreateSpeechBody, countCharacters, isEntitled } from '@nabra/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { showToast } from '#src/stores/toast-store.ts';
import { AccessBanner } from '../access-banner.tsx';
import { useDraftStore } from '../draft-store.ts';
import { Player } from '../player/player.tsx';
import { ReadingPreview } from '../reading/reading-preview.tsx';
import type { StudioAccess } from '../studio-access.ts';
import { StudioFrame } from '../studio-frame.tsx';
import { useGeneration } from './use-generation.ts';

/** The studio of somebody who has signed in. */
export const MemberStudio = withQueries(function MemberStudio() {
  const { t } = useTranslation('generate');
  const access = useAccess();
  const { utterance, isBusy, start, cancel } = useGeneration();

  function startFromDraft(): void {
    const { text, voice, dialect, style, readings } = useDraftStore.getState();
    if (isBusy || access.kind === 'unknown') {
      return;
    }
    if (text.trim() === '') {
      showToast({ title: t('errors.empty'), tone: 'danger' });
    } else if (access.kind !== 'ready') {
      showToast({ title: t('errors.subscription.title'), body: t('errors.subscription.body'), tone: 'danger' });
    } else if (access.remaining !== undefined && countCharacters(text) > access.remaining) {
      showToast({ title: t('errors.quota.title'), body: t('errors.quota.body'), tone: 'danger' });
    } else {
      const styleInstruction = isEntitled(access.plan, 'style') ? style.trim() : '';
      const body: CreateSpeechBody = {
        text,
        voice,
        dialect,
        ...(styleInstruction !== '' && { styleInstruction }),
        ...(readings.length > 0 && { readings: [...readings] }),
      };
      void start(body);
    }
  }

  return (
    <StudioFrame access={access} banner={<AccessBanner access={access} />} generation={{ isBusy, onStart: startFromDraft, onCancel: cancel }}>
      {utterance && <Player key={utterance.id} utterance={utterance} />}
      <ReadingPreview />
    </StudioFrame>
  );
});

function useAccess(): StudioAccess {
  const subscription = useQuery(subscriptionQuery);
  const usage = useQuery(usageQuery);
  if (!subscription.data) {
    return { kind: subscription.isError ? 'unreachable' : 'unknown' };
  }
  const { isSubscribed, plan } = subscription.data;
  if (!isSubscribed || plan === null) {
    return { kind: 'unsubscribed' };
  }
  return { kind: 'ready', plan, remaining: usage.data?.remaining, used: usage.data?.used ?? 0, limit: usage.data?.limit ?? 0 };
}
