import { describe, expect, it } from 'vitest';
import { createCrashingStore } from '../testing/crashing-store.ts';
import type { BatchSettings } from './batch-settings.ts';
import { defaultSettings } from './default-settings.ts';
import { planBatch, type PlanOptions } from './plan-batch.ts';

function plan(
  files: Record<string, string>,
  settings: Partial<BatchSettings> = {},
  options: Partial<PlanOptions> = {},
) {
  const paths = Object.keys(files);
  const store = createCrashingStore(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
  const named = paths
    .filter((path) => path.startsWith('/in/'))
    .map((path) => ({ path, name: path.split('/').at(-1) ?? '' }));
  return planBatch(named, {
    store,
    settings: { ...defaultSettings, ...settings },
    now: new Date(2026, 10, 21, 1),
    ...options,
  });
}

const book = '# كتاب\n\n## الفصل الأول\n\nنص الأول.\n\n## الفصل الثاني\n\nنص الثاني.\n';

describe('planBatch', () => {
  it('counts what will be charged and names what will be written', async () => {
    const { items, characters, requests } = await plan({ '/in/a.txt': 'مرحبًا بكم.\r\n', '/in/b.txt': 'نعم.' });
    expect(items.map(({ outputs }) => outputs[0]?.path)).toEqual(['/in/a.mp3', '/in/b.mp3']);
    expect(characters).toBe(11 + 4);
    expect(requests).toBe(2);
  });

  it('keeps files that cannot be read, with the reason', async () => {
    const store = createCrashingStore(
      new Map([
        ['/in/a.txt', Buffer.from('نص.')],
        ['/in/empty.txt', new Uint8Array()],
        ['/in/b.docx', Buffer.from('no zip')],
        ['/in/c.pdf', Buffer.from('x')],
      ]),
    );
    const files = ['a.txt', 'empty.txt', 'b.docx', 'c.pdf', 'gone.txt'].map((name) => ({ path: `/in/${name}`, name }));
    const { items } = await planBatch(files, { store, settings: defaultSettings });
    expect(items.map(({ problem }) => problem)).toEqual([
      undefined,
      'file_empty',
      'file_damaged',
      'kind_unknown',
      'file_unreadable',
    ]);
  });

  it('charges no tags of markup, and divides no text that has any', async () => {
    const scene = `[voice female1]صباح الخير.\n\n${'كلمة '.repeat(1_500)}[/voice]`;
    const marked = await plan({ '/in/a.txt': scene, '/in/b.ssml': '<speak>نعم<break/></speak>' }, { markup: true });
    expect(marked.items.map(({ outputs }) => outputs[0]?.requests.length)).toEqual([1, 1]);
    expect(marked.items.map(({ characters }) => characters)).toEqual([7_511, 3]);
    const plain = await plan({ '/in/a.txt': '[voice female1]نعم[/voice]', '/in/b.txt': '<speak>نعم</speak>' });
    expect(plain.items.map(({ characters }) => characters)).toEqual([26, 18]);
    const long = await plan({ '/in/a.txt': `[slow]${'كلمة '.repeat(5_000)}[/slow]` }, { markup: true });
    expect(long.items[0]).toMatchObject({ problem: 'markup_too_long', problemDetail: '24999', characters: 0 });
  });

  it('makes one sound with marks, or one for each chapter', async () => {
    const whole = await plan({ '/in/book.md': book });
    expect(whole.items[0]?.outputs).toHaveLength(1);
    expect(whole.items[0]?.outputs[0]?.chapters.map(({ title }) => title)).toEqual(['الفصل الأول', 'الفصل الثاني']);
    const divided = await plan(
      { '/in/book.md': book },
      { division: 'chapter', template: '{name}/{index:02} {chapter}', chapters: [0, 1, 7] },
    );
    expect(divided.items[0]?.outputs.map(({ path }) => path)).toEqual([
      '/in/book/01 الفصل الأول.mp3',
      '/in/book/02 الفصل الثاني.mp3',
    ]);
    expect(divided.items[0]?.warnings).toEqual([{ code: 'chapters_unknown', detail: '8' }]);
  });

  it('tells the parts of a file apart where the template forgot to', async () => {
    const { items } = await plan({ '/in/book.md': book }, { division: 'chapter' });
    expect(items[0]?.outputs.map(({ path }) => path)).toEqual(['/in/book - 01.mp3', '/in/book - 02.mp3']);
  });

  it('speaks each row of a table by itself, in the voice that the row asks for', async () => {
    const table = 'text,name,voice,dialect\nمرحبا.,hello,female2,\nوداعا.,,,gulf\nثالث.,third,nobody,\n';
    const { items } = await plan({ '/in/t.csv': table });
    expect(items[0]?.outputs.map(({ path, voice }) => [path, voice])).toEqual([
      ['/in/t/hello.mp3', 'female2'],
      ['/in/t/2.mp3', 'male3'],
      ['/in/t/third.mp3', 'male1'],
    ]);
    expect(items[0]?.warnings).toContainEqual({ code: 'row_settings_unknown', detail: 'nobody' });
  });

  it('asks for each cue by itself, for the moment when it is shown', async () => {
    const subtitles = '1\n00:00:05,500 --> 00:00:07,000\nسطر أول\nسطر ثان\n\n2\n00:01:00,000 --> 00:01:02,000\nوداعا\n';
    const { items } = await plan({ '/in/film.srt': subtitles });
    expect(items[0]?.outputs[0]?.requests.map(({ atMs, characters }) => [atMs, characters])).toEqual([
      [5500, 15],
      [60_000, 5],
    ]);
    const flowing = await plan({ '/in/film.srt': subtitles }, { cueTiming: 'flowing' });
    expect(flowing.items[0]?.outputs[0]?.requests).toHaveLength(1);
  });

  it('gives no name twice, in no spelling, and overwrites nothing', async () => {
    const files = { '/in/a.txt': 'نص.', '/in/A.md': 'نص.', '/in/sub/a.txt': 'نص.', '/out/a.mp3': 'mine' };
    const numbered = await plan(files, { folder: '/out' });
    expect(numbered.items.map(({ outputs }) => outputs[0]?.path)).toEqual([
      '/out/a (2).mp3',
      '/out/A (3).mp3',
      '/out/a (4).mp3',
    ]);
    const skipped = await plan(files, { folder: '/out', onConflict: 'skip' });
    expect(skipped.items.map(({ problem }) => problem)).toEqual(['output_exists', 'output_exists', 'output_exists']);
    const replaced = await plan(files, { folder: '/out', onConflict: 'overwrite' });
    expect(replaced.items.map(({ outputs }) => outputs[0]?.path)).toEqual([
      '/out/a.mp3',
      '/out/A (2).mp3',
      '/out/a (3).mp3',
    ]);
    const beside = await plan({ '/in/a.txt': 'نص.' }, {}, { takenPaths: ['/in/a.mp3'] });
    expect(beside.items[0]?.outputs[0]?.path).toBe('/in/a (2).mp3');
  });

  it('numbers a sound and its subtitles alike', async () => {
    const { items } = await plan(
      { '/in/a.txt': 'نص.', '/in/a.srt': '1\n00:00:00,000 --> 00:00:01,000\nنص\n' },
      { subtitles: 'srt' },
    );
    expect(items[0]?.outputs[0]).toMatchObject({ path: '/in/a (2).mp3', subtitles: { path: '/in/a (2).srt' } });
  });

  it.each([
    [{ voice: 'male1', dialect: 'gulf' }, 'voice_dialect_mismatch'],
    [{ style: 'x'.repeat(501) }, 'style_too_long'],
    [{ speed: 2.1 }, 'prosody_out_of_range'],
    [{ pitch: Number.NaN }, 'prosody_out_of_range'],
    [{ template: '{nothing}' }, 'template_field_unknown {nothing}'],
    [{ folder: 'relative' }, 'folder_not_absolute'],
    [{ charactersPerRequest: 20_001 }, 'characters_per_request'],
    [{ charactersPerRequest: 5001, subtitles: 'srt' }, 'characters_per_request'],
  ] as const)('refuses settings that cannot be: %j', async (settings, detail) => {
    const { items } = await plan({ '/in/a.txt': 'نص.' }, settings);
    expect(items[0]).toMatchObject({ problem: 'settings_invalid', problemDetail: detail });
  });

  it('offers m4b only where it can be made', async () => {
    const without = await plan({ '/in/a.txt': 'نص.' }, { format: 'm4b' });
    expect(without.items[0]?.problem).toBe('format_unavailable');
    const having = await plan({ '/in/a.txt': 'نص.' }, { format: 'm4b' }, { formats: ['mp3', 'm4b'] });
    expect(having.items[0]?.outputs[0]?.path).toBe('/in/a.m4b');
  });

  it('fills in everything that a template can name', async () => {
    const { items } = await plan(
      { '/in/a.md': '---\ntitle: ديوان\nauthor: شاعر\n---\nبيت.' },
      { folder: '/out', template: '{author}/{title} {name} {index} {count} {voice} {dialect} {date} {format}' },
    );
    expect(items[0]?.outputs[0]?.path).toBe('/out/شاعر/ديوان a 1 1 male1 msa 2026-11-21 mp3.mp3');
  });
});
