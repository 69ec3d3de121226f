import type { SignInCode } from '@rakhim/contract/desktop';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { callDesktop, onDesktopEvent } from '#src/lib/desktop-bridge.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './key.module.css';

/** Signing in with the browser: a code is confirmed there, and the key comes by itself. */
export function SignIn({ isPrimary }: { readonly isPrimary: boolean }) {
  const { t } = useTranslation('key');
  const showFailure = useShowDesktopFailure();
  const [code, setCode] = useState<SignInCode>();
  const start = useMutation({
    mutationFn: () => callDesktop('signIn.start', {}),
    onSuccess: setCode,
    onError: showFailure,
  });
  useEffect(
    () =>
      onDesktopEvent('signIn.ended', ({ end }) => {
        setCode(undefined);
        showToast({
          title: t(`signIn.ends.${end}`),
          tone: end === 'signed_in' || end === 'cancelled' ? 'neutral' : 'danger',
        });
      }),
    [t],
  );
  return (
    <section className={styles['section']}>
      <h2>{t('signIn.title')}</h2>
      {code ? (
        <>
          <div className={styles['words']} role="status">
            <p>{t('signIn.code')}</p>
            <p className={styles['code']} dir="ltr">
              {code.userCode}
            </p>
            <p className={styles['quiet']}>
              <KuficSpinner /> {t('signIn.waiting')}
            </p>
          </div>
          <div className={styles['actions']}>
            <Button onClick={() => void callDesktop('link.open', { page: 'device' })}>{t('signIn.openAgain')}</Button>
            <Button variant="quiet" onClick={() => void callDesktop('signIn.cancel', {})}>
              {t('signIn.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles['quiet']}>{t('signIn.body')}</p>
          <Button variant={isPrimary ? 'primary' : 'secondary'} isBusy={start.isPending} onClick={() => start.mutate()}>
            {t('signIn.start')}
          </Button>
        </>
      )}
    </section>
  );
}
