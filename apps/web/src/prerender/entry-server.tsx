import { languages, type Language } from '@rakhim/i18n/languages';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Pages } from '#src/app/app.tsx';
import { Providers } from '#src/app/providers.tsx';
import { languageOfPath } from '#src/config/paths.ts';

export interface RenderedPage {
  readonly html: string;
  readonly language: Language;
  readonly direction: string;
}

/** Renders the page at an address as it looks to a visitor who has not signed in. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const language = languageOfPath(path);
  const { prelude } = await prerender(
    <Providers>
      <StaticRouter location={path}>
        <Pages />
      </StaticRouter>
    </Providers>,
    // The whole page in its place: React would set large parts aside and move them in by a script, which the content
    // security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await new Response(prelude).text(), language, direction: languages[language].direction };
}
