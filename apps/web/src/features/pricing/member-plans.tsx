import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SubscriptionFailureDialog } from '#src/components/subscription-failure/subscription-failure-dialog.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { buttonVariantOf } from './button-variant-of.ts';
import { PlanList } from './plan-list.tsx';
import { useCheckout } from './use-checkout.ts';

/** The plans for whoever has signed in: subscribing leads to the payment page. */
export const MemberPlans = withQueries(function MemberPlans() {
  const { t } = useTranslation('pricing');
  const { data: subscription } = useQuery(subscriptionQuery);
  const { chosenPlan, failure, subscribe, closeFailure } = useCheckout();
  const currentPlan = subscription?.isSubscribed ? subscription.plan : undefined;
  return (
    <>
      {chosenPlan && <Banner title={t('preparing')}>{t('preparingBody')}</Banner>}
      <PlanList
        renderAction={(plan, describedBy) =>
          plan === currentPlan ? (
            <Button isWide disabled aria-describedby={describedBy}>
              {t('current')}
            </Button>
          ) : (
            <Button
              variant={buttonVariantOf(plan)}
              isWide
              aria-describedby={describedBy}
              isBusy={chosenPlan === plan}
              disabled={chosenPlan !== undefined && chosenPlan !== plan}
              onClick={() => subscribe(plan)}
            >
              {t(chosenPlan === plan ? 'processing' : 'subscribe')}
            </Button>
          )
        }
      />
      {failure && <SubscriptionFailureDialog failure={failure} onClose={closeFailure} />}
    </>
  );
});
