import type { PreviewSpan } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import type { ChosenForm } from './choose-reading.ts';
import { OwnReading } from './own-reading.tsx';
import { useSheetStore } from './sheet-store.ts';
import styles from './word-card.module.css';

interface WordFormsProps {
  readonly word: PreviewSpan;
  /** How many words of the text are written as this one is. */
  readonly places: number;
  readonly onChoose: (form: ChosenForm) => void;
}

/** As many as there are keys for. */
const formsMax = 9;

/** How else a word could be read, each form with the key that chooses it; here, or everywhere in the text. */
export function WordForms({ word, places, onChoose }: WordFormsProps) {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const { isEverywhere, chooseEverywhere } = useSheetStore();
  return (
    <>
      {word.alternatives.length > 0 && (
        <div className={styles['forms']} role="group" aria-label={t('reading.alternatives')}>
          {word.alternatives.slice(0, formsMax).map((vowelled, index) => (
            <button
              key={vowelled}
              type="button"
              className={styles['form']}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onChoose({ vowelled })}
            >
              <kbd aria-hidden="true">{format.number(index + 1)}</kbd>
              <span lang="ar" dir="rtl">
                {vowelled}
              </span>
            </button>
          ))}
        </div>
      )}
      <OwnReading reading={word.vowelled} onChoose={(spoken) => onChoose({ spoken })} />
      {places > 1 && (
        <label className={styles['everywhere']}>
          <input type="checkbox" checked={isEverywhere} onChange={(event) => chooseEverywhere(event.target.checked)} />
          {t('reading.everywhere', { count: places, number: format.number(places) })}
        </label>
      )}
    </>
  );
}
