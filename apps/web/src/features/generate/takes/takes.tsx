import type { History } from '@rakhim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { useUtterancePlayer } from '#src/components/utterances/use-utterance-player.ts';
import { historyQueryOf } from '#src/lib/history-query.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { TakeRow } from './take-row.tsx';
import styles from './takes.module.css';

const rowsShown = 5;
/** A sound is stored some moments after its last byte has come. */
const storedMs = 1_000;
const storingMsMax = 30_000;

/** What was made last, kept by the service: to hear, to go on with, to save. */
export const Takes = withQueries(function Takes() {
  const { t } = useTranslation('studio');
  const { data } = useInfiniteQuery({
    ...historyQueryOf(''),
    refetchInterval: ({ state }) => (isStoring(state.data?.pages[0]) ? storedMs : false),
  });
  const player = useUtterancePlayer(t('takes.playFailed'));
  const items = data?.pages[0]?.items.slice(0, rowsShown) ?? [];
  if (items.length === 0) {
    return null;
  }
  return (
    <section className={styles['takes']} aria-labelledby="takes">
      <div className={styles['head']}>
        <h2 id="takes">{t('takes.title')}</h2>
        <PageLink page="history">{t('takes.all')}</PageLink>
      </div>
      <ul role="list" className={styles['rows']}>
        {items.map((item) => (
          <TakeRow key={item.id} item={item} player={player} />
        ))}
      </ul>
    </section>
  );
});

function isStoring(page: History | undefined): boolean {
  const newest = page?.items[0];
  return (
    newest !== undefined &&
    newest.audio === null &&
    newest.durationMs === null &&
    Date.now() - Date.parse(newest.createdAt) < storingMsMax
  );
}
