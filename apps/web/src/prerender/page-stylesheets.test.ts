import { expect, it } from 'vitest';
import { stylesheetsOf } from './page-stylesheets.ts';

it('names the stylesheets of a page, of what it imports and of what it loads by itself, once each', () => {
  const manifest = {
    page: { css: ['page.css'], imports: ['frame'], dynamicImports: ['form'] },
    frame: { css: ['frame.css'] },
    form: { css: ['form.css', 'frame.css'], imports: ['frame', 'page'] },
    stranger: { css: ['stranger.css'] },
  };
  expect([...stylesheetsOf(manifest, 'page')].sort()).toEqual(['form.css', 'frame.css', 'page.css']);
  expect(stylesheetsOf(manifest, 'missing')).toEqual([]);
});
