import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#src/components/ui/day-input.tsx';
import styles from '#src/components/ui/select-field.module.css';
import { isDay } from './day-range.ts';
import { askFor, lastAsked, typeInto } from './field-text.ts';
import { useFieldText } from './use-field-text.ts';

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
  const [text, setText] = useFieldText(day);

  function type(typed: string) {
    const isAsked = (typed === '' || isDay(typed)) && typed !== lastAsked(text);
    setText((now) => (isAsked ? askFor(typeInto(now, typed), typed) : typeInto(now, typed)));
    if (isAsked) {
      onChoose(typed);
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
        value={text.typed}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
