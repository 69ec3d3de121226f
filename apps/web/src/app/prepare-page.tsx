import { matchRoutes } from 'react-router-dom';
import { readingLanguage } from '#src/lib/chosen-language.ts';
import { getTexts } from '#src/lib/texts.ts';
import { type PageHandle, routes } from './routes.tsx';

/**
 * Brings the code and the texts of a page before it is rendered, so that all of it is there at once. React can only
 * take over a page made at build time as it stands if nothing in it has to be waited for.
 */
export async function preparePage(path: string): Promise<void> {
  const matched = matchRoutes(routes, path) ?? [];
  await Promise.all([
    getTexts(readingLanguage(path)).loadNamespaces('site'),
    ...matched.map(async ({ route }) => {
      const handle = route.handle as PageHandle | undefined;
      if (handle) {
        const [Page] = await Promise.all([
          handle.load(),
          getTexts(readingLanguage(path)).loadNamespaces([...handle.namespaces]),
        ]);
        route.element = <Page />;
      }
    }),
  ]);
}
