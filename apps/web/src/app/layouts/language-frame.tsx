import { defaultLanguage } from '@rakhim/i18n/languages';
import { Navigate, useParams } from 'react-router-dom';
import { isLanguage } from '#src/config/paths.ts';
import { SiteLayout } from './site-layout.tsx';

/**
 * The frame of every page whose address begins with a language. One that we do not speak leads to the default language.
 */
export function LanguageFrame() {
  const { language } = useParams();
  return isLanguage(language) ? <SiteLayout /> : <Navigate to={`/${defaultLanguage}`} replace />;
}
