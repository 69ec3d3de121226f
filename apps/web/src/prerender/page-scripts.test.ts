import { expect, it } from 'vitest';
import { pageSourceOf, requireScriptBudget, scriptBytesMax, scriptsOf, textSourcesOf } from './page-scripts.ts';

const manifest = {
  'index.html': { file: 'entry.js', imports: ['react'] },
  'src/page.tsx': { file: 'page.js', imports: ['react', 'dialects'] },
  react: { file: 'react.js' },
  dialects: { file: 'dialects.js' },
  form: { file: 'form.js' },
  '../../packages/i18n/src/locales/ar/web/api-docs.ts': { file: 'texts.js' },
};

it('the scripts of a page are listed once each, after those they import, without lazy ones', () => {
  expect(scriptsOf(manifest, ['index.html', 'src/page.tsx'])).toEqual([
    'react.js',
    'entry.js',
    'dialects.js',
    'page.js',
  ]);
});

it('the build manifest leads to the texts of a page, and an error names missing ones', () => {
  expect(textSourcesOf(manifest, 'ar', ['apiDocs'])).toEqual(['../../packages/i18n/src/locales/ar/web/api-docs.ts']);
  expect(() => textSourcesOf(manifest, 'en', ['apiDocs'])).toThrow('apiDocs in en');
});

it('the build manifest leads to the source of a page, and an error names a missing one', () => {
  const built = { ...manifest, 'src/features/api-docs/api-docs-page.tsx': { file: 'api-docs.js' } };
  expect(pageSourceOf(built, 'apiDocs')).toBe('src/features/api-docs/api-docs-page.tsx');
  expect(() => pageSourceOf(built, 'login')).toThrow('login-page.tsx');
});

it('a page may take all of its budget and not one byte more', () => {
  expect(() => requireScriptBudget(new Map([['/en/home', scriptBytesMax]]))).not.toThrow();
  expect(() => requireScriptBudget(new Map([['/en/home', scriptBytesMax + 1]]))).toThrow(
    '/en/home needs 130,001 bytes',
  );
});
