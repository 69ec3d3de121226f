import { type IncomingMessage, request as httpRequest } from 'node:http';
import { countCharacters, routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let samira: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi();
  samira = await buildSubscriber(api.context);
});
afterEach(async () => {
  api.engine.behaviour = {};
  await api.assertAtRest();
});
afterAll(() => api.close());

interface SpeakOptions {
  readonly path?: string;
  readonly key?: string;
  readonly accept?: string;
  readonly language?: string;
}

function speak(
  body: unknown,
  { path = routes.createSpeech.paths[0], key = samira.apiKey, accept, language }: SpeakOptions = {},
) {
  return api.call(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': key,
      ...(accept && { accept }),
      ...(language && { 'accept-language': language }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A streamed answer with its trailers, which `fetch` does not show. */
function streamWith(headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      new URL(routes.createSpeech.paths[0], api.url),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'audio/mpeg',
          'x-api-key': samira.apiKey,
          ...(headers['te'] !== undefined && { connection: 'TE' }),
          ...headers,
        },
      },
      (response) => response.resume().once('end', () => resolve(response)),
    );
    request.once('error', reject).end(JSON.stringify({ text }));
  });
}

async function errorOf(response: Response): Promise<{ status: number; code: string; param?: string; error: string }> {
  const body = (await response.json()) as { code: string; error: string; requestId: string; param?: string };
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  return { status: response.status, ...body };
}

const text = 'مَرْحَبًا بكم';

