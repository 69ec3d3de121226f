import { getLexiconChange, type LexiconVersion } from '@rakhim/contract';
import { useQuery } from '@tanstack/react-query';
import { History, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { lexiconKey } from '#src/lib/lexicon/lexicon-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { ChangedEntries } from './changed-entries.tsx';
import styles from './history-dialog.module.css';

interface VersionRowProps {
  readonly version: LexiconVersion;
  /** The lexicon is as this version has it. */
  readonly isNewest: boolean;
  readonly canRestore: boolean;
  readonly onUndo: () => Promise<void>;
  readonly onRestore: () => Promise<void>;
}

/** A change of the lexicon: when it was made, how much it changed and, opened, what. */
export function VersionRow({ version, isNewest, canRestore, onUndo, onRestore }: VersionRowProps) {
  const { t } = useTranslation('lexicon');
  const format = useFormat();
  const panel = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const counts = (['added', 'changed', 'removed'] as const).filter((kind) => version[kind] > 0);
  const name = t(`history.actions.${version.action}`);
  const when = format.dateTime(version.createdAt);

  async function wait(run: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    await run();
    setIsBusy(false);
  }

  return (
    <li className={styles['version']}>
      <button
        type="button"
        className={styles['summary']}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles['action']}>{name}</span>
        <time dateTime={version.createdAt}>{when}</time>
        <span className={`${styles['counts']} tabular`}>
          {counts
            .map((kind) => t(`import.counts.${kind}`, { count: version[kind], number: format.number(version[kind]) }))
            .join(' · ')}
        </span>
      </button>
      {isOpen && (
        <div id={panel} className={styles['panel']}>
          <Changes version={version.version} />
          <div className={styles['tools']}>
            <Button
              size="small"
              isBusy={isBusy}
              icon={<Undo2 size={16} aria-hidden="true" />}
              onClick={() => void wait(onUndo)}
            >
              {t('history.undo')}
            </Button>
            {!isNewest && canRestore && (
              <Button
                size="small"
                isBusy={isBusy}
                icon={<History size={16} aria-hidden="true" />}
                onClick={() => void wait(onRestore)}
              >
                {t('history.restore')}
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

function Changes({ version }: { readonly version: number }) {
  const { data, isError, refetch } = useQuery({
    queryKey: [...lexiconKey, 'change', version],
    queryFn: ({ signal }) => callApi(getLexiconChange, { signal, params: { version: String(version) } }),
    staleTime: Infinity,
  });
  const { t } = useTranslation('lexicon');
  return data ? (
    <ChangedEntries change={data} />
  ) : (
    <LoadState isError={isError} failure={t('loadFailed')} onRetry={() => void refetch()} />
  );
}
