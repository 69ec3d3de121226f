import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { useSessionStore } from '#src/stores/session-store.ts';

/** The account menu is loaded for members alone. */
const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then(({ AccountMenu: component }) => ({ default: component })),
);

/** The way in for visitors, the own account for those who are in. */
export function AccountLinks() {
  const { t } = useTranslation();
  const user = useSessionStore((session) => session.user);
  if (user) {
    return (
      <Suspense>
        <AccountMenu user={user} />
      </Suspense>
    );
  }
  return (
    <>
      <ButtonLink page="login" variant="quiet">
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink page="register" variant="secondary">
        {t('nav.register')}
      </ButtonLink>
    </>
  );
}
