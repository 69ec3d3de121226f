import type { PreviewSpan } from '@rakhim/contract';
import styles from './live-reading.module.css';

interface VowelledWordsProps {
  /** The text that was read. */
  readonly text: string;
  readonly spans: readonly PreviewSpan[];
}

/** A text with its vowels; what is said in other words than it is written, such as a number, is marked. */
export function VowelledWords({ text, spans }: VowelledWordsProps) {
  const characters = Array.from(text);
  return (
    <p className={styles['text']} lang="ar" dir="rtl">
      {spans.map(({ start, end, vowelled, rule }, index) => {
        const before = spans[index - 1];
        const between = characters.slice(before?.end ?? 0, start).join('');
        return (
          <span key={`${start} ${end}`}>
            {before?.end === start ? ' ' : between}
            {rule === 'plain' ? vowelled : <mark className={styles['changed']}>{vowelled}</mark>}
          </span>
        );
      })}
      {characters.slice(spans.at(-1)?.end ?? 0).join('')}
    </p>
  );
}
