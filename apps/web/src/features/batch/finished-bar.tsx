import type { BatchRun } from '@rakhim/contract/desktop';
import { CircleCheck, FolderOpen, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useQueueStore } from './queue-store.ts';
import styles from './run-bar.module.css';
import { RunMenu } from './run-menu.tsx';
import { useRun } from './use-run.ts';

/** What came of a batch in which nothing is left to read, and what people do next. */
export function FinishedBar({ run: { counts, spokenCharacters } }: { readonly run: BatchRun }) {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const showFailure = useShowDesktopFailure();
  const { retryFailed, clearFinished } = useRun();
  const lastDone = useQueueStore(({ order, jobs }) =>
    order.findLast((id) => jobs.get(id)?.state === 'done' && (jobs.get(id)?.outputs ?? 0) > 0),
  );
  const countOf = (key: 'done' | 'failed' | 'skipped', count = 0) =>
    count > 0 ? [t(`finished.${key}`, { count, number: number(count) })] : [];
  const facts = [
    ...countOf('done', counts.done),
    ...countOf('failed', counts.failed),
    ...countOf('skipped', counts.skipped),
    t('cost.characters', { count: spokenCharacters, number: number(spokenCharacters) }),
  ];
  const openFolder = (job: string) => void callDesktop('batch.reveal', { job, what: 'sound' }).catch(showFailure);

  return (
    <footer className={styles['bar']} data-finished="">
      <p className={styles['result']} role="status">
        <CircleCheck size={20} aria-hidden="true" />
        <span>
          <strong>{t('finished.title')}</strong> <span className="tabular">{facts.join(' · ')}</span>
        </span>
      </p>
      <div className={styles['actions']}>
        <RunMenu />
        <Button variant="quiet" onClick={clearFinished}>
          {t('run.clearFinished')}
        </Button>
        {(counts.failed ?? 0) > 0 && (
          <Button icon={<RotateCcw size={18} aria-hidden="true" />} onClick={retryFailed}>
            {t('run.retryFailed')}
          </Button>
        )}
        {lastDone !== undefined && (
          <Button
            variant="primary"
            icon={<FolderOpen size={18} aria-hidden="true" />}
            onClick={() => openFolder(lastDone)}
          >
            {t('finished.openFolder')}
          </Button>
        )}
      </div>
    </footer>
  );
}
