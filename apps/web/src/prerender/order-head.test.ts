import { describe, expect, it } from 'vitest';
import { orderHead } from './order-head.ts';

const page = `<head>
    <meta charset="utf-8" />
    <script src="/theme.js" nonce="n"></script>
    <script type="module" crossorigin src="/assets/index.js" nonce="n"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js" nonce="n">
    <link rel="stylesheet" crossorigin href="/assets/style.css" nonce="n">
  </head>`;

describe('the head of a page', () => {
  it('has the styles first, early scripts in itself, and lets the rest wait', () => {
    expect(orderHead(page, (name) => `// Why.\nrun('${name}');`).replaceAll(/\n\s*/g, '\n')).toBe(`<head>
<meta charset="utf-8" />
<link rel="stylesheet" crossorigin href="/assets/style.css" nonce="n">
<script nonce="n">run('theme.js');</script>
<script type="module" fetchpriority="low" crossorigin src="/assets/index.js" nonce="n"></script>
<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react.js" nonce="n">
</head>`);
  });

  it('takes no script that would end its own element', () => {
    expect(() => orderHead(page, () => "'</script>'")).toThrow('the end of one');
  });
});
