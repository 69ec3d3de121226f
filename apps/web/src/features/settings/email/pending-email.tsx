import { Trans, useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';

export function PendingEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings');
  return (
    <Banner title={t('email.sent')}>
      <p>
        <Trans t={t} i18nKey="email.sentBody" values={{ email }} components={{ address: <bdi /> }} />
      </p>
    </Banner>
  );
}
