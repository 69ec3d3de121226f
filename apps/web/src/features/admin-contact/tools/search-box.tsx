import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { limits } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '#src/lib/use-search-text.ts';
import { elementIds } from '../element-ids.ts';
import { useInboxAddress } from '../state/inbox-address.ts';
import styles from './filter-bar.module.css';

/** Searches while one types; a search that is overtaken is given up. */
export function SearchBox() {
  const { t } = useTranslation('adminContact');
  const { filter, narrowBy } = useInboxAddress();
  const { typed, type, search } = useSearchText({
    shown: filter.search ?? '',
    lengthMax: limits.inboxSearchCharactersMax,
    onSearch: (wanted) => narrowBy({ search: wanted }, { isTyping: true }),
  });

  function leaveByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      search();
    } else if (event.key === 'Escape') {
      // The browser would clear the box; a person who moves on to the list wants to keep the search.
      event.preventDefault();
      search();
      event.currentTarget.blur();
    }
  }
  return (
    <search className={styles['search']}>
      <Search size={16} aria-hidden="true" />
      <input
        id={elementIds.search}
        type="search"
        dir={typed === '' ? undefined : 'auto'}
        aria-label={t('filters.search')}
        placeholder={t('filters.searchPlaceholder')}
        value={typed}
        onChange={({ target: { value } }) => type(value)}
        onKeyDown={leaveByKey}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={t('filters.clearSearch')}
          onClick={() => type('')}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </search>
  );
}
