import { createEmbeddedVoice } from '@rakhim/embedded-voice';
import { scanMp3 } from '@rakhim/audio';
import { type Fetch, Rakhim } from '@rakhim/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from './providers/speech/embedded/embedded-engine.ts';
import { withReading } from './providers/speech/with-reading.ts';
import type { SpeechEngine } from './providers/speech/speech-engine.ts';
import { type TestSubscriber, buildSubscriber } from './testing/factories.ts';
import { type TestApi, startTestApiWith } from './testing/test-api.ts';

/** The published client against the service itself, with its own voices. */
let api: TestApi<SpeechEngine>;
let noor: TestSubscriber;

beforeAll(async () => {
  const voice = createEmbeddedVoice({ workers: 1 });
  await voice.ready();
  api = await startTestApiWith(withReading(createEmbeddedEngine(voice)));
  noor = await buildSubscriber(api.context);
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

function connect(fetch?: Fetch): Rakhim {
  return new Rakhim({ apiKey: noor.apiKey, baseUrl: api.url, language: 'ar', fetch });
}

/** Breaks the connection off after so many bytes of the body, once. */
function breakingFetch(afterBytes: number): { readonly fetch: Fetch; readonly calls: () => number } {
  let calls = 0;
  const fetch: Fetch = async (url, init) => {
    calls += 1;
    const response = await globalThis.fetch(url, init);
    if (calls > 1 || response.body === null) {
      return response;
    }
    let room = afterBytes;
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk.subarray(0, room));
        room -= chunk.length;
        if (room <= 0) {
          controller.error(new TypeError('terminated'));
        }
      },
    });
    return new Response(response.body.pipeThrough(cut), response);
  };
  return { fetch, calls: () => calls };
}

const text = 'مَرْحَبًا بِكُمْ فِي رَخِيمْ. هَذِهِ جُمْلَةٌ ثَانِيَةٌ.';
const paragraph = 'ذَهَبَ الوَلَدُ إِلَى المَدْرَسَةِ فِي الصَّبَاحِ، ثُمَّ عَادَ إِلَى البَيْتِ. ';

async function charged(): Promise<number> {
  return (await connect().usage.retrieve()).used;
}

