import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Article } from './article.tsx';

export function TermsPage() {
  const { t } = useTranslation('terms');
  return (
    <>
      <PageMetadata page="terms" title={t('meta.title')} description={t('meta.description')} />
      <Article title={t('title')} lead={t('lead')} sections={t('sections', { returnObjects: true })} />
    </>
  );
}
