import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

export type BannerTone = 'info' | 'warning' | 'danger';

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert } as const satisfies Record<
  BannerTone,
  unknown
>;

interface BannerProps {
  readonly tone?: BannerTone;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Something about the whole screen: what is the matter, and what can be done. */
export function Banner({ tone = 'info', title, children, actions }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={`${styles['banner']} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {children}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
