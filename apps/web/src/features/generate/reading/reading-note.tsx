import { limits, type PreviewSpan } from '@rakhim/contract';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import styles from './reading-note.module.css';

interface ReadingNoteProps {
  readonly span: PreviewSpan;
  /** The explanation of its rule, in the reader's language. */
  readonly explanation: string | undefined;
  /** An open note stays and shows its controls; a hovered one shows text alone. */
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (choice: { readonly vowelled: string } | { readonly spoken: string }) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** The gloss at the foot of the page: what was written, how it is read and why, and how else it could be. */
export function ReadingNote({ span, explanation, isOpen, isChosen, onChoose, onReset, onClose }: ReadingNoteProps) {
  const { t } = useTranslation('generate');
  const id = useId();
  const [own, setOwn] = useState('');
  const aside = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isOpen) {
      aside.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isOpen]);

  function applyOwn(event: SubmitEvent) {
    event.preventDefault();
    if (own.trim() !== '') {
      onChoose({ spoken: own.trim() });
    }
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      onClose();
    }
  }

  return (
    <aside ref={aside} className={styles['note']} aria-live="polite" aria-label={span.original} onKeyDown={closeByKey}>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('reading.written')}</dt>
          <dd className={styles['arabic']} lang="ar" dir="auto">
            {span.original}
          </dd>
        </div>
        <div>
          <dt>{t('reading.spoken')}</dt>
          <dd className={styles['arabic']} lang="ar" dir="auto">
            {span.vowelled}
          </dd>
        </div>
        {explanation && (
          <div>
            <dt>{t('reading.why')}</dt>
            <dd>{isChosen ? t('reading.chosen') : explanation}</dd>
          </div>
        )}
      </dl>
      {isOpen && (
        <div className={styles['changes']}>
          {span.alternatives.length > 0 && (
            <div className={styles['alternatives']} role="group" aria-label={t('reading.alternatives')}>
              <span>{t('reading.alternatives')}</span>
              {span.alternatives.map((vowelled) => (
                <button
                  key={vowelled}
                  type="button"
                  className={styles['alternative']}
                  lang="ar"
                  dir="rtl"
                  onClick={() => onChoose({ vowelled })}
                >
                  {vowelled}
                </button>
              ))}
            </div>
          )}
          <form className={styles['own']} onSubmit={applyOwn}>
            <label htmlFor={id}>{t('reading.own')}</label>
            <input
              id={id}
              dir={own === '' ? 'rtl' : 'auto'}
              lang="ar"
              autoComplete="off"
              maxLength={limits.readingCharactersMax}
              value={own}
              onChange={(event) => setOwn(event.target.value)}
            />
            <Button type="submit" size="small" disabled={own.trim() === ''}>
              {t('reading.apply')}
            </Button>
          </form>
          <div className={styles['actions']}>
            {isChosen && (
              <Button size="small" variant="quiet" onClick={onReset}>
                {t('reading.reset')}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={onClose}>
              {t('reading.close')}
            </Button>
          </div>
        </div>
      )}
    </aside>
  );
}
