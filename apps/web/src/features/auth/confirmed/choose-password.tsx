import { deleteMe } from '@rakhim/contract';
import { useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { forgetSession } from '#src/lib/accounts.ts';
import { callApi } from '#src/lib/api-client.ts';
import { signOutWith } from '#src/lib/sign-out-signal.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { ChoosePasswordForm } from '../choose-password-form.tsx';
import formStyles from '../form.module.css';

interface ChoosePasswordProps {
  readonly email: string;
  /** What happens when the reader says that somebody else registered the address; absent once that may be untrue. */
  readonly onDisowned?: (() => void) | undefined;
}

/**
 * Nobody knows who registered the address: somebody did in another browser, or several with different passwords. Its
 * owner chooses one, or says that it was not them. The form's end is seen by the page, which shows the confirmation as
 * soon as the account has a password.
 */
export function ChoosePassword({ email, onDisowned }: ChoosePasswordProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame
      title={t('confirmed.choose.title')}
      lead={
        <Trans
          t={t}
          i18nKey="confirmed.choose.body"
          values={{ email }}
          components={{ address: <bdi className={formStyles['address']} /> }}
        />
      }
    >
      <ChoosePasswordForm submitLabel={t('confirmed.choose.submit')} onChosen={() => undefined} />
      {onDisowned && <Disown onDisowned={onDisowned} />}
    </AuthFrame>
  );
}

function Disown({ onDisowned }: { readonly onDisowned: () => void }) {
  const { t } = useTranslation('auth');
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => signOutWith(() => callApi(deleteMe)),
    onSuccess: async () => {
      onDisowned();
      await forgetSession();
    },
    onError: (error) => showFailure(error),
  });
  return (
    <section className={formStyles['words']}>
      <p className={formStyles['fine']}>{t('confirmed.disown.body')}</p>
      <div className={formStyles['ways']}>
        <Button isBusy={isPending} onClick={() => mutate()}>
          {t('confirmed.disown.submit')}
        </Button>
      </div>
    </section>
  );
}

/** What whoever never registered is told once the account is gone. */
export function Disowned() {
  const { t } = useTranslation('auth');
  return (
    <AuthFrame title={t('confirmed.disowned.title')}>
      <p role="status">{t('confirmed.disowned.body')}</p>
      <div className={formStyles['ways']}>
        <ButtonLink page="home" variant="primary">
          {t('confirmed.disowned.home')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
