import type { KeyStatus } from '@rakhim/contract/desktop';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './key.module.css';

/** The state of the API key: whether there is one, where it is stored and why there, and whose it is. */
export function KeyState({ status }: { readonly status: KeyStatus }) {
  const { t } = useTranslation('key');
  const { number } = useFormat();
  const showFailure = useShowDesktopFailure();
  const check = useMutation({ mutationFn: () => callDesktop('key.check', {}), onError: showFailure });
  const remove = useMutation({
    mutationFn: () => callDesktop('key.remove', {}),
    onSuccess: () => {
      check.reset();
      showToast({ title: t('removed') });
    },
    onError: showFailure,
  });
  const place = (
    <>
      <p>{t(`places.${status.place}`)}</p>
      {status.reason && <p>{t(`reasons.${status.reason}`)}</p>}
    </>
  );
  if (!status.isPresent) {
    return (
      <Banner tone={status.place === 'memory' ? 'warning' : 'info'} title={t('absent')}>
        {status.place === 'memory' && place}
      </Banner>
    );
  }
  return (
    <Banner
      tone={status.place === 'memory' ? 'warning' : 'info'}
      title={t('present', { last4: status.last4 })}
      actions={
        <>
          <Button size="small" isBusy={check.isPending} onClick={() => check.mutate()}>
            {t('account.check')}
          </Button>
          <Button size="small" variant="quiet" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {place}
      {check.data && (
        <p className={styles['actions']} role="status">
          {check.data.plan && <Badge>{check.data.plan}</Badge>}
          {t('account.remaining', { remaining: number(check.data.remaining), limit: number(check.data.limit) })}
        </p>
      )}
    </Banner>
  );
}
