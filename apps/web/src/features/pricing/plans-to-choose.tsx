import { type PlanId, plans } from '@rakhim/contract/plans';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button, type ButtonVariant } from '#src/components/ui/button.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import { PlanList } from './plan-list.tsx';
import { useCheckout, useStanding } from './use-checkout.ts';

const FailureDialog = lazy(async () => ({
  default: (await import('#src/components/subscription-failure/subscription-failure-dialog.tsx'))
    .SubscriptionFailureDialog,
}));

/** The plans and their buttons, the same for everybody: a click waits until it is known who has clicked. */
export function PlansToChoose() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const standing = useStanding();
  const currentPlan = standing?.plan;
  const { choice, failure, subscribe, closeFailure } = useCheckout();
  function labelOf(plan: PlanId): string {
    if (plan === currentPlan) {
      return t('current');
    }
    if (choice?.plan === plan) {
      return t('processing');
    }
    return currentPlan === undefined ? t('subscribe') : t('switchTo', { plan: plans[plan].name[language] });
  }

  return (
    <>
      {choice?.isPreparing && <Banner title={t('preparing')}>{t('preparingBody')}</Banner>}
      {failure && (
        <Suspense>
          <FailureDialog failure={failure} onClose={closeFailure} />
        </Suspense>
      )}
      <PlanList
        hasTrial={currentPlan === undefined && standing?.hasUsedTrial !== true}
        renderAction={(plan, describedBy) => {
          const isOwn = plan === currentPlan;
          return (
            <Button
              variant={isOwn ? 'secondary' : buttonVariantOf(plan)}
              isWide
              aria-describedby={describedBy}
              isBusy={choice?.plan === plan}
              disabled={isOwn || (choice !== undefined && choice.plan !== plan)}
              onClick={() => subscribe(plan)}
            >
              {labelOf(plan)}
            </Button>
          );
        }}
      />
    </>
  );
}

/** One primary action a screen: that of the plan which most people want. */
function buttonVariantOf(plan: PlanId): ButtonVariant {
  return plans[plan].isHighlighted ? 'primary' : 'secondary';
}
