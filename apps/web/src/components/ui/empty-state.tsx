import type { ReactNode } from 'react';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly body: string;
  /** The ways to a first item. */
  readonly children: ReactNode;
}

/** Stands in place of a list without items: what would be there, and how to begin. */
export function EmptyState({ title, body, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <KuficMark size={48} />
      <h2>{title}</h2>
      <p>{body}</p>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
