import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { DashboardSection } from '../dashboard-section.tsx';

export function NoSubscription() {
  const { t } = useTranslation('dashboard');
  return (
    <DashboardSection title={t('none.title')}>
      <p>{t('none.body')}</p>
      <div>
        <ButtonLink page="pricing" variant="primary">
          {t('none.plans')}
        </ButtonLink>
      </div>
    </DashboardSection>
  );
}
