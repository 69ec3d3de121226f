import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Article } from './article.tsx';

export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageMetadata page="about" title={t('meta.title')} description={t('meta.description')} />
      <Article title={t('title')} lead={t('lead')} sections={t('sections', { returnObjects: true })} />
    </>
  );
}
