import { exportLexicon, type LexiconFormat, lexiconFormats } from '@rakhim/contract';
import { Download, Ellipsis, History, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#src/components/ui/menu.tsx';
import { fetchApi } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { acceptedFiles } from './format-of-file.ts';

interface LexiconMenuProps {
  readonly onFile: (file: File) => void;
  readonly onHistory: () => void;
}

const iconSize = 18;

/** What is done with the lexicon as a whole: its files and its history. */
export function LexiconMenu({ onFile, onHistory }: LexiconMenuProps) {
  const { t } = useTranslation('lexicon');
  const field = useRef<HTMLInputElement>(null);
  const save = useSaveLexicon();

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // The same file can be chosen again, once it was mended.
    target.value = '';
    if (file) {
      onFile(file);
    }
  }

  return (
    <div>
      <input
        ref={field}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('menu.import')}
        accept={acceptedFiles}
        onChange={choose}
      />
      <Menu
        trigger={
          <Button aria-label={t('menu.label')} title={t('menu.label')}>
            <Ellipsis size={iconSize} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem icon={<Upload size={iconSize} aria-hidden="true" />} onClick={() => field.current?.click()}>
          {t('menu.import')}
        </MenuItem>
        <MenuItem icon={<History size={iconSize} aria-hidden="true" />} onClick={onHistory}>
          {t('menu.history')}
        </MenuItem>
        <MenuSeparator />
        <MenuHeading>{t('menu.export')}</MenuHeading>
        {lexiconFormats.map((format) => (
          <MenuItem
            key={format}
            icon={<Download size={iconSize} aria-hidden="true" />}
            onClick={() => void save(format)}
          >
            {t(`formats.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

/** Saves the whole lexicon as a file. */
function useSaveLexicon(): (format: LexiconFormat) => Promise<void> {
  const { t } = useTranslation('lexicon');
  const showFailure = useShowFailure();
  return async (format) => {
    try {
      const response = await fetchApi(exportLexicon, { query: { format } });
      saveFile(await response.blob(), `rakhim-lexicon.${format}`);
    } catch (error) {
      showFailure(error, t('exportFailed'));
    }
  };
}
