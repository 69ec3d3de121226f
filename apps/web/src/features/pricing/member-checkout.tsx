import type { PlanId } from '@rakhim/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SubscriptionFailureDialog } from '#src/components/subscription-failure/subscription-failure-dialog.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { useCheckout } from './use-checkout.ts';

/** What the plans show to whoever has signed in. */
export interface MemberPlans {
  readonly currentPlan: PlanId | undefined;
  /** The plan whose payment page is being prepared. */
  readonly chosenPlan: PlanId | undefined;
}

interface MemberCheckoutProps {
  /** The plan that was clicked. It waits until it is known which one its buyer has. */
  readonly wanted: PlanId | undefined;
  readonly onTaken: () => void;
  readonly onChange: (plans: MemberPlans | undefined) => void;
}

/** The way to the payment page, for whoever has signed in, and what is to be said on it. */
export const MemberCheckout = withQueries(function MemberCheckout({ wanted, onTaken, onChange }: MemberCheckoutProps) {
  const { t } = useTranslation('pricing');
  const { data: subscription, isPending } = useQuery(subscriptionQuery);
  const { chosenPlan, failure, subscribe, closeFailure } = useCheckout();
  const currentPlan = (subscription?.isSubscribed ? subscription.plan : undefined) ?? undefined;
  useLayoutEffect(() => onChange({ currentPlan, chosenPlan }), [onChange, currentPlan, chosenPlan]);
  // Whoever signs out has no plan here any more.
  useLayoutEffect(() => () => onChange(undefined), [onChange]);
  useEffect(() => {
    if (wanted === undefined || isPending) {
      return;
    }
    onTaken();
    if (wanted !== currentPlan) {
      subscribe(wanted);
    }
  });
  return (
    <>
      {chosenPlan && <Banner title={t('preparing')}>{t('preparingBody')}</Banner>}
      {failure && <SubscriptionFailureDialog failure={failure} onClose={closeFailure} />}
    </>
  );
});
