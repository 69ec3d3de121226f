import { describe, expect, it } from 'vitest';
import { inlineEarlyScripts, showBeforeCode } from './page-head.ts';

const template = `<head>
    <script src="/theme.js" nonce="n"></script>
    <!--head-->
    <script type="module" crossorigin src="/assets/index.js" nonce="n"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js" nonce="n">
    <link rel="stylesheet" crossorigin href="/assets/style.css" nonce="n">
  </head>
  <body><!--page--></body>`;

describe('the head of a page', () => {
  it('has early scripts in itself, without their remarks', () => {
    const page = inlineEarlyScripts(template, (name) => `  // Why.\nrun('${name}'); // $&\n`);
    expect(page).toContain(`<script nonce="n">run('theme.js'); // $&</script>`);
    expect(page).not.toContain('src="/theme.js"');
  });

  it('takes no script that would end its own element', () => {
    expect(() => inlineEarlyScripts(template, () => "'</script>'")).toThrow('the end of one');
  });

  it('asks for no code before it is shown, and names all of it for later', () => {
    const page = showBeforeCode(
      template,
      { inTurn: ['/assets/react.js', '/assets/index.js'], besides: ['/assets/page.js'], later: ['/assets/form.js'] },
      () => 'begin();\n',
    );
    expect(page).not.toMatch(/modulepreload|<script[^>]* src="\/assets/);
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/style.css" nonce="n">');
    expect(page).toMatch(
      /<!--page--><script type="application\/json" id="page-scripts">\{"inTurn":\["\/assets\/react.js","\/assets\/index.js"\],"besides":\["\/assets\/page.js"\],"later":\["\/assets\/form.js"\]\}<\/script><script type="module" nonce="nonce-placeholder">begin\(\);<\/script><\/body>/,
    );
  });
});
