import type { ReactNode } from 'react';
import styles from './page-body.module.css';

/** The column that a page stands in. `narrow` is for forms and reading. */
export function PageBody({
  width = 'page',
  children,
}: {
  readonly width?: 'page' | 'reading' | 'narrow';
  readonly children: ReactNode;
}) {
  return <div className={`${styles['body']} ${styles[width]}`}>{children}</div>;
}
