import { useTranslation } from 'react-i18next';
import { KuficSpinner } from '../brand/kufic-spinner.tsx';
import styles from './page-gate.module.css';

/** The placeholder of a page until the session is known and the page is loaded. */
export function PageWaiting() {
  const { t } = useTranslation();
  return (
    <div className={styles['waiting']} role="status">
      <KuficSpinner isLarge />
      <span className="visually-hidden">{t('status.loading')}</span>
    </div>
  );
}
