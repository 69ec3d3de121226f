import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { elementIds } from '../element-ids.ts';
import { useInboxAddress } from '../state/inbox-address.ts';
import styles from './filter-bar.module.css';
import { askFor, lastAsked, typeInto, searchedBy } from './field-text.ts';
import { useFieldText } from './use-field-text.ts';

/** Long enough that a word is not searched letter by letter. */
const pauseMs = 250;

/** Searches while one types; the server is asked once the typing pauses, and a search that is overtaken is given up. */
export function SearchBox() {
  const { t } = useTranslation('adminContact');
  const { filter, narrowBy } = useInboxAddress();
  const [text, setText] = useFieldText(filter.search ?? '');
  const search = useCallback(() => {
    const wanted = searchedBy(text.typed);
    if (wanted !== lastAsked(text)) {
      setText((now) => askFor(now, wanted));
      narrowBy({ search: wanted }, { isTyping: true });
    }
  }, [text, setText, narrowBy]);
  useEffect(() => {
    const timer = setTimeout(search, pauseMs);
    return () => clearTimeout(timer);
  }, [search]);

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
        dir={text.typed === '' ? undefined : 'auto'}
        aria-label={t('filters.search')}
        placeholder={t('filters.searchPlaceholder')}
        value={text.typed}
        onChange={({ target: { value } }) => setText((now) => typeInto(now, value))}
        onKeyDown={leaveByKey}
      />
      {text.typed !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={t('filters.clearSearch')}
          onClick={() => setText((now) => typeInto(now, ''))}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </search>
  );
}
