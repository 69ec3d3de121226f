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

/** Takes the place of a page that the visitor may not see: says why, and how to get in. */
export function PageGate({ title, lead, children }: PageGateProps) {
  return (
    <PageBody width="reading">
      <title>{title}</title>
      <PageHeader title={title} lead={lead} />
      <div className={styles['ways']}>{children}</div>
    </PageBody>
  );
}
