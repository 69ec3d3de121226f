import { type ReactNode, useId } from 'react';
import styles from './dashboard-section.module.css';

interface DashboardSectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the dashboard under its heading. */
export function DashboardSection({ title, actions, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header className={styles['header']}>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
