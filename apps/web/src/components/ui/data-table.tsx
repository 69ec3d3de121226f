import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  /** The accessible name of the table and of its scroll area. */
  readonly label: string;
  readonly caption?: string;
  /** Its head and body. */
  readonly children: ReactNode;
}

/** Names and what belongs to them, ruled by hairlines; where there is little room it is pushed sideways by itself. */
export function DataTable({ label, caption, children }: DataTableProps) {
  return (
    <div className={styles['frame']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        {caption !== undefined && <caption>{caption}</caption>}
        {children}
      </table>
    </div>
  );
}
