import { expect, it } from 'vitest';
import { stylesheetsOf } from './page-stylesheets.ts';

it('names the stylesheets of a page, of what it imports and of what it loads by itself, once each', () => {
  const manifest = {
    page: { file: 'page.js', css: ['page.css'], imports: ['frame'], dynamicImports: ['form'] },
    frame: { file: 'frame.js', css: ['frame.css'] },
    form: { file: 'form.js', css: ['form.css', 'frame.css'], imports: ['frame', 'page'] },
    stranger: { file: 'stranger.js', css: ['stranger.css'] },
  };
  expect([...stylesheetsOf(manifest, 'page')].sort()).toEqual(['form.css', 'frame.css', 'page.css']);
  expect(stylesheetsOf(manifest, 'missing')).toEqual([]);
});
