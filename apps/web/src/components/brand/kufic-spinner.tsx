import styles from './kufic-spinner.module.css';

/** The spinner: four Kufic teeth that rise and fall. The text beside it describes the work. */
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
