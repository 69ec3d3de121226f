import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  /** What it does, and to what. */
  readonly label: string;
  readonly title?: string;
  readonly icon: ReactNode;
  readonly isOn?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button without words, for the tools of a row. */
export function IconButton({ label, title, icon, isOn = false, disabled, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={title}
      data-on={isOn || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
