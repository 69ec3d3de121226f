import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { LexiconScreen } from './lexicon-screen.tsx';

/** The lexicon of the account, as a page of the website. */
export function LexiconPage() {
  const { t } = useTranslation('lexicon');
  return (
    <>
      <PageMetadata page="lexicon" title={t('meta.title')} description={t('meta.description')} />
      <LexiconScreen />
    </>
  );
}
