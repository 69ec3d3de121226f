import type { PreviewSpan } from '@rakhim/contract';
import { countCharacters } from '@rakhim/contract/characters';
import { Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { useHeardReading } from '#src/components/lexicon/use-heard-reading.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useDraftStore } from '../draft-store.ts';
import type { ChosenForm } from './choose-reading.ts';
import styles from './word-card.module.css';
import { WordForm } from './word-form.tsx';

interface HeardFormsProps {
  readonly word: PreviewSpan;
  readonly forms: readonly string[];
  readonly onChoose: (form: ChosenForm) => void;
}

/**
 * The forms of a word, each with a button that says it in the voice of the draft. Charged are the letters of the word
 * as it is written, and that is said beside the buttons.
 */
export function HeardForms({ word, forms, onChoose }: HeardFormsProps) {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const { state, current, say, stop } = useHeardReading(t('reading.hearFailed'));
  const voice = useDraftStore((draft) => draft.voice);
  const { original: text } = word;
  const count = countCharacters(text);

  return (
    <>
      {forms.map((vowelled, index) => {
        const isCurrent = state !== 'silent' && current?.readings?.[0]?.vowelled === vowelled;
        const reading = { text, voice, readings: [{ start: 0, end: count, vowelled }] };
        return (
          <span key={vowelled} className={styles['heard']}>
            <WordForm vowelled={vowelled} place={index + 1} onChoose={onChoose} />
            <button
              type="button"
              className={styles['hear']}
              aria-label={t(isCurrent ? 'reading.stopForm' : 'reading.hearForm', { form: vowelled })}
              aria-describedby="form-price"
              aria-busy={isCurrent && state === 'loading'}
              onClick={() => (isCurrent ? stop() : void say(reading))}
            >
              {isCurrent && state === 'loading' && <KuficSpinner />}
              {isCurrent && state === 'playing' && <Square size={16} aria-hidden="true" />}
              {!isCurrent && <Play size={16} aria-hidden="true" />}
            </button>
          </span>
        );
      })}
      <p id="form-price" className={styles['price']}>
        {t('reading.hearPrice', { count, number: format.number(count) })}
      </p>
    </>
  );
}
