import { planIds, plans, trialDays } from '@rakhim/contract/plans';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { pathOf } from '#src/config/paths.ts';
import { publicOrigin } from '#src/config/public-origin.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { describeOffers } from './plan-offers.ts';
import { PlansToChoose } from './plans-to-choose.tsx';
import styles from './pricing-page.module.css';

export function PricingPage() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const format = useFormat();
  useCanceledCheckout();
  const planNames = Object.fromEntries(planIds.map((id) => [id, plans[id].name[language]])) as Parameters<
    typeof describeOffers
  >[0]['planNames'];
  const offers = describeOffers({
    name: t('schema.name'),
    url: publicOrigin() + pathOf('pricing', language),
    planNames,
  });
  return (
    <PageBody>
      <PageMetadata
        page="pricing"
        title={t('meta.title')}
        description={t('meta.description')}
        keywords={t('meta.keywords')}
        structuredData={offers}
      />
      <PageHeader title={t('title')} lead={t('lead', { days: format.number(trialDays) })} />
      <PlansToChoose />
      <div className={styles['terms']}>
        <p>{t('footer.trial', { days: format.number(trialDays) })}</p>
        <p>{t('footer.billing')}</p>
        <p>
          <Trans t={t} i18nKey="footer.custom" components={{ contact: <PageLink page="contact" /> }} />
        </p>
      </div>
    </PageBody>
  );
}

/** Shows a toast when somebody comes back from the payment page without paying. */
function useCanceledCheckout(): void {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isCanceled = search.get('checkout_canceled') === 'true';
  useEffect(() => {
    if (isCanceled) {
      showToast({ title: t('canceled'), body: t('canceledBody') });
      void navigate(pathOf('pricing', language), { replace: true });
    }
  }, [isCanceled, t, navigate, language]);
}
