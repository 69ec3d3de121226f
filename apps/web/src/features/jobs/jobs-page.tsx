import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { JobsScreen } from './jobs-screen.tsx';

/** The jobs of the account. */
export function JobsPage() {
  const { t } = useTranslation('jobs');
  return (
    <>
      <PageMetadata page="jobs" title={t('meta.title')} description={t('meta.description')} />
      <JobsScreen />
    </>
  );
}
