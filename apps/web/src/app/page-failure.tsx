import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';

/** Shown when a page could not be loaded or threw. A new version that was just installed is the commonest cause, and loading again cures it. */
export function PageFailure() {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.body')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('failure.reload')}
      </Button>
    </main>
  );
}
