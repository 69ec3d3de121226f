import { type LexiconFormat, Lexicon, LexiconImport, lexiconFormats } from '@rakhim/contract';
import { Rakhim } from '@rakhim/sdk';
import { createEmulator } from '@rakhim/sdk/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';
import { type LexiconCalls, createLexiconCalls } from '#src/testing/lexicon-calls.ts';

const entries = [
  { written: 'القاهرة', reading: 'القَاهُرَة', kind: 'name', note: '=as "they" say, here\nand there & <so>' },
  { written: 'سكوتر', reading: 'سْكُوتَر', kind: 'word', part: 'noun', dialect: 'egyptian', priority: -5 },
  { written: 'أرامكو السعودية', reading: 'أَرَامْكُو السُّعُودِيَّة', kind: 'phrase', examples: ['قالت، "نعم"', '-5'] },
  { written: 'رخيم', reading: 'raˈxiːm', readingType: 'phonemes', kind: 'name' },
  { written: 'MP3', reading: 'characters', readingType: 'say-as', kind: 'name', note: "'=text" },
] as const;

let api: TestApi<StubEngine>;
let samira: LexiconCalls;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  samira = createLexiconCalls(api, await buildSubscriber(api.context));
});
afterAll(() => api.close());

async function importFile(format: LexiconFormat, content: string, options: object = {}): Promise<LexiconImport> {
  return LexiconImport.parse(await samira.read('POST', '/api/v1/lexicon/import', { format, content, ...options }));
}

