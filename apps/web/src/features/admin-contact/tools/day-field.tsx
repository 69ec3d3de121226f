import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#src/components/ui/day-input.tsx';
import styles from '#src/components/ui/select-field.module.css';
import { useAddressText } from '#src/lib/use-address-text.ts';
import { isDay } from './day-range.ts';

interface DayFieldProps {
  readonly label: string;
  /** The day that the list is narrowed by; empty for none. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** A day field with the browser's calendar. It applies the filter once the typed day is complete. */
export function DayField({ label, day, onChoose }: DayFieldProps) {
  const { t } = useTranslation('adminContact');
  const id = useId();
  const { typed, type, ask } = useAddressText(day);

  function choose(text: string) {
    type(text);
    if ((text === '' || isDay(text)) && ask(text)) {
      onChoose(text);
    }
  }

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <DayInput
        id={id}
        className={styles['control'] ?? ''}
        whenEmpty={t('filters.anyDay')}
        value={typed}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