describe('POST /api/v1/synthesize', () => {
  it.each(routes.createSpeech.paths)('answers the whole file as JSON at %s', async (path) => {
    const response = await speak({ text, voice: 'female2' }, { path });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      format: 'mp3',
      characters: countCharacters(text),
      characterCount: countCharacters(text),
      durationMs: 300,
      voice: 'female2',
      dialect: 'egyptian',
      requestId: response.headers.get('x-request-id'),
      warnings: [],
    });
    expect(Buffer.from(String(body['audioContent']), 'base64')).toHaveLength(3000);
  });

  it('says when each word sounds, when asked, in places of the text as sent', async () => {
    api.engine.behaviour = {
      words: [
        { start: 0, end: 12, startMs: 0, endMs: 150.4 },
        { start: 13, end: 16, startMs: 150.4, endMs: 300 },
      ],
    };
    const asked = (await (await speak({ text, timestamps: true })).json()) as Record<string, unknown>;
    expect(asked['words']).toEqual([
      { start: 0, end: 12, startMs: 0, endMs: 150 },
      { start: 13, end: 16, startMs: 150, endMs: 300 },
    ]);
    expect(asked['warnings']).toEqual([]);
    expect(await (await speak({ text })).json()).not.toHaveProperty('words');
  });

  it('says so where there are no times', async () => {
    const file = (await (await speak({ text, timestamps: true })).json()) as { warnings: { code: string }[] };
    expect(file.warnings).toMatchObject([{ code: 'timestamps_unavailable' }]);
    const stream = await speak({ text, timestamps: true }, { accept: 'audio/mpeg' });
    expect(decodeURIComponent(stream.headers.get('x-warnings') ?? '')).toContain('timestamps_unavailable');
    await stream.arrayBuffer();
  });

  it('has chosen readings spoken, and charges the text alone', async () => {
    const readings = [
      { start: 0, end: 3, vowelled: 'عَلَّمَ' },
      { start: 4, end: 6, spoken: 'ربع مئة' },
    ];
    const body = (await (await speak({ text: 'علم 25 ولدا', readings })).json()) as { characters: number };
    expect(api.engine.requests.at(-1)?.text).toBe('عَلَّمَ ربع مئة ولدا');
    expect(body.characters).toBe(11);
  });

  it.each(['application/json', 'audio/mpeg'])('goes as fast and as high as was asked, as %s', async (accept) => {
    await (await speak({ text, speed: 1.25, pitch: -3 }, { accept })).arrayBuffer();
    expect(api.engine.requests.at(-1)).toMatchObject({ speed: 1.25, pitch: -3 });
    await (await speak({ text, speed: 1, pitch: 0 }, { accept })).arrayBuffer();
    expect(api.engine.requests.at(-1)).not.toHaveProperty('speed');
    expect(api.engine.requests.at(-1)).not.toHaveProperty('pitch');
  });

  it.each([
    [{ speed: 5 }, 'en', 'it must be at most 2.'],
    [{ speed: 0.1 }, 'en', 'it must be at least 0.5.'],
    [{ pitch: -7 }, 'en', 'it must be at least -6.'],
    [{ pitch: 7 }, 'ar', 'يجب ألا تزيد القيمة على 6.'],
    [{ speed: '2' }, 'en', 'it must be a number.'],
    [{ voice: 'robot' }, 'en', 'it must be one of male1, male2'],
  ])('says of %j what would be right', async (wish, language, reason) => {
    const { status, error, param } = await errorOf(await speak({ text, ...wish }, { language }));
    expect([status, param]).toEqual([400, Object.keys(wish)[0]]);
    expect(error).toContain(reason);
  });

  it('has words in Latin letters said as was asked', async () => {
    await (await speak({ text: 'ابحث في Google', latinWords: 'english' })).arrayBuffer();
    expect(api.engine.requests.at(-1)).toMatchObject({ latinWords: 'english' });
  });

  it('has as many endings said as was asked', async () => {
    await (await speak({ text: 'قرأ الطالب كتابا', endings: 'none' })).arrayBuffer();
    expect(api.engine.requests.at(-1)).toMatchObject({ endings: 'none' });
  });

  it('warns of another dialect and of verses of the Quran, and styles none', async () => {
    const response = await speak(
      { text: 'أنا عايز أسمع ﴿إن مع العسر يسرا﴾ دلوقتي', voice: 'male4', styleInstruction: 'cheerful' },
      { language: 'ar' },
    );
    const { warnings } = (await response.json()) as { warnings: { code: string; message: string }[] };
    expect(warnings.map(({ code }) => code)).toEqual(['text_in_other_dialect', 'quran_text', 'quran_not_styled']);
    expect(warnings[0]?.message).toContain('العربية المصرية');
    expect(api.engine.requests.at(-1)).not.toHaveProperty('styleInstruction');
  });

  it('says what remains, and it is what the ledger says', async () => {
    const hind = await buildSubscriber(api.context, { plan: 'basic' });
    const first = (await (await speak({ text: 'a'.repeat(40) }, { key: hind.apiKey })).json()) as { remaining: number };
    const second = (await (await speak({ text: 'b'.repeat(60) }, { key: hind.apiKey })).json()) as {
      remaining: number;
    };
    expect([first.remaining, second.remaining]).toEqual([99_960, 99_900]);
  });

  it('streams the bytes, with the facts in headers', async () => {
    const response = await speak({ text, voice: 'male1' }, { accept: 'audio/mpeg' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('x-characters')).toBe(String(countCharacters(text)));
    expect(response.headers.get('x-voice')).toBe('male1');
    expect((await response.arrayBuffer()).byteLength).toBe(3000);
    expect(api.engine.requests.at(-1)).toMatchObject({ format: 'mp3', delivery: 'stream' });
  });

  it('says what a long text gave rise to later, in the JSON or in a trailer', async () => {
    api.engine.behaviour = { laterWarnings: [{ code: 'characters_skipped', detail: '☃' }] };
    const file = (await (await speak({ text })).json()) as { warnings: { code: string; detail: string }[] };
    expect(file.warnings).toMatchObject([{ code: 'characters_skipped', detail: '☃' }]);
    const { headers, trailers } = await streamWith({ te: 'gzip;q=0.5, Trailers' });
    expect(headers.trailer).toBe('x-duration-ms, x-warnings');
    expect(trailers['x-duration-ms']).toBe('300');
    expect(JSON.parse(decodeURIComponent(trailers['x-warnings'] ?? ''))).toMatchObject([
      { code: 'characters_skipped' },
    ]);
  });

  it('sends no trailers to a client that did not say that it takes them, nor announces them', async () => {
    for (const more of [{}, { te: 'deflate' }, { 'idempotency-key': 'stream-without-trailers' }]) {
      const { statusCode, headers, trailers } = await streamWith(more);
      expect([statusCode, headers.trailer, trailers]).toEqual([200, undefined, {}]);
    }
  });

  it('repeats an answer with trailers for a client that takes them, though the first did not', async () => {
    const key = { 'idempotency-key': 'trailers-at-the-second-time' };
    expect((await streamWith(key)).trailers).toEqual({});
    const repeated = await streamWith({ ...key, te: 'trailers' });
    expect([repeated.headers['idempotent-replayed'], repeated.headers.trailer]).toEqual([
      'true',
      'x-duration-ms, x-warnings',
    ]);
    expect(repeated.trailers['x-duration-ms']).toBe('300');
  });

  it('sends the first bytes while the rest is still being made', async () => {
    api.engine.behaviour = { hangBeforeBlock: 1 };
    const response = await speak({ text }, { accept: 'audio/mpeg' });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(1000);
    expect(api.engine.running).toBe(1);
    await reader?.cancel();
  });

  it.each([
    ['audio/wav', undefined, 'wav'],
    ['audio/ogg', undefined, 'ogg'],
    ['audio/*', 'ogg', 'ogg'],
    ['audio/*', undefined, 'mp3'],
  ])('chooses the format by Accept %s and body %s: %s', async (accept, format, expected) => {
    const response = await speak({ text, ...(format && { format }) }, { accept });
    await response.arrayBuffer();
    expect(api.engine.requests.at(-1)?.format).toBe(expected);
  });

  it('lets the voice follow the dialect', async () => {
    await (await speak({ text, dialect: 'levantine' })).json();
    expect(api.engine.requests.at(-1)?.voice.id).toBe('male4');
  });
});

