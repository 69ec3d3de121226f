import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

describe('a mail of HTML', () => {
  it.each([
    ['<p>Hello <b>there</b></p><p>again</p>', 'Hello there\n\nagain'],
    ['مرحبًا<br>بكم', 'مرحبًا\nبكم'],
    ['<style>p{}</style><script>alert(1)</script>Text<template>x</template>', 'Text'],
    ['<div>Yes</div><blockquote><div>Is it so?</div></blockquote>', 'Yes\n\n> Is it so?'],
    ['1 &lt; 2 &amp; &#1587;', '1 < 2 & س'],
    ['<img src=x onerror=alert(1)><a href="javascript:alert(1)">link</a>', 'link'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<div style="display:none">Preview</div><p>Hello</p>', 'Hello'],
    ['<table><tr><td>Order</td><td>4711</td></tr></table>', 'Order\n\n4711'],
  ])('%j says %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('is read without an error, whatever it is made of', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<blockquote>',
      '</blockquote>',
      '<!--',
      '-->',
      '<',
      '>',
      '&',
      'text',
      ' ',
      '\n',
      '"',
      '<svg/onload=x>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(typeof htmlToText(pieces.join(''))).toBe('string');
      }),
    );
  });
});