describe('the SDK and the service', () => {
  it('reads with a lexicon that it adds to, changes and clears', async () => {
    const { lexicon, text: reader } = connect();
    const entry = await lexicon.create({ written: 'القاهرة', reading: 'القَاهُرَة', kind: 'name' });
    expect((await reader.preview({ text: 'وبالقاهرة' })).vowelled).toContain('قَاهُرَة');
    await lexicon.update(entry.id, { reading: 'القَاهَرَة' });
    expect(await lexicon.retrieve(entry.id)).toMatchObject({ reading: 'القَاهَرَة', written: 'القاهرة' });
    expect((await reader.preview({ text: 'القاهرة', lexicon: 'none' })).vowelled).not.toContain('قَاهَرَة');
    expect((await Array.fromAsync(lexicon.list())).map(({ id }) => id)).toEqual([entry.id]);
    await lexicon.delete(entry.id);
    await expect(lexicon.retrieve(entry.id)).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(() => lexicon.delete('..')).toThrow('not the id');
  });

  it('sees what an entry would change, goes back in the history, and moves lexicons as files', async () => {
    const { lexicon, text: reader } = connect();
    const entry = { written: 'عمان', reading: 'عَمَّان', kind: 'name' } as const;
    const [place] = (await lexicon.preview({ entry: { ...entry, reading: 'عُمَان' }, text: 'في عمان' })).places;
    expect([place?.original, place?.after.vowelled.includes('عُمَان')]).toEqual(['عمان', true]);

    const first = await lexicon.import({ format: 'json', content: JSON.stringify([entry]) });
    const second = await lexicon.import({ format: 'csv', content: 'written,reading,kind\nعمان,عُمَان,name\n' });
    expect([first.added, second.changed]).toEqual([1, 1]);
    const pinned = await reader.preview({ text: 'في عمان', lexicon: `default@${first.version}` });
    expect(pinned.vowelled).not.toContain('عُم');
    expect((await lexicon.change(second.version)).entries[0]?.before?.reading).toBe(entry.reading);
    expect(await lexicon.export({ format: 'csv', version: first.version })).toContain('عمان,عَمَّان');
    expect(await lexicon.export({ format: 'pls' })).toContain('<alias>عُمَان</alias>');

    expect((await lexicon.undo()).changed).toBe(1);
    await lexicon.restore(second.version);
    const versions = await Array.fromAsync(lexicon.history({ limit: 2 }));
    expect(versions.slice(0, 4).map(({ action }) => action)).toEqual(['restore', 'undo', 'import', 'import']);
    await lexicon.import({ format: 'json', content: '[]', mode: 'replace' });
    expect((await lexicon.export()).includes('عمان')).toBe(false);
  });

  it('speaks in memory, and as a stream, charged to the character', async () => {
    const before = await charged();
    const { audio, characters, durationMs, voice, warnings } = await connect().speech.create({
      text,
      voice: 'female2',
      styleInstruction: 'بهدوء',
    });
    const { durationMs: scanned } = scanMp3(audio);
    expect(Math.abs(scanned - durationMs)).toBeLessThan(1);
    expect([voice, warnings]).toEqual(['female2', []]);
    const stream = await connect().speech.stream({ text, voice: 'female2' });
    expect(stream).toMatchObject({ characters, voice: 'female2', warnings: [] });
    expect(scanMp3(await stream.bytes()).frames).toBeGreaterThan(50);
    expect((await charged()) - before).toBe(2 * characters);
  });

  it.each(['mp3', 'wav', 'ogg'] as const)('asks for %s and is given it', async (format) => {
    expect((await connect().speech.stream({ text, format })).mediaType).toBe(
      { mp3: 'audio/mpeg', wav: 'audio/wav', ogg: 'audio/ogg' }[format],
    );
    expect((await connect().speech.create({ text, format })).format).toBe(format);
  });

  it('speaks a long text in parts, with times in the whole of it', async () => {
    const long = paragraph.repeat(64);
    const { audio, words, requestIds, characters, durationMs, subtitles } = await connect().speech.withTimestamps({
      text: long,
      format: 'wav',
    });
    expect(requestIds).toHaveLength(2);
    expect(characters).toBe(long.normalize('NFC').length);
    expect(Math.abs(audio.length - 44 - durationMs * 48)).toBeLessThan(48);
    const letters = Array.from(long);
    expect(
      words.every(
        ({ start, startMs }, index) =>
          start >= (words[index - 1]?.end ?? 0) && startMs >= (words[index - 1]?.startMs ?? 0),
      ),
    ).toBe(true);
    expect(letters.slice(words.at(-1)?.start, words.at(-1)?.end).join('')).toContain('البَيْت');
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(durationMs);
    expect(subtitles.vtt.match(/WEBVTT/g)).toHaveLength(1);
  });

  it('resumes a broken stream with the same bytes, charged once', async () => {
    const before = await charged();
    const { fetch, calls } = breakingFetch(100_000);
    const bytes = await (await connect(fetch).speech.stream({ text: paragraph.repeat(20), format: 'wav' })).bytes();
    expect(calls()).toBeGreaterThan(1);
    expect((await charged()) - before).toBe(paragraph.normalize('NFC').length * 20);
    // Another take is made anew.
    const other = { text: paragraph.repeat(20), format: 'wav', take: 2 } as const;
    const whole = await (await connect().speech.stream(other)).bytes();
    expect(Math.abs(bytes.length - whole.length)).toBeLessThan(whole.length / 10);
  });

  it('is charged once for an answer that was lost', async () => {
    const before = await charged();
    let calls = 0;
    const losing: Fetch = async (url, init) => {
      const response = await globalThis.fetch(url, init);
      calls += 1;
      if (calls === 1) {
        await response.arrayBuffer();
        throw new TypeError('fetch failed');
      }
      return response;
    };
    const lost = `${text} هَذَا جَدِيدٌ.`;
    const { response } = await connect(losing).speech.create({ text: lost }).withResponse();
    expect(response.headers.get('idempotent-replayed')).toBe('true');
    expect((await charged()) - before).toBe(lost.normalize('NFC').length);
  });

  it('reads voices, previews, usage, subscription and history', async () => {
    const rakhim = connect();
    for (let count = 0; count < 3; count += 1) {
      await rakhim.speech.create({ text });
    }
    expect((await rakhim.voices.list({ dialect: 'egyptian' })).voices.map(({ name }) => name)).toEqual([
      'طارق',
      'نادية',
    ]);
    expect((await rakhim.text.preview({ text: 'وصل 3 طلاب' })).spans.map(({ original }) => original)).toContain('3');
    expect(await rakhim.subscription.retrieve()).toMatchObject({ isSubscribed: true, plan: 'pro' });
    // Midnight may come between what is said and what is asked.
    const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const span = { from: dayOf(-1), to: dayOf(1) };
    expect((await rakhim.usage.report({ ...span, by: 'client' })).rows.map(({ key }) => key)).toEqual(['rakhim-sdk']);
    expect(await rakhim.usage.reportCsv(span)).toContain(span.from);
    const texts: string[] = [];
    for await (const item of rakhim.history.list({ limit: 2 })) {
      texts.push(item.text);
    }
    expect(texts.length).toBeGreaterThanOrEqual(3);
    const { items } = await rakhim.history.list({ limit: 1 });
    const id = items[0]?.id ?? '';
    // A sound is kept without anybody waiting for it.
    await expect.poll(async () => (await rakhim.history.retrieve(id)).audio).not.toBeNull();
    expect((await (await rakhim.history.audio(id)).bytes()).length).toBeGreaterThan(1000);
    await rakhim.history.delete(id);
    await expect(rakhim.history.retrieve(id)).rejects.toMatchObject({ name: 'NotFoundError', code: 'not_found' });
  });

  it('describes an error in the requested language', async () => {
    await expect(connect().speech.create({ text: ' ' })).rejects.toMatchObject({
      name: 'ValidationError',
      code: 'text_empty',
      message: expect.stringMatching(/\p{Script=Arabic}/u) as string,
    });
    const stranger = new Rakhim({ apiKey: 'rakhim_live_wrong', baseUrl: api.url });
    await expect(stranger.usage.retrieve()).rejects.toMatchObject({
      name: 'AuthenticationError',
      code: 'invalid_api_key',
    });
    await expect(connect().speech.create({ text, voice: 'male1', dialect: 'egyptian' })).rejects.toMatchObject({
      code: 'voice_dialect_mismatch',
    });
    await expect(connect().speech.create({ text }, { idempotencyKey: 'x'.repeat(256) })).rejects.toMatchObject({
      code: 'idempotency_key_invalid',
    });
  });

  it('can be aborted, and the service is at rest', async () => {
    const controller = new AbortController();
    const stream = await connect().speech.stream({ text: paragraph.repeat(100) }, { signal: controller.signal });
    const reading = stream.bytes();
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
