import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { StudioAccess } from './studio-access.ts';

/** What keeps a member from the first sound: no plan, or one that could not be checked. */
export function MemberBanner({ access }: { readonly access: StudioAccess }) {
  const { t } = useTranslation('studio');
  return access.kind === 'unsubscribed' ? (
    <Banner
      tone="warning"
      title={t('access.unsubscribed.title')}
      actions={
        <ButtonLink page="pricing" size="small" variant="primary">
          {t('access.unsubscribed.plans')}
        </ButtonLink>
      }
    >
      <p>{t(access.hasUsedTrial ? 'access.unsubscribed.trialUsedBody' : 'access.unsubscribed.body')}</p>
    </Banner>
  ) : (
    <Banner tone="danger" title={t('access.unknown.title')}>
      <p>{t('access.unknown.body')}</p>
    </Banner>
  );
}