describe('a request for speech', () => {
  it.each([
    ['empty text', { text: '' }, 400, 'text_empty', 'text'],
    ['blank text', { text: ' \n\t\u200b\u00a0' }, 400, 'text_empty', 'text'],
    ['marks without letters', { text: '\u064e\u0651' }, 400, 'text_empty', 'text'],
    ['no text', {}, 400, 'validation_failed', 'text'],
    ['text of the wrong type', { text: 42 }, 400, 'validation_failed', 'text'],
    ['a list for a text', { text: ['مرحبا'] }, 400, 'validation_failed', 'text'],
    ['an unknown voice', { text, voice: 'male9' }, 400, 'validation_failed', 'voice'],
    ['an unknown dialect', { text, dialect: 'sudanese' }, 400, 'validation_failed', 'dialect'],
    ['a voice of another dialect', { text, voice: 'male1', dialect: 'gulf' }, 400, 'voice_dialect_mismatch', 'voice'],
    ['an unknown format', { text, format: 'flac' }, 400, 'validation_failed', 'format'],
    [
      'a reading outside the text',
      { text, readings: [{ start: 20, end: 30, spoken: 'علم' }] },
      400,
      'validation_failed',
      'readings.0',
    ],
    [
      'a book in the place of a letter',
      { text, readings: [{ start: 13, end: 14, spoken: 'كلمة كلمة كلمة' }] },
      400,
      'validation_failed',
      'readings.0',
    ],
    ['a misspelt field', { text, styleInstructions: 'slow' }, 400, 'validation_failed', 'styleInstructions'],
    ['a prototype', '{"text":"a","__proto__":{"plan":"enterprise"}}', 400, 'invalid_json', undefined],
    ['a long style', { text, styleInstruction: 'x'.repeat(501) }, 400, 'style_too_long', 'styleInstruction'],
    ['a lone surrogate', '{"text":"\\ud83d"}', 400, 'text_not_unicode', 'text'],
    ['NUL', '{"text":"a\\u0000b"}', 400, 'text_not_unicode', 'text'],
    ['a list', [], 400, 'validation_failed', 'body'],
    ['broken JSON', '{"text":', 400, 'invalid_json', undefined],
    ['a JSON number', '42', 400, 'invalid_json', undefined],
    ['nothing', '', 400, 'validation_failed', 'text'],
    ['deep JSON', '['.repeat(10_000) + ']'.repeat(10_000), 400, 'validation_failed', 'body'],
  ])('is refused for %s', async (_name, body, status, code, param) => {
    expect(await errorOf(await speak(body))).toMatchObject({ status, code, ...(param !== undefined && { param }) });
  });

  it('is refused for a text over the limit of its delivery', async () => {
    expect(await errorOf(await speak({ text: 'م'.repeat(5001) }))).toMatchObject({ code: 'text_too_long' });
    expect(await errorOf(await speak({ text: 'م'.repeat(20_001) }, { accept: 'audio/mpeg' }))).toMatchObject({
      code: 'text_too_long',
    });
    expect((await speak({ text: 'م'.repeat(5000) })).status).toBe(200);
    const longest = await speak({ text: 'م'.repeat(20_000) }, { accept: 'audio/mpeg' });
    expect(longest.status).toBe(200);
    await longest.arrayBuffer();
  });

  it('is measured in characters, not in UTF-16 units', async () => {
    expect((await speak({ text: '😀'.repeat(5000) })).status).toBe(200);
  });

  it('is refused for a body that is too large, or not JSON', async () => {
    expect(await errorOf(await speak({ text: 'م'.repeat(100_000) }))).toMatchObject({
      status: 413,
      code: 'body_too_large',
    });
    const form = await api.call('/api/v1/synthesize', {
      method: 'POST',
      headers: { 'x-api-key': samira.apiKey },
      body: new URLSearchParams({ text }),
    });
    expect(await errorOf(form)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  it('is refused for an answer that we do not make', async () => {
    expect(await errorOf(await speak({ text }, { accept: 'image/png' }))).toMatchObject({
      status: 406,
      code: 'not_acceptable',
    });
  });

  it('is refused in the caller’s language', async () => {
    expect((await errorOf(await speak({ text: '' }))).error).toBe('Please enter some text to convert to speech');
    expect((await errorOf(await speak({ text: '' }, { language: 'ar-EG,ar;q=0.9,en;q=0.5' }))).error).toBe(
      'اكتب نصًّا لتحويله إلى كلام',
    );
    expect((await errorOf(await speak({ text, voice: 'x' }, { language: 'ar' }))).error).toContain(
      'القيم الممكنة: male1',
    );
  });
});

describe('access to speech', () => {
  it.each([
    ['no key', undefined, 401, 'missing_credentials'],
    ['noise', 'hello', 401, 'invalid_api_key'],
    ['a well-formed key that was never issued', 'rakhim_live_000000000000000000000000000', 401, 'invalid_api_key'],
  ])('is refused for %s', async (_name, key, status, code) => {
    const response = await api.call('/api/v1/synthesize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) },
      body: JSON.stringify({ text }),
    });
    expect(await errorOf(response)).toMatchObject({ status, code });
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('takes the key as a bearer token, and never in the address', async () => {
    const bearer = await api.call('/api/v1/synthesize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${samira.apiKey}` },
      body: JSON.stringify({ text }),
    });
    expect(bearer.status).toBe(200);
    const address = await api.call(`/api/v1/synthesize?api_key=${samira.apiKey}`, { method: 'POST' });
    expect(await errorOf(address)).toMatchObject({ status: 400, code: 'api_key_not_in_header' });
    expect(api.logText()).not.toContain(samira.apiKey);
  });

  it.each([
    ['never subscribed', { hasSubscription: false }, 'subscription_required'],
    ['a subscription that was cancelled', { status: 'canceled' }, 'subscription_required'],
    ['a period that has ended', { endsInDays: -1 }, 'subscription_required'],
  ])('is refused for %s: 403 %s', async (_name, options, code) => {
    const { apiKey } = await buildSubscriber(api.context, options);
    const error = await errorOf(await speak({ text }, { key: apiKey }));
    expect(error).toMatchObject({ status: 403, code, upgradeUrl: `${api.url}/en/pricing` });
  });

  it('gives Basic neither the extended dialects nor styles, and says which', async () => {
    const { apiKey } = await buildSubscriber(api.context, { plan: 'basic' });
    expect(await errorOf(await speak({ text, dialect: 'qatar' }, { key: apiKey }))).toMatchObject({
      status: 403,
      code: 'plan_required',
      param: 'dialect',
    });
    expect(await errorOf(await speak({ text, styleInstruction: 'slow' }, { key: apiKey }))).toMatchObject({
      param: 'styleInstruction',
    });
    expect((await speak({ text, dialect: 'maghrebi' }, { key: apiKey })).status).toBe(200);
  });

  it('ends with the quota: 403 with the way to a larger plan', async () => {
    const { accountId, apiKey } = await buildSubscriber(api.context, { plan: 'basic' });
    await speak({ text: 'x' }, { key: apiKey });
    await api.db.raw(
      `WITH p AS (UPDATE usage_periods SET used = 99990 WHERE account_id = ? RETURNING *)
       INSERT INTO ledger_entries (account_id, period_start, request_id, kind, characters)
       SELECT account_id, period_start, 'earlier', 'charge', 99989 FROM p`,
      [accountId],
    );
    expect((await speak({ text: '1234567890' }, { key: apiKey })).status).toBe(200);
    expect(await errorOf(await speak({ text: '1' }, { key: apiKey }))).toMatchObject({
      status: 403,
      code: 'quota_exceeded',
    });
  });
});
