import { type JobSettings, previewEncodings } from '@rakhim/contract/desktop';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './preview-dialog.module.css';
import { useQueueStore } from './queue-store.ts';
import { SettingsFields } from './settings-fields.tsx';

type Encoding = (typeof previewEncodings)[number];
const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1256': 'Windows-1256',
};

interface Edited {
  readonly settings: JobSettings;
  readonly folderName: string | undefined;
}

/** The way a file begins, as it was understood, and how it alone is to be read. */
export function PreviewDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const showFailure = useShowDesktopFailure();
  const name = useQueueStore((queue) => queue.jobs.get(id)?.name ?? '');
  const [encoding, setEncoding] = useState<Encoding>();
  const [edited, setEdited] = useState<Edited>();
  const { data } = useQuery({
    queryKey: ['desktop', 'preview', id, encoding],
    queryFn: () => callDesktop('files.preview', { id, ...(encoding && { encoding }) }),
    gcTime: 0,
  });
  const shown: Edited | undefined = edited ?? (data && { settings: data.settings, folderName: data.folderName });
  const save = useMutation({
    mutationFn: async () =>
      shown && callDesktop('batch.configure', { jobs: [id], settings: shown.settings, ...(encoding && { encoding }) }),
    onSuccess: onClose,
    onError: showFailure,
  });

  function saveTo(settings: JobSettings, folder: { readonly id: string; readonly name: string } | undefined) {
    const { folder: _, ...others } = settings;
    setEdited({ settings: folder ? { ...others, folder: folder.id } : others, folderName: folder?.name });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      actions={
        <>
          <Button variant="primary" disabled={!shown} isBusy={save.isPending} onClick={() => save.mutate()}>
            {t('preview.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
        </>
      }
    >
      {data && shown && (
        <>
          {data.isGuessed && encoding === undefined && <Banner tone="warning" title={t('preview.guessed')} />}
          <p className={styles['text']} dir="auto">
            {data.text}
          </p>
          <p className="tabular">{t('preview.chapters', { count: data.chapters, number: number(data.chapters) })}</p>
          {data.encoding && (
            <SelectField<'detected' | Encoding>
              isStacked
              label={t('preview.encoding')}
              value={encoding ?? 'detected'}
              options={[
                { value: 'detected', label: `${t('preview.detected')} (${encodingNames[data.encoding]})` },
                ...previewEncodings.map((value) => ({ value, label: encodingNames[value] })),
              ]}
              onChoose={(chosen) => setEncoding(chosen === 'detected' ? undefined : chosen)}
            />
          )}
          <SettingsFields
            settings={shown.settings}
            folderName={shown.folderName}
            onChange={(change) => setEdited({ ...shown, settings: { ...shown.settings, ...change } })}
            onFolder={(folder) => saveTo(shown.settings, folder)}
          />
        </>
      )}
    </Dialog>
  );
}
