import { listSessions, signOut } from '@rakhim/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { SettingsSection } from '../settings-section.tsx';
import styles from '../settings.module.css';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { SessionRow } from './session-row.tsx';
import { sessionsKey } from './sessions-key.ts';

export function SessionsSection() {
  const { t } = useTranslation('settings');
  const { t: site } = useTranslation();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => callApi(listSessions, { signal }),
  });
  const endOthers = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(signOut, { query: { scope: 'others' } }),
    onSuccess: async () => {
      showToast({ title: t('sessions.endedOthers') });
      await queries.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => showFailure(error),
  });
  // The one at hand first, then as they were used.
  const sessions = data?.sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  return (
    <SettingsSection title={t('sessions.title')} body={t('sessions.body')}>
      {isError && (
        <p role="alert">
          {t('sessions.loadFailed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {site('actions.retry')}
          </Button>
        </p>
      )}
      {!sessions && !isError && <KuficSpinner />}
      {sessions && (
        <ul role="list" className={styles['sessions']}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </SettingsSection>
  );
}
