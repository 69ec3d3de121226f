import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  /** The accessible name of the table and of its scroll area. */
  readonly label: string;
  readonly caption?: string;
  /**
   * Whether each row becomes a block where there is little room. Cells that need the name of their column there carry
   * it as `data-label`.
   */
  readonly stacks?: boolean;
  /** Its head and body. */
  readonly children: ReactNode;
}

/**
 * Names and what belongs to them, ruled by hairlines. Where there is little room it is pushed sideways by itself, or
 * its rows are stacked.
 */
export function DataTable({ label, caption, stacks = false, children }: DataTableProps) {
  return (
    <div className={styles['frame']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']} data-stacks={stacks}>
        {caption !== undefined && <caption>{caption}</caption>}
        {children}
      </table>
    </div>
  );
}
