import { languages, type Language } from '@nabra/i18n/languages';
import { webNamespaces } from '@nabra/i18n/web';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from '#src/app/providers.tsx';
import { routes } from '#src/app/routes.tsx';
import { languageOfPath } from '#src/config/paths.ts';
import { publicOrigin } from '#src/config/public-origin.ts';
import { getTexts } from '#src/lib/texts.ts';

export interface RenderedPage {
  readonly html: string;
  readonly language: Language;
  readonly direction: string;
}

const handler = createStaticHandler(routes);

/** Renders the page at an address as it looks to a visitor who has not signed in. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const language = languageOfPath(path);
  await getTexts(language).loadNamespaces([...webNamespaces]);
  const context = await handler.query(new Request(publicOrigin() + path));
  if (context instanceof Response) {
    throw new Error(`${path} leads elsewhere instead of being a page.`);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <Providers>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    // The whole page in its place: React would set large parts aside and move them in by a script, which the content security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await new Response(prelude).text(), language, direction: languages[language].direction };
}
