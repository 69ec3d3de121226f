import { useTranslation } from 'react-i18next';
import { withQueries } from '#src/lib/with-queries.tsx';
import { LexiconScreen } from './lexicon-screen.tsx';

/** The lexicon in the desktop app: all of it can be done with a key. */
export const KeyLexicon = withQueries(function KeyLexicon() {
  const { t } = useTranslation(['lexicon', 'desktop']);
  return (
    <>
      <title>{t('meta.title')}</title>
      <LexiconScreen />
    </>
  );
});
