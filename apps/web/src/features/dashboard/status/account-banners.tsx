import type { Subscription } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button, ButtonLink } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';

interface AccountBannersProps {
  readonly subscription: Subscription;
  readonly portal: { readonly isOpening: boolean; readonly open: () => void };
}

/** The banners that the owner of a subscription should see first. */
export function AccountBanners({ subscription, portal }: AccountBannersProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { isSubscribed, isInTrial, isTrialRefused, trialEnd, pastDueSince, accessEnd, cancelAtPeriodEnd } =
    subscription;
  return (
    <>
      {isSubscribed && pastDueSince !== null && accessEnd !== null && (
        <Banner
          tone="danger"
          title={t('banners.pastDue')}
          actions={
            <Button size="small" isBusy={portal.isOpening} onClick={portal.open}>
              {t('banners.payNow')}
            </Button>
          }
        >
          <p>{t('banners.pastDueBody', { date: format.dateTime(accessEnd) })}</p>
        </Banner>
      )}
      {isInTrial && trialEnd !== null && (
        <Banner title={t('banners.trial')}>
          <p>
            {t(cancelAtPeriodEnd ? 'banners.trialCanceledBody' : 'banners.trialBody', { date: format.date(trialEnd) })}
          </p>
        </Banner>
      )}
      {isTrialRefused && !isSubscribed && (
        <Banner
          tone="warning"
          title={t('banners.trialRefused')}
          actions={
            <ButtonLink page="pricing" size="small">
              {t('none.plans')}
            </ButtonLink>
          }
        >
          <p>{t('banners.trialRefusedBody')}</p>
        </Banner>
      )}
    </>
  );
}
