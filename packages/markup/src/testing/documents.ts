import fc from 'fast-check';

const words = ['مرحبا', 'بكم 25', '😀', 'a &amp; b', '&#x645;', '\n  ', '[', ']', '', '<![CDATA[<b>]]>', '<!-- x -->'];
const values = [
  '1s',
  '120ms',
  'strong',
  'female2',
  'ar-EG',
  '+2st',
  '80%',
  'loud',
  '-3dB',
  'digits',
  'alias',
  'ipa',
  '',
  '"',
  '٣s',
  '999999s',
  'x'.repeat(2_000),
];
const attributes = [
  'time',
  'strength',
  'rate',
  'pitch',
  'volume',
  'level',
  'name',
  'xml:lang',
  'interpret-as',
  'alias',
  'ph',
  'onclick',
  'xmlns',
];
const names = [
  'speak',
  'p',
  's',
  'break',
  'emphasis',
  'prosody',
  'say-as',
  'sub',
  'phoneme',
  'voice',
  'lang',
  'mark',
  'audio',
  'script',
];
const hostile = [
  '<!DOCTYPE speak [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>',
  '<!DOCTYPE speak SYSTEM "file:///etc/passwd">',
  '<?php echo 1 ?>',
  '&bomb;',
  '&#0;',
  '&#x110000;',
  '<',
  '</speak>',
  ']]>',
  '<speak ',
  '\u0000',
  '[pause 1s]',
  '[voice nobody]',
  '[/slow]',
  '[slow]',
  '\\',
];

const attribute = fc
  .tuple(fc.constantFrom(...attributes), fc.constantFrom(...values))
  .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
);

const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium' },
    text,
    fc.constantFrom(...hostile),
    fc
      .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 2 }), fc.array(tie('node'), { maxLength: 4 }))
      .map(([name, written, inner]) => `<${name}${written.join('')}>${inner.join('')}</${name}>`),
  ),
}));

/** Documents of which most are wrong somewhere, and some hostile. */
export const brokenDocuments: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(node, { maxLength: 5 }),
    fc.constantFrom('<speak>', '<speak version="1.1" xml:lang="ar-EG">', '', ...hostile),
    fc.constantFrom('</speak>', '', '</p>'),
  )
  .map(([nodes, open, close]) => `${open}${nodes.join('')}${close}`);

const safeText = fc.constantFrom('مرحبا', ' بكم', 'سعر 25 ريالا', 'نعم، ولا', '😀', 'R&amp;D');
const reading = fc.constantFrom(
  (inner: string) => inner,
  (inner: string) => inner,
  (inner: string) => `<sub alias="كلام آخر">${inner}</sub>`,
  (inner: string) => `<say-as interpret-as="date" format="dmy">${inner}</say-as>`,
  (inner: string) => `<phoneme ph="ˈkitaːb">${inner}</phoneme>`,
);
const wrap = fc.constantFrom(
  (inner: string) => `<p>${inner}</p>`,
  (inner: string) => `<s>${inner}</s>`,
  (inner: string) => `<voice name="Nadia">${inner}</voice>`,
  (inner: string) => `<lang xml:lang="ar-SA">${inner}</lang>`,
  (inner: string) => `<lang xml:lang="en">${inner}</lang>`,
  (inner: string) => `<prosody rate="slow" pitch="+10%">${inner}</prosody>`,
  (inner: string) => `<prosody volume="-4.5dB">${inner}</prosody>`,
  (inner: string) => `<emphasis level="strong">${inner}</emphasis>`,
  (inner: string) => `${inner}<break time="350ms"/>`,
  (inner: string) => `<mark name="&lt;هنا&gt;"/>${inner}<break strength="weak"/>`,
);
const { part } = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'medium' },
    fc.tuple(safeText, reading).map(([inner, put]) => put(inner)),
    fc.tuple(wrap, fc.array(tie('part'), { minLength: 1, maxLength: 3 })).map(([put, inner]) => put(inner.join(''))),
  ),
}));

/** Documents in which everything is right. */
export const documents: fc.Arbitrary<string> = fc
  .array(part, { minLength: 1, maxLength: 5 })
  .map((parts) => `<speak>${parts.join('')}</speak>`);
