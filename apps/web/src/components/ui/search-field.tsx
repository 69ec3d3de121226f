import { Search } from 'lucide-react';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onType: (text: string) => void;
}

/** A field that searches what is listed below it. */
export function SearchField({ label, value, maxLength, onType }: SearchFieldProps) {
  return (
    <search className={styles['search']}>
      <Search size={18} aria-hidden="true" />
      <input
        type="search"
        dir={value === '' ? undefined : 'auto'}
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </search>
  );
}
