import { limits } from '@nabra/contract';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { elementIds } from '../elements.ts';
import { useInboxAddress } from '../state/inbox-address.ts';
import styles from './filter-bar.module.css';

/** Long enough that a word is not searched letter by letter. */
const pauseMs = 250;

/** Searches while one types; the server is asked once the typing pauses, and a search that is overtaken is given up. */
export function SearchBox() {
  const { t } = useTranslation('adminContact');
  const { filter, filterBy } = useInboxAddress();
  const asked = filter.search ?? '';
  const [typed, setTyped] = useState(asked);
  const lastAsked = useRef(asked);
  if (asked !== lastAsked.current) {
    // The address was changed from elsewhere, such as by a saved filter.
    lastAsked.current = asked;
    setTyped(asked);
  }
  const search = typed.trim().slice(0, limits.inboxSearchCharactersMax);
  const ask = useCallback(() => {
    if (search !== lastAsked.current) {
      lastAsked.current = search;
      filterBy({ ...filter, search: search || undefined }, { isTyping: true });
    }
  }, [search, filter, filterBy]);
  useEffect(() => {
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [ask]);

  function leaveByKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      ask();
    } else if (event.key === 'Escape') {
      // The browser would empty the box; whoever goes on to the list wants to keep what they were looking for.
      event.preventDefault();
      ask();
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
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={leaveByKey}
      />
      {typed !== '' && (
        <button type="button" className={styles['clear']} aria-label={t('filters.clearSearch')} onClick={() => setTyped('')}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </search>
  );
}
