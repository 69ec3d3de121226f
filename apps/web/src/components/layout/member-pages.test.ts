import { languageIds } from '@rakhim/i18n/languages';
import { expect, it } from 'vitest';
import { isAppPath, pathOf } from '#src/config/paths.ts';
import { workPages } from './member-pages.ts';

it('every page where members work stands in the frame of the app, where the rail is', () => {
  const paths = languageIds.flatMap((language) => workPages.map(({ page }) => pathOf(page, language)));
  expect(paths.filter((path) => !isAppPath(path))).toEqual([]);
});
