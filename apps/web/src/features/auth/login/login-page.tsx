import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { LazyForm } from '#src/components/ui/lazy-form.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { lazyOnInteraction } from '#src/lib/lazy-on-interaction.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { GoogleButton } from '../google-button.tsx';
import { DemoSignIn } from './demo-sign-in.tsx';
import { GoogleReturn } from './google-return.tsx';

/** Forms bring a library and the contract's rules; the page stands before they are there. */
const LoginForm = lazyOnInteraction(async () => (await import('./login-form.tsx')).LoginForm);

const form = (
  <LazyForm>
    <LoginForm />
  </LazyForm>
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
