import { type PlanId, planIds, plans, trialDays } from '@rakhim/contract/plans';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#src/components/ui/badge.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSpeechLength } from '#src/lib/use-speech-length.ts';
import styles from './plan-list.module.css';

interface PlanListProps {
  /** Whether a plan begins with a trial: the first one that a person has. */
  readonly hasTrial: boolean;
  /** The button of a plan; `describedBy` is the id of the plan's name. */
  readonly renderAction: (plan: PlanId, describedBy: string) => ReactNode;
}

const centsPerDollar = 100;

/** The plans side by side: what each costs, gives and contains. */
export function PlanList({ hasTrial, renderAction }: PlanListProps) {
  const { t } = useTranslation('pricing');
  const { t: planTexts } = useTranslation('plans');
  const language = useLanguage();
  const format = useFormat();
  const speechLengthOf = useSpeechLength();
  const amountOf = (cents: number) => format.number(cents / centsPerDollar, { minimumFractionDigits: 2 });
  return (
    <ul role="list" className={styles['plans']}>
      {planIds.map((id) => {
        const plan = plans[id];
        const titleId = `plan-${id}`;
        return (
          <li key={id} className={styles['plan']} data-highlighted={plan.isHighlighted}>
            <div className={styles['heading']}>
              <h2 id={titleId}>{plan.name[language]}</h2>
              {plan.isHighlighted && <Badge tone="warning">{t('popular')}</Badge>}
            </div>
            <p className={styles['description']}>{planTexts(`descriptions.${id}`)}</p>
            <p className={styles['price']}>
              <strong className="tabular">{t('price', { amount: amountOf(plan.priceCents) })}</strong>
              <span>{t('perMonth')}</span>
            </p>
            <div>
              {renderAction(id, titleId)}
              {hasTrial && (
                <p className={styles['trial']}>
                  {t('trialFirst', { days: format.number(trialDays), amount: amountOf(plan.priceCents) })}
                </p>
              )}
            </div>
            <ul role="list" className={styles['features']}>
              <Feature>
                {t('characters', { amount: format.number(plan.charactersPerPeriod) })}
                <small>{speechLengthOf(plan.charactersPerPeriod)}</small>
              </Feature>
              {planTexts(`features.${id}`, { returnObjects: true }).map((feature) => (
                <Feature key={feature}>{feature}</Feature>
              ))}
              <Feature>
                {t('concurrency', { count: plan.concurrency, number: format.number(plan.concurrency) })}
              </Feature>
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Feature({ children }: { readonly children: ReactNode }) {
  return (
    <li>
      <Check size={18} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}
