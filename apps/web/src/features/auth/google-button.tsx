import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { GoogleMark } from './google-mark.tsx';
import styles from './google-button.module.css';

/**
 * The way in with Google. Where whoever runs the service offers none, the server says so in the head of the page, and
 * none is shown.
 */
export function GoogleButton({ purpose }: { readonly purpose: 'login' | 'register' }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      const { signInWithGoogle } = await import('#src/lib/accounts.ts');
      await signInWithGoogle(language);
    } catch {
      setIsLeaving(false);
      showToast({ title: t(`google.${purpose}Failed`), body: t('google.returned.body'), tone: 'danger' });
    }
  };
  return (
    <div className={styles['offer']}>
      <p className={styles['or']}>{t('google.or')}</p>
      <Button isWide icon={<GoogleMark />} isBusy={isLeaving} onClick={() => void leave()}>
        {t(`google.${purpose}`)}
      </Button>
    </div>
  );
}
