import { useIsApple } from '#src/lib/use-is-apple.ts';
import styles from './generate-controls.module.css';

/**
 * The keys that generate, as they are called on the keyboard that is used. A screen reader would call the sign of
 * Apple's one a place of interest.
 */
export function GenerateKeys() {
  const isApple = useIsApple();
  return (
    <kbd className={styles['keys']} lang="en" dir="ltr">
      {isApple ? (
        <>
          <span aria-hidden="true">⌘</span>
          <span className="visually-hidden">Command</span>
        </>
      ) : (
        'Ctrl'
      )}{' '}
      + Enter
    </kbd>
  );
}
