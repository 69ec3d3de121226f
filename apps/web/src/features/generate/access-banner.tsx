import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { pathOf } from '#src/config/paths.ts';
import { keepPostLoginPath } from '#src/lib/post-login-path.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import type { StudioAccess } from './studio-access.ts';

/** For members, whom visitors need not wait for. */
const MemberBanner = lazy(async () => ({ default: (await import('./member-banner.tsx')).MemberBanner }));

/** A banner that says what a visitor needs before the first sound: an account or a plan. */
export function AccessBanner({ access }: { readonly access: StudioAccess }) {
  const { t } = useTranslation('generate');
  const language = useLanguage();
  const comeBack = () => keepPostLoginPath(pathOf('generate', language));
  switch (access.kind) {
    case 'signed-out':
      return (
        <Banner
          title={t('access.signedOut.title')}
          actions={
            <>
              <ButtonLink page="register" size="small" variant="primary" onClick={comeBack}>
                {t('access.signedOut.register')}
              </ButtonLink>
              <ButtonLink page="login" size="small" onClick={comeBack}>
                {t('access.signedOut.login')}
              </ButtonLink>
            </>
          }
        >
          <p>{t('access.signedOut.body')}</p>
        </Banner>
      );
    case 'unsubscribed':
    case 'unreachable':
      return (
        <Suspense>
          <MemberBanner access={access} />
        </Suspense>
      );
    default:
      return null;
  }
}
