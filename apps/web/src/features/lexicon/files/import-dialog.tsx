import { importLexicon, type LexiconFormat, type LexiconImport, undoLexicon } from '@rakhim/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { LoadState } from '#src/components/ui/load-state.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { callApi } from '#src/lib/api-client.ts';
import { askAgain } from '#src/lib/lexicon/change-lexicon.ts';
import { lexiconKey } from '#src/lib/lexicon/lexicon-query.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './import-dialog.module.css';
import { ImportRows } from './import-rows.tsx';

export interface LexiconFile {
  readonly name: string;
  readonly format: LexiconFormat;
  readonly content: string;
}

interface ImportDialogProps {
  readonly file: LexiconFile;
  readonly onClose: () => void;
}

type Mode = 'merge' | 'replace';

/** Shows what a file would change in the lexicon, line by line, before it does. */
export function ImportDialog({ file: { name, format, content }, onClose }: ImportDialogProps) {
  const { t } = useTranslation('lexicon');
  const { t: site } = useTranslation();
  const showFailure = useShowFailure();
  const [mode, setMode] = useState<Mode>('merge');
  const plan = useQuery({
    queryKey: [...lexiconKey, 'import', name, content.length, mode],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => callApi(importLexicon, { signal, body: { format, content, mode, dryRun: true } }),
  });
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (ifVersion: number) => callApi(importLexicon, { body: { format, content, mode, ifVersion } }),
    onSuccess: ({ version }) => {
      onClose();
      showToast({ title: t('import.done', { name }), action: { label: t('undo'), run: () => void undo(version) } });
      void askAgain();
    },
    onError: (error) => {
      showFailure(error, t('import.failed'));
      void plan.refetch();
    },
  });

  async function undo(version: number): Promise<void> {
    try {
      await callApi(undoLexicon, { body: { version } });
      await askAgain();
      showToast({ title: t('import.undone', { name }) });
    } catch (error) {
      showFailure(error, t('undoFailed'));
    }
  }

  const { data } = plan;
  const changes = data ? data.added + data.changed + data.removed : 0;
  const actions = (
    <>
      <Button
        variant="primary"
        isBusy={isPending}
        disabled={changes === 0}
        onClick={() => data && mutate(data.version)}
      >
        {t('import.apply')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {site('actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('import.title')} actions={actions}>
      <p className={styles['name']}>
        <bdi>{name}</bdi>
      </p>
      <ChoiceGroup
        label={t('import.mode')}
        options={(['merge', 'replace'] as const).map((value) => ({ value, label: t(`import.modes.${value}`) }))}
        value={mode}
        onChoose={setMode}
      />
      <div className={styles['plan']} aria-live="polite">
        {!data && !plan.isError && <LoadState isError={false} failure={t('loadFailed')} onRetry={() => undefined} />}
        {plan.isError && (
          <Banner tone="danger" title={t('import.refused')}>
            <p>{reasonOf(plan.error, site('failure.offline'))}</p>
          </Banner>
        )}
        {data && <Plan plan={data} />}
      </div>
    </Dialog>
  );
}

function reasonOf(error: Error, offline: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : offline;
}

function Plan({ plan }: { readonly plan: LexiconImport }) {
  return <ImportRows plan={plan} />;
}
