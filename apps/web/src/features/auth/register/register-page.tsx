import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { LazyForm } from '#src/components/ui/lazy-form.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { lazyOnInteraction } from '#src/lib/lazy-on-interaction.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { GoogleButton } from '../google-button.tsx';

const RegisterForm = lazyOnInteraction(async () => (await import('./register-form.tsx')).RegisterForm);
const CheckEmail = lazy(() =>
  import('./check-email.tsx').then(({ CheckEmail: component }) => ({ default: component })),
);

export function RegisterPage() {
  const { t } = useTranslation('auth');
  /** The address that a mail was sent to. */
  const [sentTo, setSentTo] = useState<string>();
  const form = useMemo(
    () => (
      <LazyForm>
        <RegisterForm onSent={setSentTo} />
      </LazyForm>
    ),
    [],
  );
  return (
    <>
      <PageMetadata page="register" title={t('register.meta.title')} description={t('register.meta.description')} />
      {sentTo === undefined ? (
        <AuthFrame
          title={t('register.title')}
          lead={
            <>
              {t('register.lead')} <PageLink page="login">{t('register.login')}</PageLink>
            </>
          }
        >
          {form}
          <GoogleButton purpose="register" />
        </AuthFrame>
      ) : (
        <Suspense>
          <CheckEmail email={sentTo} />
        </Suspense>
      )}
    </>
  );
}
