import type { PreviewSpan } from '@rakhim/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { useStudioStore } from '../studio-store.ts';
import type { ChosenForm } from './choose-reading.ts';
import { OwnReading } from './own-reading.tsx';
import { useSheetStore } from './sheet-store.ts';
import styles from './word-card.module.css';
import { WordForm } from './word-form.tsx';

/** The forms with a button at each that says it; loaded for those who may have something said. */
const HeardForms = lazy(async () => ({ default: (await import('./heard-forms.tsx')).HeardForms }));

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
  const mayHear = useStudioStore(({ access }) => access.kind === 'ready');
  const forms = word.alternatives.slice(0, formsMax);
  const silent = forms.map((vowelled, index) => (
    <WordForm key={vowelled} vowelled={vowelled} place={index + 1} onChoose={onChoose} />
  ));
  return (
    <>
      {forms.length > 0 && (
        <div className={styles['forms']} role="group" aria-label={t('reading.alternatives')}>
          {mayHear ? (
            <Suspense fallback={silent}>
              <HeardForms word={word} forms={forms} onChoose={onChoose} />
            </Suspense>
          ) : (
            silent
          )}
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
