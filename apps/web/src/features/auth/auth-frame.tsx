import type { ReactNode } from 'react';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import styles from './auth-frame.module.css';
import { plate } from './plate.data.ts';

interface AuthFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The screens at the door: one column to act in, and beside it, where there is room, a page of the book. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <div className={styles['frame']}>
      <section className={styles['column']}>
        <header className={styles['header']}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </section>
      <aside className={styles['plate']} aria-hidden="true">
        <div lang="ar" dir="rtl" className={styles['page']}>
          <p className={styles['line']}>{plate}</p>
          <KuficMark size={72} />
        </div>
      </aside>
    </div>
  );
}
