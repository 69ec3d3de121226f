import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentKinds } from './document.ts';
import { DocumentError } from './document-error.ts';
import { readDocument } from './read-document.ts';

const read = (text: string, name: string) => readDocument(Buffer.from(text), name);
const chaptersOf = async (text: string, name: string) =>
  (await read(text, name)).chapters.map(({ title, paragraphs }) => [title, ...paragraphs]);

function docx(body: string, more: Record<string, string> = {}) {
  const xml = (content: string) => strToU8(`<?xml version="1.0"?>${content}`);
  const files = {
    'word/document.xml': xml(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
    'word/styles.xml': xml(
      '<w:styles><w:style w:styleId="a1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="a9"><w:name w:val="Mine"/><w:basedOn w:val="a1"/></w:style></w:styles>',
    ),
    'docProps/core.xml': xml(
      '<cp:coreProperties><dc:title>كتاب &amp; قصة</dc:title><dc:creator>المؤلف</dc:creator></cp:coreProperties>',
    ),
  };
  return zipSync({ ...files, ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, xml(text)])) });
}
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (text: string, style = '') =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${run(text)}</w:p>`;

function epub(files: Record<string, string>, options: { spine?: string[]; nav?: string; head?: string } = {}) {
  const names = options.spine ?? Object.keys(files);
  const items = names
    .map((name, index) => `<item id="i${index}" href="${encodeURI(name)}" media-type="application/xhtml+xml"/>`)
    .join('');
  const refs = names.map((_, index) => `<itemref idref="i${index}"/>`).join('');
  const nav =
    options.nav === undefined
      ? ''
      : '<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>';
  return zipSync({
    'META-INF/container.xml': strToU8(
      '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    ),
    'OEBPS/book.opf': strToU8(
      `<package>${options.head ?? ''}<metadata><dc:title>رواية</dc:title><dc:creator>كاتبة</dc:creator><dc:language>ar</dc:language></metadata><manifest>${items}${nav}</manifest><spine>${refs}</spine></package>`,
    ),
    ...(options.nav !== undefined && { 'OEBPS/nav.xhtml': strToU8(options.nav) }),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`OEBPS/${name}`, strToU8(text)])),
  });
}

describe('plain text', () => {
  it('is divided at Arabic headings, which stay in the text', async () => {
    expect(
      await chaptersOf(
        'إهداء\n\nإلى أمي.\n\nالفصل الأول\nالرحيل\n\nخرجنا فجرا.\nوصلنا ليلا.\n\nالفصل الثاني: العودة\n\nعدنا.',
        'a.txt',
      ),
    ).toEqual([
      ['إهداء', 'إهداء', 'إلى أمي.'],
      ['الفصل الأول: الرحيل', 'الفصل الأول', 'الرحيل', 'خرجنا فجرا.\nوصلنا ليلا.'],
      ['الفصل الثاني: العودة', 'الفصل الثاني: العودة', 'عدنا.'],
    ]);
  });

  it('is not divided at a table of contents', async () => {
    const contents = 'الفهرس\nالفصل الأول\nالفصل الثاني\nالفصل الثالث\n';
    const chapters = await chaptersOf(`${contents}\nالفصل الأول\n\nنص أول.\n\nالفصل الثاني\n\nنص ثان.`, 'a.txt');
    expect(chapters.map(([title]) => title)).toEqual([undefined, 'الفصل الأول', 'الفصل الثاني']);
  });

  it('takes each line for a paragraph where there are no empty lines, and mends lines broken at a margin', async () => {
    expect(await chaptersOf('سطر أول\nسطر ثان\n', 'a.txt')).toEqual([[undefined, 'سطر أول', 'سطر ثان']]);
    const line = 'كلمة '.repeat(14).trim();
    expect(await chaptersOf(`${line}\n${line}\n${line}\nنهاية.\n\n${line}\n${line}\nنهاية.`, 'a.txt')).toEqual([
      [undefined, `${line} ${line} ${line} نهاية.`, `${line} ${line} نهاية.`],
    ]);
  });

  it('leaves out what cannot be spoken', async () => {
    expect(await chaptersOf('أ\u0000ب\u0007\n\n***\n\n   \n\nج', 'a.txt')).toEqual([[undefined, 'أب', 'ج']]);
  });
});

describe('Markdown and HTML', () => {
  it('are divided at the highest level that occurs more than once', async () => {
    const expected = [
      [undefined, 'الكتاب', 'تصدير.'],
      ['أول', 'أول', 'نص مائل.', 'فرع', 'تتمة.'],
      ['ثان', 'ثان', 'بند'],
    ];
    expect(
      await chaptersOf('# الكتاب\n\nتصدير.\n\n## أول\n\nنص *مائل*.\n\n### فرع\n\nتتمة.\n\n## ثان\n\n- بند\n', 'a.md'),
    ).toEqual(expected);
    expect(
      await chaptersOf(
        '<h1>الكتاب</h1><p>تصدير.<h2>أول</h2>نص <i>مائل</i>.<h3>فرع</h3><p>تتمة.</p><h2>ثان</h2><ul><li>بند</ul>',
        'a.html',
      ),
    ).toEqual(expected);
  });

  it('say who wrote them', async () => {
    expect(await read('---\ntitle: "ديوان"\nauthor: شاعر\nlang: ar\n---\nبيت', 'a.md')).toMatchObject({
      title: 'ديوان',
      author: 'شاعر',
      language: 'ar',
    });
    expect(
      await read(
        '<html lang="ar"><head><title>صفحة</title><meta name="author" content="كاتب"></head><body>نص</body></html>',
        'a.html',
      ),
    ).toMatchObject({ title: 'صفحة', author: 'كاتب', language: 'ar' });
  });

  it('give the readable text and nothing else', async () => {
    const html =
      '<nav>قائمة</nav><script>alert(1)</script><style>p{}</style><p hidden>خفي</p><div style="display: none">خفي</div><p>نص<a epub:type="noteref">1</a><br>سطر&nbsp;ثان &#1605;</p><svg><text>رسم</text></svg><p>آخر';
    expect(await read(html, 'a.html')).toMatchObject({
      chapters: [{ paragraphs: ['نص\nسطر ثان م', 'آخر'] }],
      warnings: [{ code: 'notes_skipped' }],
    });
  });

  it('are read in the encoding that a page declares', async () => {
    const page = Buffer.from('<meta charset="windows-1256"><p>\xE3\xD1\xCD\xC8\xC7</p>', 'latin1');
    expect((await readDocument(page, 'a.html')).chapters[0]?.paragraphs).toEqual(['مرحبا']);
  });
});

describe('a Word document', () => {
  it('is divided at its headings, found by the name of their style', async () => {
    const body =
      paragraph('الأول', 'a1') +
      paragraph('نص.') +
      paragraph('الثاني', 'a9') +
      `<w:p>${run('قبل ')}<w:del><w:r><w:delText>محذوف</w:delText></w:r></w:del>${run('بعد')}<w:r><w:tab/><w:br/></w:r>${run('سطر')}</w:p>`;
    const document = await readDocument(docx(body), 'a.docx');
    expect(document).toMatchObject({ title: 'كتاب & قصة', author: 'المؤلف' });
    expect(document.chapters).toEqual([
      { title: 'الأول', paragraphs: ['الأول', 'نص.'] },
      { title: 'الثاني', paragraphs: ['الثاني', 'قبل بعد\nسطر'] },
    ]);
  });

  it('loses its footnotes with a warning', async () => {
    const body = `<w:p>${run('نص')}<w:r><w:footnoteReference w:id="1"/></w:r></w:p>`;
    expect(
      (
        await readDocument(
          docx(body, { 'word/footnotes.xml': '<w:footnotes><w:p><w:r><w:t>حاشية</w:t></w:r></w:p></w:footnotes>' }),
          'a.docx',
        )
      ).warnings,
    ).toEqual([{ code: 'notes_skipped' }]);
  });
});

describe('an EPUB', () => {
  const page = (body: string) => `<html xmlns="x"><head><title>ص</title></head><body>${body}</body></html>`;

  it('is divided as its contents say; pages that they do not name belong to the one before', async () => {
    const nav =
      '<nav epub:type="toc"><ol><li><a href="a.xhtml"><span>الفصل</span> الأول</a></li><li><a href="%D8%A8.xhtml#x">الثاني</a></li></ol></nav><nav epub:type="landmarks"><a href="a2.xhtml">لا</a></nav>';
    const book = epub(
      {
        'a.xhtml': page('<h1>١</h1><p>نص أول.</p>'),
        'a2.xhtml': page('<p>تتمة.</p>'),
        'ب.xhtml': page('<p>نص ثان.</p>'),
      },
      { nav },
    );
    const document = await readDocument(book, 'b.epub');
    expect(document).toMatchObject({ title: 'رواية', author: 'كاتبة', language: 'ar' });
    expect(document.chapters.map(({ title, paragraphs }) => [title, ...paragraphs])).toEqual([
      ['الفصل الأول', '١', 'نص أول.', 'تتمة.'],
      ['الثاني', 'نص ثان.'],
    ]);
  });

  it('is divided at its headings when it has no table of contents', async () => {
    const book = epub({ 'a.xhtml': page('<h2>أول</h2><p>نص.</p>'), 'b.xhtml': page('<h2>ثان</h2><p>نص.</p>') });
    expect((await readDocument(book, 'b.epub')).chapters.map(({ title }) => title)).toEqual(['أول', 'ثان']);
  });

  it('reads the contents of older books', async () => {
    const files = {
      'a.xhtml': page('<p>نص.</p>'),
      'toc.ncx':
        '<ncx><navMap><navPoint><navLabel><text>المدخل</text></navLabel><content src="a.xhtml#top"/></navPoint></navMap></ncx>',
    };
    const bytes = zipSync({
      'META-INF/container.xml': strToU8('<container><rootfile full-path="o.opf"/></container>'),
      'o.opf': strToU8(
        '<package><manifest><item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="a" href="a.xhtml"/></manifest><spine toc="n"><itemref idref="a"/></spine></package>',
      ),
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    });
    expect((await readDocument(bytes, 'b.epub')).chapters.map(({ title }) => title)).toEqual(['المدخل']);
  });
});

describe('subtitles and tables', () => {
  it('give cues with their times and without their markup', async () => {
    const srt =
      '\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\n<i>مرحبا</i> {\\an8}\r\n\u202Bبكم\u202C\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\n♪\r\n';
    const document = await read(srt, 'a.srt');
    expect(document.chapters[0]?.cues).toEqual([{ startMs: 1500, endMs: 3000, text: 'مرحبا\nبكم' }]);
    expect(document.warnings).toEqual([{ code: 'cues_skipped', detail: '1' }]);
    const vtt = 'WEBVTT\n\nNOTE لا\n\nid\n01:02.500 --> 01:03.000 align:start\n<v أحمد>نعم &amp; لا</v>\n';
    expect((await read(vtt, 'a.vtt')).chapters[0]?.cues).toEqual([{ startMs: 62_500, endMs: 63_000, text: 'نعم & لا' }]);
  });

  it('give rows with their own settings, in either language', async () => {
    expect(await read('الاسم;النص;الصوت\nأ;"نص; أول";female1\n;;\nب;ثان;\n', 'a.csv')).toMatchObject({
      chapters: [
        { title: 'أ', paragraphs: ['نص; أول'], settings: { name: 'أ', voice: 'female1' } },
        { title: 'ب', paragraphs: ['ثان'] },
      ],
      warnings: [{ code: 'rows_skipped', detail: '1' }],
    });
    expect((await read('أول\nثان\n', 'a.csv')).chapters).toHaveLength(2);
    await expect(read('أ,ب\n١,٢\n', 'a.csv')).rejects.toMatchObject({ code: 'column_missing' });
  });
});

describe('a hostile file', () => {
  it('cannot expand without end', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(33 * 1024 * 1024) }, { level: 1 });
    await expect(readDocument(bomb, 'a.docx')).rejects.toMatchObject({ code: 'expands_too_much' });
    // The same, with a header that claims to be small.
    const liar = Buffer.from(bomb);
    const central = liar.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    liar.writeUInt32LE(100, central + 24);
    await expect(readDocument(liar, 'a.docx')).rejects.toBeInstanceOf(DocumentError);
  });

  it('cannot multiply or fetch entities', async () => {
    const xml = '<!DOCTYPE x [<!ENTITY a "ها"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const bytes = zipSync({
      'word/document.xml': strToU8(`${xml}<w:document><w:body>${paragraph('نص &b; &f;')}</w:body></w:document>`),
    });
    const text = (await readDocument(bytes, 'a.docx')).chapters[0]?.paragraphs.join('');
    expect(text).toContain('نص');
    expect(text).not.toMatch(/هاها|root:/);
  });

  it('cannot lead out of its archive', async () => {
    const bytes = epub(
      { 'a.xhtml': '<p>نص</p>' },
      { spine: ['../../../../etc/passwd', 'file:///etc/passwd', 'a.xhtml'] },
    );
    expect((await readDocument(bytes, 'b.epub')).chapters).toEqual([{ paragraphs: ['نص'] }]);
    const slip = zipSync({ '../evil.xml': strToU8('x') });
    await expect(readDocument(slip, 'a.docx')).rejects.toMatchObject({ code: 'file_damaged' });
  });

  it('cannot exhaust stack or patience with depth, or with marks that never close', async () => {
    await expect(read(`${'<div><b>'.repeat(1_000_000)}نص`, 'a.html')).rejects.toMatchObject({ code: 'file_damaged' });
    await expect(readDocument(docx('<w:x>'.repeat(100_000)), 'a.docx')).rejects.toMatchObject({ code: 'file_damaged' });
    await expect(read(`${'> '.repeat(20_000)}نص`, 'a.md')).rejects.toMatchObject({ code: 'file_damaged' });
    await expect(read('a**b'.repeat(2_000_000), 'a.md')).rejects.toMatchObject({ code: 'file_too_large' });
    expect((await read('a**b '.repeat(20_000), 'a.md')).chapters[0]?.paragraphs.length).toBeGreaterThan(5);
  });

  it.each([
    ['a.docx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'file_encrypted'],
    ['a.epub', strToU8('not a zip'), 'file_damaged'],
    ['a.pdf', strToU8('%PDF'), 'kind_unknown'],
    ['a.txt', new Uint8Array(), 'file_empty'],
    ['a.txt', strToU8(' \n*** \n'), 'no_text'],
    ['a.srt', strToU8('no cues'), 'no_text'],
    ['a.txt', new Uint8Array(33 * 1024 * 1024).fill(0x61), 'file_too_large'],
  ])('is refused with the right reason: %s', async (name, bytes, code) => {
    await expect(readDocument(bytes, name)).rejects.toMatchObject({ code });
  });

  it('ends in a document or in a DocumentError, whatever its bytes', async () => {
    const seeds = [
      docx(paragraph('نص')),
      epub({ 'a.xhtml': '<p>نص</p>' }),
      strToU8('1\n00:00:01,000 --> 00:00:02,000\nنص\n'),
      strToU8('text,name\n"نص,x\n'),
      strToU8('<p>نص<![CDATA['),
    ];
    const mutated = fc
      .tuple(fc.constantFrom(...seeds), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }))
      .map(([seed, changes]) => {
        const bytes = Uint8Array.from(seed);
        changes.forEach(([position, value]) => (bytes[position % bytes.length] = value));
        return bytes;
      });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.uint8Array({ maxLength: 200 }), mutated),
        fc.constantFrom(...documentKinds),
        async (bytes, kind) => {
          const outcome = await readDocument(bytes, `x.${kind}`).catch((error: unknown) => error);
          const isFine = outcome instanceof DocumentError || (outcome as { kind?: string }).kind === kind;
          expect(isFine).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});
