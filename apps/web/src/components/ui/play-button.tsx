import { Play, Square, Pause } from 'lucide-react';
import { KuficSpinner } from '../brand/kufic-spinner.tsx';
import styles from './play-button.module.css';

interface PlayButtonProps {
  readonly label: string;
  readonly isPlaying: boolean;
  /** The effect of a second press: pause, or stop and start over. */
  readonly stops?: 'pauses' | 'stops';
  readonly size?: 'small' | 'medium' | 'large';
  readonly isLoading?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const iconSizes = { small: 18, medium: 22, large: 24 } as const;

/**
 * The round button that plays a sound and stops it. Like all that is about time, it looks the same in both directions
 * of writing.
 */
export function PlayButton({
  label,
  isPlaying,
  stops = 'stops',
  size = 'medium',
  isLoading = false,
  disabled = false,
  onClick,
}: PlayButtonProps) {
  const Icon = isPlaying ? (stops === 'pauses' ? Pause : Square) : Play;
  return (
    <button
      type="button"
      className={`${styles['button']} ${styles[size]}`}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {isLoading ? <KuficSpinner /> : <Icon size={iconSizes[size]} aria-hidden="true" />}
    </button>
  );
}
