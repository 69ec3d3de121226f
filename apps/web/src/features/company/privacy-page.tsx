import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Article } from './article.tsx';

export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <PageMetadata page="privacy" title={t('meta.title')} description={t('meta.description')} />
      <Article title={t('title')} lead={t('lead')} sections={t('sections', { returnObjects: true })} />
    </>
  );
}
