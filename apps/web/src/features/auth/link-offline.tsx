import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';

/** The link was not used, because the server could not be asked or would not answer. */
export function LinkOffline({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  const { t } = useTranslation('auth');
  const { t: site } = useTranslation();
  return (
    <Banner
      tone="danger"
      title={site('failure.title')}
      actions={
        <Button size="small" onClick={onRetry}>
          {site('actions.retry')}
        </Button>
      }
    >
      <p>{message === '' ? t('link.offlineBody') : message}</p>
    </Banner>
  );
}
