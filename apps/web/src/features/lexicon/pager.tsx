import type { Lexicon } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { entriesPerPage } from '#src/lib/lexicon/lexicon-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './pager.module.css';
import type { Pages } from './use-pages.ts';

interface PagerProps {
  readonly pages: Pages;
  readonly lexicon: Lexicon;
  readonly isSearch: boolean;
}

/** Which entries are shown, and the way to those before and after them. */
export function Pager({ pages, lexicon: { entries, entryCount, nextCursor }, isSearch }: PagerProps) {
  const { t } = useTranslation('lexicon');
  const format = useFormat();
  if (pages.index === 0 && nextCursor === null) {
    return null;
  }
  const before = pages.index * entriesPerPage;
  const range = {
    from: format.number(before + 1),
    to: format.number(before + entries.length),
    all: format.number(entryCount),
  };
  return (
    <nav className={styles['pager']} aria-label={t('pages.label')}>
      <Button disabled={pages.index === 0} onClick={() => change(pages.goBack)}>
        {t('pages.previous')}
      </Button>
      <p className={`${styles['range']} tabular`} aria-live="polite">
        {entries.length > 0 && (isSearch ? t('pages.range', range) : t('pages.rangeOf', range))}
      </p>
      <Button
        disabled={nextCursor === null}
        onClick={() => nextCursor !== null && change(() => pages.goOn(nextCursor))}
      >
        {t('pages.next')}
      </Button>
    </nav>
  );
}

/** A page is read from its beginning. */
function change(go: () => void): void {
  go();
  document.querySelector('main h1')?.scrollIntoView({ block: 'center' });
}
