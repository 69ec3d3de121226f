import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from './page-link.tsx';
import { KuficSpinner } from '../brand/kufic-spinner.tsx';
import styles from './button.module.css';

/** `primary` is the one action of a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small' | 'large';
  readonly isWide?: boolean;
  readonly icon?: ReactNode;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows that work is under way; the button keeps its focus and cannot be pressed again. */
  readonly isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isWide,
  icon,
  isBusy = false,
  disabled = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ variant, size, isWide })}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <KuficSpinner /> : icon}
      {children}
    </button>
  );
}

/** A link to a page of ours that looks like a button. */
export function ButtonLink({
  variant,
  size,
  isWide,
  icon,
  children,
  ...rest
}: Look & Omit<ComponentProps<typeof PageLink>, 'className'>) {
  return (
    <PageLink {...rest} className={classOf({ variant, size, isWide })}>
      {icon}
      {children}
    </PageLink>
  );
}

function classOf({
  variant = 'secondary',
  size = 'medium',
  isWide,
}: { [K in keyof Look]: Look[K] | undefined }): string {
  return [styles['button'], styles[variant], styles[size], isWide && styles['wide']].filter(Boolean).join(' ');
}
