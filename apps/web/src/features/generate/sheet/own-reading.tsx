import { limits } from '@rakhim/contract/limits';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import styles from './word-card.module.css';

interface OwnReadingProps {
  /** The present reading, to start from. */
  readonly reading: string;
  readonly onChoose: (reading: string) => void;
}

/** The reading of a word as somebody writes it themselves. */
export function OwnReading({ reading, onChoose }: OwnReadingProps) {
  const { t } = useTranslation('studio');
  const id = useId();
  const [own, setOwn] = useState(reading);
  const [from, setFrom] = useState(reading);
  if (from !== reading) {
    setFrom(reading);
    setOwn(reading);
  }
  const isNew = own.trim() !== '' && own.trim() !== reading;

  function apply(event: SubmitEvent): void {
    event.preventDefault();
    if (isNew) {
      onChoose(own.trim());
    }
  }

  return (
    <form className={styles['own']} onSubmit={apply}>
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
      <Button type="submit" size="small" disabled={!isNew}>
        {t('reading.apply')}
      </Button>
    </form>
  );
}
