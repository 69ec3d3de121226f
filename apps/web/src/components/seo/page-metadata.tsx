import { type PageId, pages } from '@rakhim/contract/pages';
import { defaultLanguage, languageIds } from '@rakhim/i18n/languages';
import { useState } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { publicOrigin } from '#src/config/public-origin.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { useLanguage } from '#src/lib/use-language.ts';

interface PageMetadataProps {
  readonly page: PageId;
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Structured data in the vocabulary of schema.org. */
  readonly structuredData?: object;
}

/** The metadata that search engines and link previews read. React moves it into the head. */
export function PageMetadata({ page, title, description, keywords, structuredData }: PageMetadataProps) {
  const language = useLanguage();
  const address = publicOrigin() + pathOf(page, language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {pages[page].isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {pages[page].isIndexed && (
        <>
          {languageIds.map((id) => (
            <link key={id} rel="alternate" hrefLang={id} href={publicOrigin() + pathOf(page, id)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={publicOrigin() + pathOf(page, defaultLanguage)} />
        </>
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${publicOrigin()}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={language} />
      {structuredData && <StructuredData data={structuredData} />}
    </>
  );
}

/**
 * A data block, not a script: it is never run. `<` is escaped so that no text in it can end the block. It is part of
 * the pages made at build time, for those who read without a browser; on the way from page to page nobody reads it, and
 * browsers that trust no markup made of text would refuse to make it.
 */
function StructuredData({ data }: { readonly data: object }) {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  if (!isPrerendered) {
    return null;
  }
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
