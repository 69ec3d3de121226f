import type { LexiconEntry } from '@rakhim/contract';
import { dialects } from '@rakhim/contract/dialects';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { isUnsaved } from '#src/lib/lexicon/change-lexicon.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './entry-list.module.css';
import { EntryReading } from './entry-reading.tsx';
import type { EntryEditor } from '#src/components/lexicon/use-entry-editor.tsx';

interface EntryRowProps {
  readonly entry: LexiconEntry;
  readonly editor: EntryEditor;
}

/** An entry: what is written, how it is read, and where that holds. */
export function EntryRow({ entry, editor }: EntryRowProps) {
  const { t } = useTranslation('lexicon');
  const language = useLanguage();
  const { written, reading, kind, part, dialect, note } = entry;
  const isSaving = isUnsaved(entry);
  const facts = [
    t(`kinds.${kind}`),
    ...(part ? [t(`parts.${part}`)] : []),
    ...(dialect ? [dialects.find(({ id }) => id === dialect)?.name[language] ?? dialect] : []),
    ...(isSaving ? [t('entry.saving')] : []),
  ];
  return (
    <li className={styles['row']} data-saving={isSaving || undefined}>
      <p className={styles['words']}>
        <bdi className={styles['written']}>{written}</bdi>
        <span className="visually-hidden">{` ${t('entry.readAs')} `}</span>
        <EntryReading reading={reading} className={styles['reading']} />
      </p>
      <div className={styles['about']}>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
        {note !== null && (
          <p className={styles['note']} dir="auto">
            {note}
          </p>
        )}
      </div>
      <div className={styles['tools']}>
        <IconButton
          label={t('entry.edit', { written })}
          title={t('entry.edit', { written })}
          icon={<Pencil size={18} aria-hidden="true" />}
          disabled={isSaving}
          onClick={() => editor.edit(entry)}
        />
        <IconButton
          label={t('entry.delete', { written })}
          title={t('entry.delete', { written })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          disabled={isSaving}
          onClick={() => void editor.remove(entry)}
        />
      </div>
    </li>
  );
}
