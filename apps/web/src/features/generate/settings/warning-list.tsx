import type { Warning } from '@rakhim/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './warning-list.module.css';

/** What is worth knowing of the text before it is spoken, and of its sound; each said once. */
export function WarningList({ warnings }: { readonly warnings: readonly Warning[] }) {
  const { t } = useTranslation('studio');
  const id = useId();
  const messages = new Set(warnings.map(({ message }) => message));
  return (
    <section className={styles['warnings']} aria-labelledby={id}>
      <h2 id={id}>{t('player.warnings')}</h2>
      <ul>
        {Array.from(messages, (message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </section>
  );
}
