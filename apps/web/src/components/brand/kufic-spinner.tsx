import styles from './kufic-spinner.module.css';

/** Work under way: four Kufic teeth that rise and fall. What is under way is said in words beside it. */
export function KuficSpinner({ isLarge = false }: { readonly isLarge?: boolean }) {
  return (
    <span className={isLarge ? `${styles['spinner']} ${styles['large']}` : styles['spinner']} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </span>
  );
}
