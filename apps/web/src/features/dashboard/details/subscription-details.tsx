import { plans, type Subscription } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { isSelling } from '#src/lib/server-facts.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { DashboardSection } from '../dashboard-section.tsx';
import styles from './subscription-details.module.css';

interface SubscriptionDetailsProps {
  readonly subscription: Subscription;
  readonly portal: { readonly isOpening: boolean; readonly open: () => void };
}

const centsPerDollar = 100;

/** The terms of the subscription: plan, price, dates; the rest is at the payment provider's portal. */
export function SubscriptionDetails({ subscription, portal }: SubscriptionDetailsProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const format = useFormat();
  const { plan, isInTrial, trialEnd, subscriptionEnd, cancelAtPeriodEnd } = subscription;
  if (!plan) {
    return null;
  }
  const isPaid = isSelling();
  const price = format.number(plans[plan].priceCents / centsPerDollar, { minimumFractionDigits: 2 });
  return (
    <DashboardSection title={t('details.title')}>
      <dl className={styles['details']}>
        <dt>{t('details.plan')}</dt>
        <dd>{plans[plan].name[language]}</dd>
        <dt>{t('details.status')}</dt>
        <dd>
          <Badge>{t(isInTrial ? 'labels.trial' : 'labels.active')}</Badge>
        </dd>
        {isPaid && (
          <>
            <dt>{t('details.price')}</dt>
            <dd>{t('details.perMonth', { price })}</dd>
          </>
        )}
        <dt>{t('details.cycle')}</dt>
        <dd>{t('usage.monthly')}</dd>
        {isInTrial && trialEnd && (
          <>
            <dt>{t('details.trialEnds')}</dt>
            <dd>{format.date(trialEnd)}</dd>
          </>
        )}
        {!isInTrial && subscriptionEnd && (
          <>
            <dt>{t(cancelAtPeriodEnd ? 'details.ends' : 'details.renews')}</dt>
            <dd>{format.date(subscriptionEnd)}</dd>
          </>
        )}
      </dl>
      {isPaid && (
        <div className={styles['manage']}>
          <Button isBusy={portal.isOpening} onClick={portal.open}>
            {t('details.manage')}
          </Button>
          <p>{t('details.manageBody')}</p>
        </div>
      )}
    </DashboardSection>
  );
}
