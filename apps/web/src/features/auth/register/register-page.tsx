import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { EarlyInput } from '#src/components/ui/early-input.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { AuthFrame } from '../auth-frame.tsx';

const RegisterForm = lazy(() => import('./register-form.tsx').then(({ RegisterForm: component }) => ({ default: component })));
const CheckEmail = lazy(() => import('./check-email.tsx').then(({ CheckEmail: component }) => ({ default: component })));

export function RegisterPage() {
  const { t } = useTranslation('auth');
  /** The address that a mail was sent to. */
  const [sentTo, setSentTo] = useState<string>();
  // Always the same element: a change above it before its code is there would have React draw it anew.
  const form = useMemo(
    () => (
      <Suspense>
        <EarlyInput>
          <RegisterForm onSent={setSentTo} />
        </EarlyInput>
      </Suspense>
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
        </AuthFrame>
      ) : (
        <Suspense>
          <CheckEmail email={sentTo} />
        </Suspense>
      )}
    </>
  );
}
