import { endSession, type Session as SessionSchema } from '@rakhim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from '../settings.module.css';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { describeDevice } from './describe-device.ts';
import { sessionsKey } from './sessions-key.ts';

type Session = z.output<typeof SessionSchema>;

export function SessionRow({ session }: { readonly session: Session }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const end = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(endSession, { params: { id: session.id } }),
    onSuccess: async () => {
      showToast({ title: t('sessions.ended') });
      await queries.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => showFailure(error),
  });
  const device = describeDevice(session.userAgent);
  const name = device ? t('sessions.device', { ...device }) : t('sessions.unknown');
  return (
    <li className={styles['session']}>
      <div className={styles['words']}>
        <p className={styles['device']}>
          <span>{name}</span> {session.isCurrent && <Badge>{t('sessions.current')}</Badge>}
        </p>
        <p className={styles['when']}>{t('sessions.lastUsed', { when: format.dateTime(session.lastUsedAt) })}</p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          isBusy={end.isPending}
          aria-label={t('sessions.endOf', { device: name })}
          onClick={() => end.mutate()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
