import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { HydrateOnUse } from '#src/components/ui/hydrate-on-use.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { GoogleButton } from '../google-button.tsx';

const RegisterForm = lazy(() =>
  import('./register-form.tsx').then(({ RegisterForm: component }) => ({ default: component })),
);
const CheckEmail = lazy(() =>
  import('./check-email.tsx').then(({ CheckEmail: component }) => ({ default: component })),
);

export function RegisterPage() {
  const { t } = useTranslation('auth');
  /** The address that a mail was sent to. */
  const [sentTo, setSentTo] = useState<string>();
  const form = useMemo(
    () => (
      <HydrateOnUse>
        <RegisterForm onSent={setSentTo} />
      </HydrateOnUse>
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
