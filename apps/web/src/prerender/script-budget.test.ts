import { expect, it } from 'vitest';
import { scriptsOf, textSourcesOf } from './page-scripts.ts';
import { requireScriptBudget, scriptBytesMax } from './script-budget.ts';

const manifest = {
  'index.html': { file: 'entry.js', imports: ['react'] },
  'src/page.tsx': { file: 'page.js', imports: ['react', 'dialects'] },
  react: { file: 'react.js' },
  dialects: { file: 'dialects.js' },
  form: { file: 'form.js' },
  '../../packages/i18n/src/locales/ar/web/api-docs.ts': { file: 'texts.js' },
};

it('counts what a page needs at once, each script once and after what it needs, and nothing that comes later', () => {
  expect(scriptsOf(manifest, ['index.html', 'src/page.tsx'])).toEqual([
    'react.js',
    'entry.js',
    'dialects.js',
    'page.js',
  ]);
});

it('finds the texts of a page, and says which are missing', () => {
  expect(textSourcesOf(manifest, 'ar', ['apiDocs'])).toEqual(['../../packages/i18n/src/locales/ar/web/api-docs.ts']);
  expect(() => textSourcesOf(manifest, 'en', ['apiDocs'])).toThrow('apiDocs in en');
});

it('lets a page take all of its budget and refuses one byte more', () => {
  expect(() => requireScriptBudget(new Map([['/en/home', scriptBytesMax]]))).not.toThrow();
  expect(() => requireScriptBudget(new Map([['/en/home', scriptBytesMax + 1]]))).toThrow(
    '/en/home needs 120,001 bytes',
  );
});
