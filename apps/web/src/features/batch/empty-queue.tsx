import { useTranslation } from 'react-i18next';
import { KuficMark } from '#src/components/brand/kufic-mark.tsx';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import styles from './empty-queue.module.css';

export function EmptyQueue({ isAdding }: { readonly isAdding: boolean }) {
  const { t } = useTranslation('batch');
  return (
    <div className={styles['empty']}>
      <span className={styles['mark']}>{isAdding ? <KuficSpinner isLarge /> : <KuficMark size={72} />}</span>
      <h2>{isAdding ? t('adding') : t('empty.title')}</h2>
      <p>{t('empty.body')}</p>
    </div>
  );
}
