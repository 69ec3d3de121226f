import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import formStyles from '../form.module.css';
import { useCountdown } from '../use-countdown.ts';
import { useResend } from '../use-resend.ts';

/**
 * Asks to check the mailbox. It is the same for every address, so that a stranger does not learn who has an account.
 */
export const CheckEmail = withQueries(function CheckEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  const { resend, isResending } = useResend();
  const [sentCount, setSentCount] = useState(1);
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
        <Resend
          key={sentCount}
          isResending={isResending}
          onResend={() => {
            resend(email);
            setSentCount(sentCount + 1);
          }}
        />
        <ButtonLink page="pricing">{t('register.check.later')}</ButtonLink>
      </div>
    </AuthFrame>
  );
});

/** Mails take a while: only after that is another one offered. */
const quietSeconds = 30;

function Resend({ isResending, onResend }: { readonly isResending: boolean; readonly onResend: () => void }) {
  const { t } = useTranslation('auth');
  const format = useFormat();
  const seconds = useCountdown(quietSeconds);
  return (
    <Button disabled={seconds > 0 && !isResending} isBusy={isResending} onClick={onResend}>
      {seconds > 0
        ? t('register.check.resendIn', { count: seconds, number: format.number(seconds) })
        : t('register.check.resend')}
    </Button>
  );
}
