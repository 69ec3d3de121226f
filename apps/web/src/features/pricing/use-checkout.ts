import { createCheckout, type PlanId } from '@rakhim/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  describeFailure,
  type SubscriptionFailure,
} from '#src/components/subscription-failure/subscription-failure.ts';
import { pathOf } from '#src/config/paths.ts';
import { callApi } from '#src/lib/api-client.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { showToast } from '#src/stores/toast-store.ts';

/** Leaves for the payment page of a plan; whoever's session has ended logs in first and comes back. */
export function useCheckout() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<SubscriptionFailure>();
  const { mutate, isPending, isSuccess, variables, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (planId: PlanId) => callApi(createCheckout, { body: { planId } }),
    onError: (error) => {
      reset();
      const described = describeFailure(error, 'checkout');
      if (described.kind === 'auth') {
        logInFirst();
      } else {
        setFailure(described);
      }
    },
  });

  function logInFirst(): void {
    // The end of a session is announced once, for all pages; only what was not an end is said here.
    if (useSessionStore.getState().end !== 'expired') {
      showToast({ title: t('expired'), body: t('expiredBody'), tone: 'danger' });
    }
    keepPostLoginPath(pathOf('pricing', language));
    void navigate(pathOf('login', language));
  }

  return {
    /** The plan whose payment page is being prepared. */
    chosenPlan: isPending || isSuccess ? variables : undefined,
    failure,
    // The button stays busy until the browser has left; whoever has gone to another page meanwhile stays there.
    subscribe: (plan: PlanId) => mutate(plan, { onSuccess: ({ url }) => location.assign(url) }),
    closeFailure: () => setFailure(undefined),
  };
}
