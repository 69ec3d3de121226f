import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathOf } from '#src/config/paths.ts';
import { readingLanguage } from '#src/lib/chosen-language.ts';
import { peekPostLoginPath } from '#src/lib/post-login-path.ts';
import { nameOfProvider } from '#src/lib/server-facts.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';

const knownCodes = ['identity_refused', 'identity_email_unverified', 'identity_conflict'] as const;

/**
 * Says why signing in with Google came to nothing. The server leads here by the browser's language; the reader's own is
 * known from before.
 */
export function GoogleReturn() {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const code = search.get('error_code');

  useEffect(() => {
    if (code === null) {
      return;
    }
    const readers = readingLanguage(peekPostLoginPath() ?? pathOf('login', language));
    if (readers !== language) {
      void navigate(`${pathOf('login', readers)}?error_code=${encodeURIComponent(code)}`, { replace: true });
      return;
    }
    const provider = nameOfProvider();
    const known = knownCodes.find((one) => one === code);
    showToast({
      title: t('google.returned.title', { provider }),
      body: t(known ? `google.returned.${known}` : 'google.returned.body', { provider }),
      tone: 'danger',
    });
    void navigate(pathOf('login', language), { replace: true });
  }, [code, language, navigate, t]);
  return null;
}
