import type { PreviewSpan } from '@rakhim/contract';
import { BookA, Pencil, Play, Undo2 } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { editAt, SheetField } from './sheet-field.ts';
import type { PlayableWords } from './use-playable-words.ts';
import styles from './word-card.module.css';

interface WordActionsProps {
  readonly word: PreviewSpan;
  readonly playable: PlayableWords;
  /** Takes back what was chosen for the word; nothing where nothing was. */
  readonly onUndo: (() => void) | undefined;
  /** Has the lexicon read the word so from now on; nothing where nothing was chosen for it. */
  readonly onAlways: (() => void) | undefined;
  /** Opens the entry of the lexicon that reads the word; nothing where none does. */
  readonly onEditEntry: (() => void) | undefined;
}

/** What can be done with a word besides reading it otherwise: hear it where it stands, edit it, undo a choice. */
export function WordActions({ word: { start }, playable, onUndo, onAlways, onEditEntry }: WordActionsProps) {
  const { t } = useTranslation('studio');
  const field = use(SheetField);
  return (
    <div className={styles['actions']}>
      {playable.isPlayable && (
        <Button size="small" icon={<Play size={16} aria-hidden="true" />} onClick={() => playable.play(start)}>
          {t('reading.hear')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        icon={<Pencil size={16} aria-hidden="true" />}
        onClick={() => editAt(field.current, start)}
      >
        {t('reading.edit')}
      </Button>
      {onUndo && (
        <Button size="small" variant="quiet" icon={<Undo2 size={16} aria-hidden="true" />} onClick={onUndo}>
          {t('reading.reset')}
        </Button>
      )}
      {onAlways && (
        <Button size="small" icon={<BookA size={16} aria-hidden="true" />} onClick={onAlways}>
          {t('always.open')}
        </Button>
      )}
      {onEditEntry && (
        <Button size="small" icon={<BookA size={16} aria-hidden="true" />} onClick={onEditEntry}>
          {t('always.editEntry')}
        </Button>
      )}
    </div>
  );
}
