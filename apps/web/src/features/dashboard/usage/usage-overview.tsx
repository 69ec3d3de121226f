import { planIds, plans, type Subscription, usageLevelOf } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSpeechLength } from '#src/lib/use-speech-length.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { DashboardSection } from '../dashboard-section.tsx';
import { UsageBar } from './usage-bar.tsx';
import styles from './usage-overview.module.css';

interface UsageOverviewProps {
  readonly subscription: Subscription;
  /** The way to the charts. */
  readonly more?: ReactNode;
}

/** The usage of the period: what is used, what remains, and until when. */
export function UsageOverview({ subscription, more }: UsageOverviewProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const format = useFormat();
  const speechLengthOf = useSpeechLength();
  const { data: usage, isError, refetch } = useQuery(usageQuery);
  const { isInTrial, isSubscribed, plan, trialEnd } = subscription;
  if (!usage) {
    return (
      <DashboardSection title={t('usage.title')} actions={more}>
        <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />
      </DashboardSection>
    );
  }
  const isAlmostUsedUp = usageLevelOf(usage.percent) === 'red';
  const isTrialTile = isInTrial && trialEnd !== null;
  return (
    <DashboardSection title={t('usage.title')} actions={more}>
      <UsageBar usage={usage} />
      <dl className={styles['tiles']}>
        <Tile label={t('usage.plan')} value={isSubscribed && plan ? plans[plan].name[language] : t('usage.noPlan')} />
        <Tile
          label={t('usage.remaining')}
          value={format.number(usage.remaining)}
          notes={[
            speechLengthOf(usage.remaining),
            usage.periodEnd !== null && !isInTrial && t('usage.resets', { date: format.date(usage.periodEnd) }),
          ]}
        />
        <Tile
          label={isTrialTile ? t('usage.trialEnds') : t('usage.cycle')}
          value={isTrialTile ? format.date(trialEnd) : t('usage.monthly')}
        />
      </dl>
      {isAlmostUsedUp && (
        <Banner tone="danger" title={t('usage.almost')}>
          <p>{t('usage.almostBody', { percent: format.number(usage.percent / 100, { style: 'percent' }) })}</p>
        </Banner>
      )}
      <div className={styles['actions']}>
        <ButtonLink page="generate" variant={isSubscribed && !isAlmostUsedUp ? 'primary' : 'secondary'}>
          {t('generate')}
        </ButtonLink>
        <ButtonLink page="pricing" variant={isSubscribed && isAlmostUsedUp ? 'primary' : 'secondary'}>
          {t(plan === planIds.at(-1) ? 'none.plans' : 'usage.upgrade')}
        </ButtonLink>
      </div>
    </DashboardSection>
  );
}

function Tile({
  label,
  value,
  notes = [],
}: {
  readonly label: string;
  readonly value: string;
  readonly notes?: readonly (string | false | undefined)[];
}) {
  return (
    <div className={styles['tile']}>
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
      {notes.map(
        (note) =>
          note && (
            <dd key={note} className={styles['note']}>
              {note}
            </dd>
          ),
      )}
    </div>
  );
}
