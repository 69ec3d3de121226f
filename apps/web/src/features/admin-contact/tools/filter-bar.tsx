import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { useInboxAddress } from '../state/inbox-address.ts';
import { administratorsQuery, countsQuery } from '../state/inbox-queries.ts';
import { useMessages } from '../state/use-messages.ts';
import { DayRangeFields } from './day-range-fields.tsx';
import styles from './filter-bar.module.css';
import { SearchBox } from './search-box.tsx';

const narrow = '(width < 48rem)';

/** Narrows the list down. On a phone the search alone stands there, so that the messages are not below the screen. */
export function FilterBar() {
  const { t } = useTranslation('adminContact');
  const { filter, filterBy } = useInboxAddress();
  const isNarrow = useMediaQuery(narrow);
  const hasFilter = Object.keys(filter).length > 0;
  return (
    <section className={styles['bar']} aria-label={t('filters.label')}>
      <SearchBox />
      {isNarrow ? (
        <details className={styles['more']}>
          <summary>{t('filters.label')}</summary>
          <div className={styles['bar']}>
            <FilterFields />
          </div>
        </details>
      ) : (
        <FilterFields />
      )}
      {filter.email !== undefined && (
        <p className={styles['fine']}>{t('filters.from', { email: `\u2066${filter.email}\u2069` })}</p>
      )}
      {hasFilter && (
        <Button size="small" variant="quiet" onClick={() => filterBy({})}>
          {t('filters.clear')}
        </Button>
      )}
      <FoundCount isShown={hasFilter} />
    </section>
  );
}

function FilterFields() {
  const { t } = useTranslation('adminContact');
  const { filter, narrowBy } = useInboxAddress();
  const labels = useQuery(countsQuery).data?.labels ?? [];
  const administrators = useQuery(administratorsQuery).data ?? [];
  const labelOptions = [
    ...new Set([...labels.map(({ label }) => label), ...(filter.label === undefined ? [] : [filter.label])]),
  ];
  return (
    <>
      <SelectField
        label={t('filters.byLabel')}
        value={filter.label ?? ''}
        options={[
          { value: '', label: t('filters.anyLabel') },
          ...labelOptions.map((label) => ({ value: label, label })),
        ]}
        onChoose={(label) => narrowBy({ label })}
      />
      <SelectField
        label={t('filters.byAssignee')}
        value={filter.assignee ?? ''}
        options={[
          { value: '', label: t('filters.anyAssignee') },
          { value: 'me', label: t('filters.me') },
          { value: 'none', label: t('filters.none') },
          ...administrators.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(assignee) => narrowBy({ assignee })}
      />
      <DayRangeFields />
    </>
  );
}

/**
 * How many messages there are, as far as they are loaded. Read out when it changes; shown where the folders above do
 * not say as much.
 */
function FoundCount({ isShown }: { readonly isShown: boolean }) {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const { messages, hasNextPage, data, isPlaceholderData } = useMessages();
  const number = format.number(messages.length);
  return (
    <p className={isShown ? `${styles['fine']} ${styles['found']} tabular` : 'visually-hidden'} role="status">
      {data !== undefined &&
        !isPlaceholderData &&
        t(hasNextPage ? 'filters.foundMore' : 'filters.found', { count: messages.length, number })}
    </p>
  );
}
