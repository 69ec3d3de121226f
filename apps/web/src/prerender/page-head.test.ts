import { describe, expect, it } from 'vitest';
import { inlineEarlyScripts, loadScriptsAfterPaint } from './page-head.ts';

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

  it('loads the scripts of a page after its first paint', () => {
    const page = loadScriptsAfterPaint(
      template,
      ['assets/react.js', 'assets/index.js', 'assets/page.js'],
      ['assets/react.js', 'assets/index.js'],
    );
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/style.css" nonce="n">');
    expect(page).not.toMatch(/<link rel="modulepreload"|<script[^>]+src="\/assets/);
    const loader = page.slice(page.indexOf('<!--page-->'));
    const steps = [
      'requestAnimationFrame',
      'for (const href of ["/assets/react.js","/assets/index.js","/assets/page.js"])',
      'for (const file of ["/assets/react.js","/assets/index.js"])',
    ].map((step) => loader.indexOf(step));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(steps).not.toContain(-1);
  });
});
