import { useId, useRef, useState } from 'react';
import styles from '#src/components/ui/select-field.module.css';
import { isDay } from './day-range.ts';

interface DayFieldProps {
  readonly label: string;
  /** The day that the list is narrowed by; empty for none. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** A day, by the browser's own calendar. What is typed is asked for once it is a whole day. */
export function DayField({ label, day, onChoose }: DayFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(day);
  const lastAsked = useRef(day);
  if (day !== lastAsked.current) {
    // The address was changed from elsewhere, such as by a saved filter.
    lastAsked.current = day;
    setTyped(day);
  }

  function type(text: string) {
    setTyped(text);
    if ((text === '' || isDay(text)) && text !== lastAsked.current) {
      lastAsked.current = text;
      onChoose(text);
    }
  }

  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <input id={id} type="date" className={`${styles['control']} tabular`} value={typed} onChange={(event) => type(event.target.value)} />
    </div>
  );
}
