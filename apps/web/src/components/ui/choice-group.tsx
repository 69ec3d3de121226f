import { useId } from 'react';
import styles from './choice-group.module.css';
import choice from './option.module.css';

interface ChoiceGroupProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, all of which can be seen. */
export function ChoiceGroup<T extends string>({ label, options, value, onChoose }: ChoiceGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={`${choice['option']} ${styles['option']}`}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
