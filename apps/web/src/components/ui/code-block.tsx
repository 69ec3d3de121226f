import { Copy } from 'lucide-react';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './code-block.module.css';

interface CodeBlockProps {
  readonly code: string;
  /** Names of the block and of its button, and what is said when it was copied. */
  readonly label: string;
  readonly copyLabel: string;
  readonly copiedMessage: string;
}

/** Lines to be copied. Code runs from left to right in every language. */
export function CodeBlock({ code, label, copyLabel, copiedMessage }: CodeBlockProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    showToast({ title: copiedMessage });
  };
  return (
    <div className={styles['block']} dir="ltr">
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
      <button
        type="button"
        className={styles['copy']}
        aria-label={copyLabel}
        title={copyLabel}
        onClick={() => void copy()}
      >
        <Copy size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
