import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { withQueries } from '#src/lib/with-queries.tsx';
import { useResend } from '../use-resend.ts';

/** The password was right and the address is not confirmed yet. */
export const UnconfirmedNotice = withQueries(function UnconfirmedNotice({
  readEmail,
}: {
  readonly readEmail: () => string;
}) {
  const { t } = useTranslation('auth');
  const { resend, isResending } = useResend();
  return (
    <Banner
      tone="warning"
      title={t('login.unconfirmed.title')}
      actions={
        <Button size="small" isBusy={isResending} onClick={() => resend(readEmail())}>
          {t('login.unconfirmed.resend')}
        </Button>
      }
    >
      <p>{t('login.unconfirmed.body')}</p>
    </Banner>
  );
});
