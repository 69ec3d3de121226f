import { ServerOrigin } from '@rakhim/contract/desktop';
import { adminVoicesPath } from '@rakhim/contract/pages';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import styles from './key.module.css';

/** Which server is asked. Another one is asked only after a question: it is sent every text. */
export function ServerForm({ server }: { readonly server: string }) {
  const { t } = useTranslation('key');
  const showFailure = useShowDesktopFailure();
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const choose = useMutation({
    mutationFn: (chosen: string) => callDesktop('server.choose', { server: chosen }),
    onError: showFailure,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('server');
    const parsed = ServerOrigin.safeParse(typeof typed === 'string' ? typed.trim().replace(/\/$/, '') : '');
    setError(parsed.success ? undefined : t('server.invalid'));
    if (parsed.success && parsed.data !== server) {
      setAsked(parsed.data);
    }
  }

  return (
    <section className={styles['section']}>
      <h2>{t('server.title')}</h2>
      <form onSubmit={submit} noValidate>
        <div>
          <TextField
            label={t('server.label')}
            name="server"
            type="url"
            dir="ltr"
            defaultValue={server}
            hint={t('server.hint')}
            error={error}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <Button type="submit" isBusy={choose.isPending}>
          {t('server.save')}
        </Button>
      </form>
      <p className={styles['note']}>{t('server.voices', { address: `\u2068${server}${adminVoicesPath}\u2069` })}</p>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('server.confirmTitle')}
        actions={
          <>
            <Button
              variant="primary"
              onClick={() => {
                setAsked(undefined);
                choose.mutate(asked ?? server);
              }}
            >
              {t('server.save')}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(undefined)}>
              {t('signIn.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('server.confirmBody', { server: asked })}</p>
      </Dialog>
    </section>
  );
}
