import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { nameOfProvider } from '#src/lib/server-facts.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { usePageRestored } from '#src/lib/use-page-restored.ts';
import { showToast } from '#src/stores/toast-store.ts';
import styles from './google-button.module.css';

/**
 * The button to sign in with Google, or with another identity provider. It is hidden where the server says in the head
 * of the page that the operator offers none.
 */
export function GoogleButton({ purpose }: { readonly purpose: 'login' | 'register' }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [isLeaving, setIsLeaving] = useState(false);
  // Pages made at build time name Google until the browser has read what the server says.
  const provider = useHydrated() ? nameOfProvider() : 'Google';
  usePageRestored(() => setIsLeaving(false));
  const leave = async () => {
    setIsLeaving(true);
    try {
      const { signInWithGoogle } = await import('#src/lib/accounts.ts');
      await signInWithGoogle(language);
    } catch {
      setIsLeaving(false);
      showToast({ title: t(`google.${purpose}Failed`, { provider }), body: t('google.returned.body'), tone: 'danger' });
    }
  };
  return (
    <div className={styles['offer']}>
      <p className={styles['or']}>{t('google.or')}</p>
      <Button
        isWide
        {...(provider === 'Google' && { icon: <GoogleMark /> })}
        isBusy={isLeaving}
        onClick={() => void leave()}
      >
        {t(`google.${purpose}`, { provider })}
      </Button>
    </div>
  );
}

/** Google's own sign, in the colours that its rules for sign-in buttons ask for. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true" focusable="false">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.8 8.8 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.7H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.95l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}
