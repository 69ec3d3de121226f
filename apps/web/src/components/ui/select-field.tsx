import { type ComponentProps, useId } from 'react';
import styles from './select-field.module.css';

interface SelectFieldProps<T extends string> extends Omit<ComponentProps<'select'>, 'className' | 'onChange' | 'value'> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
}

/** One of many, by the browser's own list, which every device knows how to show. */
export function SelectField<T extends string>({ label, options, onChoose, ...select }: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select id={id} className={styles['control']} onChange={(event) => onChoose(event.target.value as T)} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
