import { limits } from '@rakhim/contract/limits';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { countDraft } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import { useStudioStore } from '../studio-store.ts';
import { SheetField } from './sheet-field.ts';
import { SheetHead } from './sheet-head.tsx';
import styles from './text-sheet.module.css';
import { isSubmitKey, useWriting } from './use-writing.ts';

/** The offer of what was written here before; loaded once there is one. */
const EarlierDraft = lazy(async () => ({ default: (await import('./earlier-draft.tsx')).EarlierDraft }));

interface TextSheetProps {
  /** The text as it is read, which lies over the text as it was typed. */
  readonly reading?: ReactNode;
  /** What is to be said of the reading, at the foot of the sheet. */
  readonly review?: ReactNode;
}

/**
 * The sheet of the studio: the text is typed here, shows its vowels when it rests, and is lit word by word as it
 * sounds. Ctrl + Enter generates the speech.
 */
export function TextSheet({ reading, review }: TextSheetProps) {
  const { t } = useTranslation('generate');
  const format = useFormat();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useWriting(area);
  const text = useDraftStore((draft) => draft.text);
  const write = useDraftStore((draft) => draft.write);
  const hasEarlier = useDraftStore(({ earlier }) => earlier.length > 0);
  const count = useDraftStore(countDraft);
  const isTooLong = count > limits.streamedTextCharactersMax;

  function submitByKey(event: KeyboardEvent) {
    if (isSubmitKey(event)) {
      event.preventDefault();
      useStudioStore.getState().want();
    }
  }

  return (
    <SheetField value={area}>
      <div className={styles['sheet']}>
        <SheetHead id={id} />
        <div className={styles['page']}>
          <textarea
            id={id}
            ref={area}
            className={styles['area']}
            dir="rtl"
            lang="ar"
            spellCheck={false}
            placeholder={t('text.placeholder')}
            aria-describedby={`${id}-count`}
            aria-invalid={isTooLong || undefined}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={submitByKey}
          />
          {reading}
        </div>
        <div className={styles['foot']}>
          <p id={`${id}-count`} className={`${styles['count']} tabular`} data-wrong={isTooLong || undefined}>
            {t('text.count', { count, number: format.number(count) })}
          </p>
          {isTooLong && (
            <p className={styles['wrong']} role="alert">
              {t('text.tooLong', { max: format.number(limits.streamedTextCharactersMax) })}
            </p>
          )}
          {review}
          {hasEarlier && (
            <Suspense>
              <EarlierDraft />
            </Suspense>
          )}
        </div>
      </div>
    </SheetField>
  );
}
