import { getAuthSettings } from '@nabra/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { signInWithGoogle } from '#src/lib/accounts.ts';
import { callApi } from '#src/lib/api-client.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { withQueries } from '#src/lib/with-queries.tsx';
import { showToast } from '#src/stores/toast-store.ts';
import { GoogleMark } from './google-mark.tsx';
import styles from './google-button.module.css';

/** The way in with Google, where whoever runs the service offers it. */
export const GoogleButton = withQueries(function GoogleButton({ purpose }: { readonly purpose: 'login' | 'register' }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [isLeaving, setIsLeaving] = useState(false);
  const { data } = useQuery({ queryKey: ['auth-settings'], queryFn: ({ signal }) => callApi(getAuthSettings, { signal }), staleTime: Infinity });
  if (data?.external.google === false) {
    return null;
  }
  const leave = async () => {
    setIsLeaving(true);
    try {
      await signInWithGoogle(language);
    } catch {
      setIsLeaving(false);
      showToast({ title: t(`google.${purpose}Failed`), body: t('google.returned.body'), tone: 'danger' });
    }
  };
  return (
    <>
      <p className={styles['or']}>{t('google.or')}</p>
      <Button isWide icon={<GoogleMark />} isBusy={isLeaving} onClick={() => void leave()}>
        {t(`google.${purpose}`)}
      </Button>
    </>
  );
});
