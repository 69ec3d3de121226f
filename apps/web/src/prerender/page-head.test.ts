import { describe, expect, it } from 'vitest';
import { inlineEarlyScripts, preloadScripts } from './page-head.ts';

const template = `<head>
    <script src="/theme.js" nonce="n"></script>
    <!--head-->
    <script type="module" crossorigin src="/assets/index.js" nonce="n"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js" nonce="n">
    <link rel="stylesheet" crossorigin href="/assets/style.css" nonce="n">
  </head>
  <body><!--page--></body>`;

describe('the head of a page', () => {
  it('inlines early scripts without their comments', () => {
    const page = inlineEarlyScripts(template, (name) => `  // Why.\nrun('${name}'); // $&\n`);
    expect(page).toContain(`<script nonce="n">run('theme.js'); // $&</script>`);
    expect(page).not.toContain('src="/theme.js"');
  });

  it('refuses an inline script that would end its own element', () => {
    expect(() => inlineEarlyScripts(template, () => "'</script>'")).toThrow('the end of one');
  });

  it('names the scripts of a page at its end, after what is painted first', () => {
    const page = preloadScripts(
      template,
      ['assets/react.js', 'assets/index.js', 'assets/page.js'],
      ['assets/react.js', 'assets/index.js'],
    );
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/style.css" nonce="n">');
    expect(page.slice(page.indexOf('<!--page-->'))).toBe(
      [
        '<!--page-->',
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react.js">',
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/index.js">',
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/page.js">',
        '<script type="module" nonce="nonce-placeholder">',
        'for (const file of ["/assets/react.js","/assets/index.js"]) await import(file);</script></body>',
      ].join(''),
    );
    expect(page.indexOf('modulepreload')).toBeGreaterThan(page.indexOf('<!--page-->'));
  });
});
