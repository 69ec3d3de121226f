import { Calendar } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { useFormat } from '#src/lib/use-format.ts';
import styles from './day-input.module.css';

interface DayInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The placeholder while no day is chosen. */
  readonly whenEmpty: string;
}

const written: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/**
 * A day field with the browser's own calendar. The browser writes the day in its own language, so it shows only while a
 * person types; otherwise the day reads as all dates of the page do.
 */
export function DayInput({ whenEmpty, className = '', onChange, ...input }: DayInputProps) {
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const day = typeof input.value === 'string' ? input.value : typed;

  function change(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }

  return (
    <span className={styles['day']}>
      <input {...input} type="date" className={`${className} ${styles['input']}`} onChange={change} />
      <span className={`${styles['written']} tabular`} data-empty={day === '' || undefined} aria-hidden="true">
        {day === '' ? whenEmpty : format.date(`${day}T00:00`, written)}
      </span>
      <Calendar className={styles['icon']} size={16} aria-hidden="true" />
    </span>
  );
}
