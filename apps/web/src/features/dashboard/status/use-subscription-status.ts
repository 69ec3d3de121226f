import { plans, type Subscription } from '@rakhim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  describeFailure,
  type SubscriptionFailure,
} from '#src/components/subscription-failure/subscription-failure.ts';
import { pathOf } from '#src/config/paths.ts';
import { isCardRefused, subscriptionQuery } from '#src/lib/subscription-query.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { checkSubscription } from './check-subscription.ts';

const attempts = { afterCheckout: 4, byHand: 3 } as const;
type Occasion = keyof typeof attempts;

/** One fact, one message: what is known of the subscription now takes the place of what was. */
const topic = 'subscription';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Refreshes the status of the subscription on request, and after a checkout; shows the result in a toast or a dialog.
 */
export function useSubscriptionStatus() {
  const queries = useQueryClient();
  const say = useSayStatus();
  const refreshAccount = useRefreshAccount();
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<SubscriptionFailure>();

  const check = useCallback(
    async (occasion: Occasion): Promise<void> => {
      setIsChecking(true);
      try {
        const ask = () => queries.fetchQuery({ ...subscriptionQuery, staleTime: 0, retry: false });
        const subscription = await checkSubscription({ ask, attempts: attempts[occasion], wait });
        await refreshAccount();
        if (subscription.isTrialRefused && !subscription.isSubscribed) {
          setFailure({ kind: 'trial', action: 'checkout' });
        } else if (isCardRefused(subscription)) {
          setFailure({ kind: 'card', action: 'checkout' });
        } else {
          say(subscription, occasion);
        }
      } catch (error) {
        setFailure(describeFailure(error, 'status'));
      } finally {
        setIsChecking(false);
      }
    },
    [queries, say, refreshAccount],
  );
  useFinishedCheckout(check);

  return {
    isChecking,
    failure,
    refresh: () => void check('byHand'),
    fail: setFailure,
    closeFailure: () => setFailure(undefined),
  };
}

/** Reads anew what the page shows of the account; says so where it cannot. */
function useRefreshAccount(): () => Promise<void> {
  const queries = useQueryClient();
  const { t } = useTranslation('dashboard');
  return useCallback(async () => {
    try {
      await queries.invalidateQueries({ queryKey: usageQuery.queryKey }, { throwOnError: true });
    } catch {
      showToast({ title: t('status.notRefreshed'), body: t('status.notRefreshedBody'), tone: 'danger' });
    }
  }, [queries, t]);
}

function useSayStatus(): (subscription: Subscription, occasion: Occasion) => void {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  return useCallback(
    ({ isSubscribed, isInTrial, plan }, occasion) => {
      const name = plan ? plans[plan].name[language] : '';
      if (!isSubscribed) {
        const key = occasion === 'afterCheckout' ? 'waiting' : 'none';
        showToast({ topic, title: t(`status.${key}`), body: t(`status.${key}Body`) });
      } else {
        const key = isInTrial ? 'trial' : 'active';
        showToast({ topic, title: t(`status.${key}`), body: t(`status.${key}Body`, { plan: name }) });
      }
    },
    [t, language],
  );
}

/** Somebody who comes back from the payment page: the address is put right, and what they bought is looked for. */
function useFinishedCheckout(check: (occasion: Occasion) => Promise<void>): void {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const navigate = useNavigate();
  // The visit that was noticed, so that one which is rendered several times is looked into once.
  const noticed = useRef<string>(undefined);
  const { search, key } = useLocation();
  const finished = new URLSearchParams(search).get('checkout_success') === 'true' ? key : undefined;
  useEffect(() => {
    if (finished !== undefined && noticed.current !== finished) {
      noticed.current = finished;
      showToast({ topic, title: t('status.initiated'), body: t('status.initiatedBody') });
      void navigate(pathOf('dashboard', language), { replace: true });
      void check('afterCheckout');
    }
  }, [finished, check, t, navigate, language]);
}
