import { useFormat } from '#src/lib/use-format.ts';
import type { ChosenForm } from './choose-reading.ts';
import styles from './word-card.module.css';

interface WordFormProps {
  readonly vowelled: string;
  /** Its place in the list, which is also the key that chooses it. */
  readonly place: number;
  readonly onChoose: (form: ChosenForm) => void;
}

/** A form of a word, to choose. */
export function WordForm({ vowelled, place, onChoose }: WordFormProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      className={styles['form']}
      aria-keyshortcuts={String(place)}
      onClick={() => onChoose({ vowelled })}
    >
      <kbd aria-hidden="true">{format.number(place)}</kbd>
      <span lang="ar" dir="rtl">
        {vowelled}
      </span>
    </button>
  );
}
