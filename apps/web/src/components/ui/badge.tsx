import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'solid' | 'soft' | 'outline' | 'warning' | 'danger';

/** A word about the state of the thing beside it. */
export function Badge({ tone = 'soft', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return <span className={`${styles['badge']} ${styles[tone]}`}>{children}</span>;
}
