import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarkupError } from '../markup-error.ts';
import type { SpeechPlan } from '../plan/speech-plan.ts';
import { plainStyle } from '../plan/plain-style.ts';
import { brokenDocuments, documents } from '../testing/documents.ts';
import { createDocumentReader } from './document-reader.ts';
import { parseSsml, parseXml } from './parse-ssml.ts';
import { scanTags } from './scan-tags.ts';

const options = { voice: 'male1' } as const;

function isScanned(source: string): boolean {
  return scanTags(source, createDocumentReader(source, plainStyle('male1')));
}

function outcomeOf(parse: typeof parseXml, source: string): SpeechPlan | object {
  try {
    return parse(source, options);
  } catch (error) {
    if (error instanceof MarkupError) {
      const { fault, offset, values } = error;
      return { fault, offset, values };
    }
    throw error;
  }
}

/** What may be wrong, or only rare, at any place of a document. */
const pieces = fc.oneof(
  fc.constantFrom('<', '>', '"', "'", '&', '/', '=', ' ', '\r\n', '\t', ']]>', '-->', '\u0000', '\uFEFF', '\uD800'),
  fc.constantFrom(
    '&amp;',
    '&nbsp;',
    '<s>',
    '</s>',
    '<p/>',
    '<s >',
    '</s >',
    '< s>',
    '<mark name="a" name="b"/>',
    '😀',
    ' name="b"',
  ),
  fc.constantFrom("<mark name='a\tb'/>", '<mark name = "a"/>', '<mark name="a"\n/>', '<mark name="a>b"/>', '<!---->'),
);

const changedDocuments = fc
  .tuple(documents, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), pieces), { minLength: 1, maxLength: 3 }))
  .map(([document, changes]) =>
    changes.reduce((source, [place, left, piece]) => {
      const at = place % (source.length + 1);
      return source.slice(0, at) + piece + source.slice(at + left);
    }, document),
  );

/** Documents of plain tags alone, with one thing more in or beside a tag, where most of what may be wrong is still read. */
const nearlyPlain = fc
  .tuple(
    fc.constantFrom('<p>أ<mark name="a"/></p>', '<break time="1s"/>ب', "<voice name='female2'>ج</voice>"),
    fc.nat(),
    pieces,
  )
  .map(([inner, place, piece]) => {
    const source = `<speak>${inner}</speak>`;
    const at = place % (source.length + 1);
    return source.slice(0, at) + piece + source.slice(at);
  });

describe('scanTags', () => {
  it.each([
    ['right', documents],
    ['broken', brokenDocuments],
    ['changed', changedDocuments],
    ['nearly plain', nearlyPlain],
  ])('reads %s documents as the parser of XML does, or leaves them to it', (_, sources) => {
    fc.assert(
      fc.property(sources, (source) => {
        expect(outcomeOf(parseSsml, source)).toEqual(outcomeOf(parseXml, source));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    '<speak>أ</speak>',
    '\n<speak version="1.1" xml:lang=\'ar\'><p>أ &amp; ب<break time="1s"/></p>\n<mark\n name="ا" /></speak>\n',
    '<speak><s/>😀 [ ] > " \'</speak>',
  ])('reads %s by itself', (source) => {
    expect(isScanned(source)).toBe(true);
  });

  it.each([
    '<speak>أ',
    '<speak></s></speak>',
    '<speak/><speak/>',
    '<speak>أ</speak>ب',
    'أ<speak/>',
    '<speak>&nbsp;</speak>',
    '<speak>&#x645;</speak>',
    '<speak><!-- --></speak>',
    '<speak>]]></speak>',
    '<speak><mark name="a" name="a"/></speak>',
    '<speak><mark name="&lt;"/></speak>',
    '<speak><mark name=a/></speak>',
    '<speak><mark name="a>b"/></speak>',
    '<speak><p>أ</p ></speak>',
    '<speak><mark name="<"/></speak>',
  ])('leaves %s to the parser', (source) => {
    expect(isScanned(source)).toBe(false);
  });
});
