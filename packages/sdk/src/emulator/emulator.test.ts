import { spawnSync } from 'node:child_process';
import { errors } from '@rakhim/contract';
import { describe, expect, it } from 'vitest';
import { Rakhim } from '../rakhim.ts';
import type { EmulatedErrorCode } from '../testing.ts';
import { createEmulator } from '../testing.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

function connect(emulator = createEmulator()): Rakhim {
  return new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch, maxRetries: 0, timeoutMs: 30_000 });
}

describe('the emulator', () => {
  it.each(['mp3', 'wav'] as const)(
    'makes the same sound for the same text, and another for another (%s)',
    async (format) => {
      const [first, again, other] = await Promise.all(
        ['مرحبا', 'مرحبا', 'أهلًا'].map((text) => connect().speech.create({ text, format })),
      );
      expect(Buffer.compare(first!.audio, again!.audio)).toBe(0);
      expect(Buffer.compare(first!.audio, other!.audio)).not.toBe(0);
    },
  );

  it.runIf(hasFfmpeg).each(['mp3', 'wav'] as const)(
    'makes sounds that decode, and last as long as it says (%s)',
    async (format) => {
      const { audio, durationMs } = await connect().speech.create({ text: 'مرحبًا بكم في رخيم.', format });
      const { stdout, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-i', '-', '-f', 's16le', '-'], { input: audio });
      expect(stderr.toString()).toBe('');
      expect(Math.abs(stdout.length / 48 - durationMs)).toBeLessThan(1);
    },
  );

  it.each(Object.keys(errors) as EmulatedErrorCode[])(
    'fails with %s on demand, as the contract has it',
    async (code) => {
      const emulator = createEmulator();
      emulator.failNext({ kind: 'error', code });
      await expect(connect(emulator).usage.retrieve()).rejects.toMatchObject({
        code,
        status: errors[code].status,
        type: errors[code].type,
      });
      await expect(connect(emulator).usage.retrieve()).resolves.toMatchObject({ used: 0 });
    },
  );

  it('can be unreachable and silent', async () => {
    const emulator = createEmulator();
    emulator.failNext({ kind: 'unreachable' }, { kind: 'silence' });
    await expect(connect(emulator).usage.retrieve()).rejects.toMatchObject({ name: 'ConnectionError' });
    await expect(connect(emulator).usage.retrieve({ timeoutMs: 10 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('refuses what the service refuses', async () => {
    const emulator = createEmulator();
    const rakhim = connect(emulator);
    await rakhim.speech.create({ text: 'أول' }, { idempotencyKey: 'k' });
    await expect(rakhim.speech.create({ text: 'ثان' }, { idempotencyKey: 'k' })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await expect(rakhim.speech.create({ text: 'x', voice: 'male1', dialect: 'egyptian' })).rejects.toMatchObject({
      code: 'voice_dialect_mismatch',
    });
    await expect(rakhim.speech.create({ text: 'x', styleInstruction: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'style_too_long',
    });
    await expect(rakhim.speech.create({ text: '7'.repeat(2_000) })).rejects.toMatchObject({
      code: 'text_sounds_too_long',
    });
    await expect(rakhim.speech.create({ text: 'x', format: 'ogg' })).rejects.toMatchObject({
      code: 'validation_failed',
      param: 'format',
    });
    await expect(rakhim.text.preview({ text: 'x'.repeat(20_001) })).rejects.toMatchObject({ code: 'text_too_long' });
    const stranger = new Rakhim({ apiKey: 'other', fetch: emulator.fetch });
    await expect(stranger.usage.retrieve()).rejects.toMatchObject({ code: 'invalid_api_key' });
    expect((await emulator.fetch('http://any.test/api/v1/usage')).status).toBe(401);
    expect(
      (
        await emulator.fetch(
          new Request('http://any.test/api/v1/nothing', { headers: { 'x-api-key': emulator.apiKey } }),
        )
      ).status,
    ).toBe(404);
    expect(emulator.usage.used).toBe(3);
  });

  it('speaks what is no longer than it looks', async () => {
    const rakhim = connect();
    const prose = 'وصلت القافلة إلى الواحة قبل غروب الشمس، فنزل المسافرون عند البئر. '.repeat(60);
    const report = 'في عام 2023 بلغت الإيرادات 1,234,567 ريالا بزيادة 12.5% عن عام 2022. '.repeat(60);
    for (const text of [prose, report, '12345678901234567890']) {
      await expect(rakhim.speech.create({ text })).resolves.toMatchObject({ format: 'mp3' });
    }
  });

  it('charges no tags, and points at words and marks of the text as sent', async () => {
    const rakhim = connect();
    const text = '<speak>أهلا <mark name="هنا"/>بكم<break time="1s"/></speak>';
    const timed = await rakhim.speech.withTimestamps({ text });
    expect(timed.characters).toBe('أهلا بكم'.length);
    expect(timed.words.map(({ start, end }) => text.slice(start, end))).toEqual(['أهلا', 'بكم']);
    expect(timed.marks).toMatchObject([{ name: 'هنا', start: text.indexOf('<mark') }]);
    expect(timed.subtitles.srt).not.toContain('<');
    const light = '[slow]أهلا[/slow]';
    await expect(rakhim.speech.create({ text: light, markup: true })).resolves.toMatchObject({ characters: 4 });
    await expect(rakhim.speech.create({ text: light })).resolves.toMatchObject({ characters: light.length });
    for (const body of [{ text: '<speak><p>أ</speak>' }, { text: '[slow]أ', markup: true }]) {
      await expect(rakhim.speech.create(body)).rejects.toMatchObject({ code: 'markup_invalid', param: 'text' });
    }
  });

  it.each([
    ['csv', 'written,reading,kind,priority\r\nالقاهرة,"القَاهِرَة",name,2\r\n'],
    ['json', '[{"written":"القاهرة","reading":"القَاهِرَة","kind":"name","priority":2}]'],
    [
      'pls',
      '<lexicon xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" version="1.0" alphabet="ipa" xml:lang="ar"><lexeme role="r:name r:priority.2"><grapheme>القاهرة</grapheme><alias>القَاهِرَة</alias></lexeme></lexicon>',
    ],
  ] as const)('imports a lexicon from %s', async (format, content) => {
    const rakhim = connect();
    await expect(rakhim.lexicon.import({ content, format })).resolves.toMatchObject({ added: 1 });
    await expect(rakhim.lexicon.list()).resolves.toMatchObject({
      items: [{ written: 'القاهرة', reading: 'القَاهِرَة', kind: 'name', priority: 2 }],
    });
  });

  it('says what an import would do, and replaces what the file does not have', async () => {
    const rakhim = connect();
    await rakhim.lexicon.create({ written: 'دمشق', reading: 'دِمَشق' });
    await rakhim.lexicon.create({ written: 'بيروت', reading: 'بَيروت', note: 'المدينة' });
    const file = {
      content: 'written,reading\nبيروت,بَيْرُوت\nحلب,حَلَب\n',
      format: 'csv',
      mode: 'replace',
    } as const;
    const plan = { added: 1, changed: 1, removed: 1, unchanged: 0, removedEntries: [{ written: 'دمشق' }] };
    const before = { isApplied: false, version: 2 };
    await expect(rakhim.lexicon.import({ ...file, dryRun: true })).resolves.toMatchObject({ ...plan, ...before });
    await expect(rakhim.lexicon.list()).resolves.toMatchObject({ items: [{ written: 'دمشق' }, { written: 'بيروت' }] });
    await expect(rakhim.lexicon.import(file)).resolves.toMatchObject({ ...plan, isApplied: true, version: 3 });
    await expect(rakhim.lexicon.list()).resolves.toMatchObject({
      items: [{ written: 'بيروت', reading: 'بَيْرُوت', note: 'المدينة' }, { written: 'حلب' }],
    });
    await expect(rakhim.lexicon.import(file)).resolves.toMatchObject({ unchanged: 2, version: 3 });
  });

  it.each(['json', 'csv', 'pls'] as const)(
    'exports a lexicon as %s, which is imported again as it was',
    async (format) => {
      const rakhim = connect();
      const entries = [
        { written: 'القاهرة', reading: 'القَاهِرَة', kind: 'name', priority: 2, examples: ['في القاهرة', 'أ < ب'] },
        { written: 'WHO', reading: 'characters', readingType: 'say-as', dialect: 'egyptian', note: '=1 & "2"' },
      ] as const;
      for (const entry of entries) {
        await rakhim.lexicon.create(entry);
      }
      const content = await rakhim.lexicon.export({ format });
      const start = { json: '{"id":"default"', csv: 'written,', pls: '<?xml' }[format];
      expect(content.startsWith(start)).toBe(true);
      const other = connect();
      await other.lexicon.import({ content, format });
      await expect(other.lexicon.list()).resolves.toMatchObject({ items: entries });
    },
  );

  it('undoes a change of its lexicon, and goes back to a version', async () => {
    const rakhim = connect();
    await rakhim.lexicon.create({ written: 'دمشق', reading: 'دِمَشق' });
    await rakhim.lexicon.create({ written: 'بيروت', reading: 'بَيْرُوت' });
    await expect(rakhim.lexicon.change(1)).resolves.toMatchObject({ added: 1, entries: [{ before: null }] });
    await expect(rakhim.lexicon.undo({ version: 1 })).resolves.toMatchObject({ action: 'undo', ofVersion: 1 });
    await expect(rakhim.lexicon.list()).resolves.toMatchObject({ items: [{ written: 'بيروت' }] });
    await expect(rakhim.lexicon.undo({ version: 1 })).rejects.toMatchObject({ code: 'lexicon_changed_since' });
    await rakhim.lexicon.restore(2);
    await expect(rakhim.lexicon.list()).resolves.toMatchObject({ items: [{ written: 'دمشق' }, { written: 'بيروت' }] });
  });

  it('names voices in the language asked for', async () => {
    const emulator = createEmulator();
    const rakhim = new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch, language: 'ar' });
    expect((await rakhim.voices.list({ dialect: 'egyptian' })).voices.map(({ name }) => name)).toEqual([
      'طارق',
      'نادية',
    ]);
  });
});
