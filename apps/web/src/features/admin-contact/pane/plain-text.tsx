import { languageOfText } from '#src/lib/language-of-text.ts';
import styles from './plain-text.module.css';

/**
 * What a stranger wrote, as text and nothing else: no markup, no links, nothing loaded. Each line runs in the direction
 * of its first letter, so that Arabic and English stand side by side as they were meant.
 */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <div className={styles['text']}>
      {text.split('\n').map((line, index) => (
        // Lines have no names of their own, and never move.
        <p key={index} lang={languageOfText(line)} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}
