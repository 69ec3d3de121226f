import type { ReactNode } from 'react';
import { PageBody } from '../ui/page-body.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './page-gate.module.css';

interface PageGateProps {
  readonly title: string;
  readonly lead: string;
  /** The ways in. */
  readonly children: ReactNode;
}

/** Stands where a page would be that is not open to whoever came: says why, and what opens it. */
export function PageGate({ title, lead, children }: PageGateProps) {
  return (
    <PageBody width="reading">
      <title>{title}</title>
      <PageHeader title={title} lead={lead} />
      <div className={styles['ways']}>{children}</div>
    </PageBody>
  );
}
