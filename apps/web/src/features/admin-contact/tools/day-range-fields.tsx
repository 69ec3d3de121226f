import { useTranslation } from 'react-i18next';
import { useInboxAddress } from '../state/inbox-address.ts';
import { DayField } from './day-field.tsx';
import { dayOf, startOf } from './day-range.ts';

const aMoment = 1;

/** Narrows the list down to what came between two days, both included. */
export function DayRangeFields() {
  const { t } = useTranslation('adminContact');
  const { filter, narrowBy } = useInboxAddress();
  const { since, before } = filter;
  const lastDay = before === undefined ? '' : dayOf(new Date(Date.parse(before) - aMoment).toISOString());
  return (
    <>
      <DayField
        label={t('filters.since')}
        day={since === undefined ? '' : dayOf(since)}
        onChoose={(day) => narrowBy({ since: day === '' ? undefined : startOf(day) }, { isTyping: true })}
      />
      <DayField
        label={t('filters.until')}
        day={lastDay}
        onChoose={(day) => narrowBy({ before: day === '' ? undefined : startOf(day, 1) }, { isTyping: true })}
      />
    </>
  );
}
