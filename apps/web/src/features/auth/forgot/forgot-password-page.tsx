import { useMemo, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { LazyForm } from '#src/components/ui/lazy-form.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { lazyOnInteraction } from '#src/lib/lazy-on-interaction.ts';
import { AuthFrame } from '../auth-frame.tsx';
import formStyles from '../form.module.css';

const ForgotPasswordForm = lazyOnInteraction(
  async () => (await import('./forgot-password-form.tsx')).ForgotPasswordForm,
);

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  /** The address that a mail was sent to. */
  const [sentTo, setSentTo] = useState<string>();
  const form = useMemo(
    () => (
      <LazyForm>
        <ForgotPasswordForm onSent={setSentTo} />
      </LazyForm>
    ),
    [],
  );
  return (
    <>
      <PageMetadata page="forgotPassword" title={t('forgot.meta.title')} description={t('forgot.meta.description')} />
      {sentTo === undefined ? (
        <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
          {form}
          <p>
            <PageLink page="login">{t('forgot.back')}</PageLink>
          </p>
        </AuthFrame>
      ) : (
        <AuthFrame title={t('forgot.done.title')}>
          <p role="status">
            <Trans
              t={t}
              i18nKey="forgot.done.body"
              values={{ email: sentTo }}
              components={{ address: <bdi className={formStyles['address']} /> }}
            />
          </p>
          <div className={formStyles['ways']}>
            <ButtonLink page="login" variant="primary">
              {t('forgot.back')}
            </ButtonLink>
            <Button onClick={() => setSentTo(undefined)}>{t('forgot.done.again')}</Button>
          </div>
        </AuthFrame>
      )}
    </>
  );
}
