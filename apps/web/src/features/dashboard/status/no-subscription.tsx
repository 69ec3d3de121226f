import type { Subscription } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { hasUsedTrial } from '#src/lib/subscription-query.ts';
import { DashboardSection } from '../dashboard-section.tsx';

/** Leads to the plans, and offers the trial to whoever has not had it. */
export function NoSubscription({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('dashboard');
  return (
    <DashboardSection title={t('none.title')}>
      <p>{t(hasUsedTrial(subscription) ? 'none.trialUsedBody' : 'none.body')}</p>
      <div>
        <ButtonLink page="pricing" variant="primary">
          {t('none.plans')}
        </ButtonLink>
      </div>
    </DashboardSection>
  );
}