async function exportFile(format: LexiconFormat): Promise<string> {
  const response = await samira.call('GET', `/api/v1/lexicon/export?format=${format}`);
  expect(response.status).toBe(200);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

async function listEntries(): Promise<unknown[]> {
  const lexicon = Lexicon.parse(await samira.read('GET', '/api/v1/lexicon'));
  return lexicon.entries.map(({ id: _id, createdAt: _created, updatedAt: _updated, ...entry }) => entry);
}

function pls(body: string, head = ''): string {
  return `<?xml version="1.0"?>${head}
<lexicon version="1.0" alphabet="ipa" xml:lang="ar" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon">
${body}
</lexicon>`;
}

describe('a lexicon as a file', () => {
  it.each(lexiconFormats)('comes back from %s as it was', async (format) => {
    await importFile('json', JSON.stringify(entries));
    const before = await listEntries();
    expect(before).toHaveLength(entries.length);
    const file = await exportFile(format);
    expect(await importFile(format, file)).toMatchObject({ unchanged: entries.length, version: 1 });
    const emptied = await importFile('json', '[]', { mode: 'replace', dryRun: true });
    expect(emptied).toMatchObject({ removed: entries.length, removedEntries: before });
    await importFile('json', '[]', { mode: 'replace' });
    expect(await listEntries()).toEqual([]);
    expect(await importFile(format, file)).toMatchObject({ added: entries.length, refused: 0 });
    expect(await listEntries()).toEqual(before);
  });

  it.each(lexiconFormats)('is the same %s, byte for byte, from the emulator', async (format) => {
    // What a way of saying sounds like stands in PLS too, and the emulator reads nothing.
    const known = entries.filter(({ reading }) => format !== 'pls' || reading !== 'characters');
    await importFile('json', JSON.stringify(known));
    const emulator = createEmulator();
    const { lexicon } = new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch });
    await lexicon.import({ format: 'json', content: await exportFile('json') });
    expect(await lexicon.export({ format })).toBe((await exportFile(format)).replace('\u{FEFF}', ''));
  });

  it('is looked at first, and then imported as one version', async () => {
    await samira.add(entries[0]);
    const csv =
      'written,reading,kind\nالقاهرة,القَاهَرَة,name\nعمان,عَمَّان,name\nعمان,عُمَان,name\nb@d,بَاد,name\nصفر,zero,word\n';
    const plan = await importFile('csv', csv, { dryRun: true });
    expect(plan).toMatchObject({ isApplied: false, version: 1, added: 1, changed: 1, refused: 3, removed: 0 });
    expect(plan.rows.map(({ line, written, outcome }) => [line, written, outcome])).toEqual([
      [2, 'القاهرة', 'changed'],
      [3, 'عمان', 'added'],
      [4, 'عمان', 'refused'],
      [5, 'b@d', 'refused'],
      [6, 'صفر', 'refused'],
    ]);
    expect(plan.rows[0]?.before).toMatchObject({ reading: 'القَاهُرَة' });
    expect(plan.rows.slice(2).every(({ reason }) => (reason ?? '').length > 10)).toBe(true);
    expect(await listEntries()).toHaveLength(1);

    expect(await importFile('csv', csv, { ifVersion: plan.version })).toMatchObject({ isApplied: true, version: 2 });
    const cairo = ((await listEntries()) as { written: string }[]).find(({ written }) => written === 'القاهرة');
    // What the file says nothing about stays.
    expect(cairo).toMatchObject({ reading: 'القَاهَرَة', note: entries[0].note });
    const again = { format: 'csv', content: csv, ifVersion: 1 };
    expect(await samira.codeOf('POST', '/api/v1/lexicon/import', again)).toEqual([409, 'lexicon_changed_since']);
    expect(await samira.undo()).toMatchObject({ changed: 1, removed: 1 });
  });

  it('takes lexicons of other programs', async () => {
    await importFile(
      'pls',
      pls(`<meta name="author" content="somebody"/>
        <lexeme><grapheme>رخيم</grapheme><grapheme>الرخيم</grapheme><phoneme>raxiːm</phoneme><alias>رَخِيم</alias></lexeme>
        <lexeme role="x:noun" xmlns:x="urn:other"><grapheme>مصر</grapheme><phoneme>misr</phoneme><phoneme prefer="true">masˤr</phoneme><example>في مصر</example></lexeme>
        <lexeme><grapheme>عمان</grapheme><phoneme alphabet="x-sampa">6a</phoneme></lexeme>`),
    );
    expect(await listEntries()).toMatchObject([
      { written: 'الرخيم', reading: 'raxiːm', readingType: 'phonemes' },
      { written: 'رخيم', reading: 'raxiːm', readingType: 'phonemes' },
      { written: 'مصر', reading: 'masˤr', part: null, examples: ['في مصر'] },
    ]);
    await importFile('csv', '\u{FEFF}written;reading\r\n"تونس";"تُونُس"\r\n');
    expect(await listEntries()).toHaveLength(4);
  });

  const lexeme = '<lexeme><grapheme>مصر</grapheme><alias>مَصْر</alias></lexeme>';
  const bomb = `<!DOCTYPE lexicon [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  it.each<[string, LexiconFormat, string, number]>([
    ['entities that multiply', 'pls', pls('<lexeme><grapheme>&b;</grapheme></lexeme>', bomb), 1],
    ['a document type without entities', 'pls', pls(lexeme, '<!DOCTYPE lexicon SYSTEM "file:///etc/passwd">'), 1],
    ['an entity that nobody declared', 'pls', pls('<lexeme><grapheme>&b;</grapheme></lexeme>'), 3],
    ['XML that is cut', 'pls', '<lexicon', 1],
    ['a tag that is not closed', 'pls', pls('<lexeme>\n<grapheme></lexeme>'), 4],
    ['an attribute twice', 'pls', pls('<lexeme role="a" role="b"/>'), 3],
    ['a prefix without a namespace', 'pls', pls('<x:y/>'), 3],
    ['an element of no schema', 'pls', pls(`${lexeme}\n<word/>`), 4],
    ['an element in a wrong place', 'pls', pls('<grapheme>مصر</grapheme>'), 3],
    ['meta behind lexemes', 'pls', pls(`${lexeme}<meta name="a" content="b"/>`), 3],
    ['a lexeme without a reading', 'pls', pls('<lexeme>\n<grapheme>مصر</grapheme>\n</lexeme>'), 5],
    ['a lexeme that says nothing', 'pls', pls('<lexeme/>'), 3],
    ['an attribute of no schema', 'pls', pls('<lexeme lang="ar"/>'), 3],
    ['text between lexemes', 'pls', pls(`${lexeme} here`), 3],
    [
      'another version',
      'pls',
      '<lexicon version="2.0" alphabet="ipa" xml:lang="ar" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"/>',
      1,
    ],
    ['another namespace', 'pls', '<lexicon version="1.0" alphabet="ipa" xml:lang="ar"/>', 1],
    ['two roots', 'pls', `${pls(lexeme)}<lexicon/>`, 4],
    ['JSON that is cut', 'json', '[\n{"written":"مصر"', 2],
    ['JSON that is no list', 'json', '{"a":[]}', 1],
    ['entries that are none', 'json', '[{},\n[1]]', 2],
    ['CSV without its columns', 'csv', 'word,reading\nمصر,مَصْر', 1],
    ['CSV with a column of no meaning', 'csv', 'written,reading,colour\nمصر,مَصْر,red', 1],
    ['CSV whose rows differ in length', 'csv', 'written,reading\nمصر,مَصْر\nتونس', 3],
    ['CSV with an open quote', 'csv', 'written,reading\nمصر,"مَصْر', 2],
  ])('refuses %s, and says where', async (_name, format, content, line) => {
    const answer = await samira.codeOf('POST', '/api/v1/lexicon/import', { format, content });
    expect(answer).toEqual([400, 'lexicon_file_invalid', line, expect.any(Number)]);
    expect(await listEntries()).toEqual([]);
  });

  it('says where an entry of JSON stands', async () => {
    const json = '{"entries": [\n  {"written": "a{\\"}", "reading": "x"},\n    {"written": "مصر"}]}';
    const { rows } = await importFile('json', json);
    expect(rows.map(({ line, column }) => [line, column])).toEqual([
      [2, 3],
      [3, 5],
    ]);
  });

  it('has no more entries than a lexicon can', async () => {
    const content = `written,reading\n${'مصر,مَصْر\n'.repeat(50_001)}`;
    const answer = await samira.codeOf('POST', '/api/v1/lexicon/import', { format: 'csv', content });
    expect(answer).toEqual([409, 'lexicon_full']);
  });
});
