import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { settingsQuery } from '../state/inbox-queries.ts';
import { RetentionDialog } from './retention-dialog.tsx';
import styles from './retention-note.module.css';

/** For how long messages are kept. */
export function RetentionNote() {
  const { t } = useTranslation('adminContact');
  const format = useFormat();
  const settings = useQuery(settingsQuery).data;
  const [isChanging, setIsChanging] = useState(false);
  if (!settings) {
    return null;
  }
  const { retentionDays, spamRetentionDays } = settings;
  return (
    <p className={styles['note']}>
      {retentionDays === null
        ? t('retention.forever')
        : t('retention.note', { count: retentionDays, number: format.number(retentionDays) })}{' '}
      {t('retention.spam', { count: spamRetentionDays, number: format.number(spamRetentionDays) })}{' '}
      <Button size="small" variant="quiet" onClick={() => setIsChanging(true)}>
        {t('retention.change')}
      </Button>
      {isChanging && <RetentionDialog settings={settings} onClose={() => setIsChanging(false)} />}
    </p>
  );
}
