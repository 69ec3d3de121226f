import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly body: string;
  readonly children: ReactNode;
}

/** One thing that can be set: what it is on one side, where it is set on the other. */
export function SettingsSection({ title, body, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['words']}>
        <h2 id={id}>{title}</h2>
        <p>{body}</p>
      </div>
      <div className={styles['controls']}>{children}</div>
    </section>
  );
}
