import { useTranslation } from 'react-i18next';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import styles from './inbox-waiting.module.css';

/** The placeholder of the inbox until the account and the messages are loaded. */
export function InboxWaiting() {
  const { t } = useTranslation('adminContact');
  return (
    <div className={styles['waiting']} role="status">
      <KuficSpinner isLarge />
      <span className="visually-hidden">{t('list.loading')}</span>
    </div>
  );
}
