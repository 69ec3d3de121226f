import { lexiconLimits } from '@rakhim/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/stores/toast-store.ts';
import { formatOfFile } from './format-of-file.ts';
import { ImportDialog, type LexiconFile } from './import-dialog.tsx';

/** Takes a file for the lexicon. `dialog` shows what it would change. */
export function useImport(): { readonly take: (file: File) => Promise<void>; readonly dialog: ReactNode } {
  const { t } = useTranslation('lexicon');
  const [file, setFile] = useState<LexiconFile>();

  async function take(chosen: File): Promise<void> {
    const format = formatOfFile(chosen.name);
    if (format === undefined) {
      showToast({ title: t('import.refused'), body: t('import.unknownFormat'), tone: 'danger' });
    } else if (chosen.size > lexiconLimits.fileBytesMax) {
      showToast({ title: t('import.refused'), body: t('import.tooLarge'), tone: 'danger' });
    } else {
      try {
        setFile({ name: chosen.name, format, content: await chosen.text() });
      } catch {
        showToast({ title: t('import.refused'), body: t('import.unreadable'), tone: 'danger' });
      }
    }
  }

  return { take, dialog: file && <ImportDialog file={file} onClose={() => setFile(undefined)} /> };
}
