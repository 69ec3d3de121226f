import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { HydrateOnUse } from '#src/components/ui/hydrate-on-use.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { GoogleButton } from '../google-button.tsx';
import { DemoSignIn } from './demo-sign-in.tsx';
import { GoogleReturn } from './google-return.tsx';

/** Forms bring a library and the contract's rules; the page stands before they are there. */
const LoginForm = lazy(() => import('./login-form.tsx').then(({ LoginForm: component }) => ({ default: component })));

const form = (
  <HydrateOnUse>
    <LoginForm />
  </HydrateOnUse>
);

export function LoginPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <PageMetadata page="login" title={t('login.meta.title')} description={t('login.meta.description')} />
      <AuthFrame
        title={t('login.title')}
        lead={
          <>
            {t('login.lead')} <PageLink page="register">{t('login.register')}</PageLink>
          </>
        }
      >
        <GoogleReturn />
        {form}
        <GoogleButton purpose="login" />
        <DemoSignIn />
      </AuthFrame>
    </>
  );
}
