import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The actions of the page as a whole. */
  readonly actions?: ReactNode;
}

/** The title of a page, with one sentence about it at most. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['words']}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
