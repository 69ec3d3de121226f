import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isMemberPath, pathOf } from '#src/config/paths.ts';
import { signOut } from '#src/lib/accounts.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';

/** Signs out; a person who does so on purpose is led to the home page and not asked to sign in. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      if (isMemberPath(location.pathname)) {
        void navigate(pathOf('home', language));
      }
      showToast({ title: t('session.loggedOut') });
    } catch (error) {
      const isOffline = error instanceof ApiError && error.code === 'offline';
      showToast({
        title: t('session.logoutFailed'),
        body: isOffline ? t('failure.offline') : t('session.tryLater'),
        tone: 'danger',
      });
    }
  };
}
