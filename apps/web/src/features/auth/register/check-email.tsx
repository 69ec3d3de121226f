import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { withQueries } from '#src/lib/with-queries.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import formStyles from '../form.module.css';
import { useResend } from '../use-resend.ts';

/**
 * Asks to check the mailbox. It is the same for every address, so that a stranger does not learn who has an account.
 */
export const CheckEmail = withQueries(function CheckEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  const { resend, isResending } = useResend();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <AuthFrame title={t('register.check.title')}>
      <div ref={words} tabIndex={-1} role="status" className={formStyles['words']}>
        <p>
          <Trans
            t={t}
            i18nKey="register.check.body"
            values={{ email }}
            components={{ address: <bdi className={formStyles['address']} /> }}
          />
        </p>
        <p className={formStyles['fine']}>{t('register.check.hint')}</p>
      </div>
      <div className={formStyles['ways']}>
        <Button variant="primary" isBusy={isResending} onClick={() => resend(email)}>
          {t('register.check.resend')}
        </Button>
        <ButtonLink page="pricing">{t('register.check.later')}</ButtonLink>
      </div>
    </AuthFrame>
  );
});
