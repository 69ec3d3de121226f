import type { Subscription } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { hasUsedTrial, isCardRefused } from '#src/lib/subscription-query.ts';
import { DashboardSection } from '../dashboard-section.tsx';

/** Leads to the plans; says whose card was refused, and offers the trial to whoever has not had it. */
export function NoSubscription({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('dashboard');
  const { t: failures } = useTranslation('subscription');
  return (
    <DashboardSection title={t('none.title')}>
      {isCardRefused(subscription) ? (
        <p>{failures('failure.hints.card')}</p>
      ) : (
        <p>{t(hasUsedTrial(subscription) ? 'none.trialUsedBody' : 'none.body')}</p>
      )}
      <div>
        <ButtonLink page="pricing" variant="primary">
          {t('none.plans')}
        </ButtonLink>
      </div>
    </DashboardSection>
  );
}
