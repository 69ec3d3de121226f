import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { useSessionStore } from '#src/stores/session-store.ts';
import { AccountButton } from './account-button.tsx';
import styles from './account-links.module.css';

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
      <Suspense fallback={<Placeholder name={user.name} />}>
        <AccountMenu user={user} />
      </Suspense>
    );
  }
  return (
    // Hidden from the first paint where somebody signed in before; see public/theme.js.
    <div className={styles['visitor']}>
      <ButtonLink page="login" variant="quiet">
        {t('nav.login')}
      </ButtonLink>
      <ButtonLink page="register" variant="secondary">
        {t('nav.register')}
      </ButtonLink>
    </div>
  );
}

/** Keeps the room of the menu; it cannot be used before its code is there. */
function Placeholder({ name }: { readonly name: string }) {
  return (
    <div inert>
      <AccountButton name={name} />
    </div>
  );
}
