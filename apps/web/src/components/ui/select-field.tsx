import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import stacked from './field.module.css';
import inline from './select-field.module.css';

interface SelectFieldProps<T extends string> extends Omit<
  ComponentProps<'select'>,
  'className' | 'onChange' | 'value'
> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: NoInfer<T>; readonly label: string }[];
  readonly onChoose: (value: NoInfer<T>) => void;
  /** Its name above it, as in a form; beside it otherwise. */
  readonly isStacked?: boolean;
}

/** One of many, by the browser's own list, which every device knows how to show. */
export function SelectField<T extends string>({
  label,
  options,
  onChoose,
  isStacked = false,
  ...select
}: SelectFieldProps<T>) {
  const id = useId();
  const styles = isStacked ? stacked : inline;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <span className={inline['frame']}>
        <select
          id={id}
          className={`${styles['control']} ${inline['list']}`}
          onChange={(event) => onChoose(event.target.value as T)}
          {...select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} className={inline['chevron']} aria-hidden="true" />
      </span>
    </div>
  );
}
