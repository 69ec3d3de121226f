import { TextPreview, countCharacters, routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { registerPerson, signInPerson } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let samira: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_TRUSTED_PROXIES: '1' });
  samira = await buildSubscriber(api.context);
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

function preview(body: unknown, headers: Record<string, string> = { 'x-api-key': samira.apiKey }): Promise<Response> {
  return api.call(routes.previewText.paths[0], {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function previewOf(body: unknown, headers?: Record<string, string>): Promise<TextPreview> {
  const response = await preview(body, headers);
  expect(response.status, await response.clone().text()).toBe(200);
  return TextPreview.parse(await response.json());
}

describe('POST /api/v1/text/preview', () => {
  const text = '😀 وصل 3 طلاب في 15/3/2024، والكتب من Google.';

  it('says of every piece how it is read, in code points of the text as sent', async () => {
    const answer = await previewOf({ text });
    const characters = Array.from(text);
    for (const { start, end, original } of answer.spans) {
      expect(characters.slice(start, end).join('')).toBe(original);
    }
    expect(answer.spans.map(({ original, rule }) => [original, rule])).toEqual([
      ['😀', 'emoji'],
      ['وصل', 'plain'],
      ['3', 'number'],
      ['طلاب', 'number'],
      ['في', 'plain'],
      ['15/3/2024', 'date'],
      ['والكتب', 'plain'],
      ['من', 'plain'],
      ['Google', 'latin'],
    ]);
    expect(answer.spans[5]?.spoken).toBe('الخامس عشر من مارس عام ألفين وأربعة وعشرين');
    expect(answer.vowelled).toContain('ثَلَاثَةُ ط');
    expect(answer.characters).toBe(countCharacters(text));
  });

  it('explains the rules that occur, in the caller’s language', async () => {
    expect((await previewOf({ text: 'في 15/3/2024' })).rules).toEqual({
      plain: 'read as written, with vowels from the sentence',
      date: 'read as a date',
    });
    expect(
      (await previewOf({ text: 'في 15/3/2024' }, { 'x-api-key': samira.apiKey, 'accept-language': 'ar' })).rules[
        'date'
      ],
    ).toBe('قُرئ تاريخًا');
  });

  it('reads in the dialect of the voice, and knows what people call things there', async () => {
    const standard = await previewOf({ text: 'قهوة' });
    const egyptian = await previewOf({ text: 'قهوة', voice: 'female2' });
    expect(egyptian.phonemes).not.toBe(standard.phonemes);
    expect((await previewOf({ text: 'قهوة', dialect: 'egyptian' })).phonemes).toBe(egyptian.phonemes);
  });

  it('obeys chosen readings, and shows it in the sounds', async () => {
    const readings = [
      { start: 0, end: 3, vowelled: 'عُلِمَ' },
      { start: 11, end: 13, spoken: 'ربع مئة' },
    ];
    const answer = await previewOf({ text: 'علم الخبر، 25 مرة', readings });
    expect(answer.spans.map(({ rule }) => rule)).toEqual(['reading', 'plain', 'reading', 'plain']);
    expect(answer.phonemes).toMatch(/^ˈʕulima/u);
    expect(answer.spoken).toBe('علم الخبر، ربع مئة مرة');
    expect(answer.characters).toBe(17);
  });

  it('leaves Latin words to the English voice where that is asked for', async () => {
    const sounds = async (latinWords?: string) =>
      (await previewOf({ text: 'Google', ...(latinWords && { latinWords }) })).phonemes;
    expect(await sounds('english')).toBe('');
    expect(await sounds('arabic')).toBe(await sounds());
  });

  it('has as many endings as are asked for', async () => {
    const vowelled = async (endings: string) =>
      (await previewOf({ text: 'قرأ الطالب الجديد الكتاب', endings })).vowelled;
    expect(await vowelled('full')).toMatch(/الِبُ ال/u);
    expect(await vowelled('none')).toMatch(/الِب ال/u);
  });

  it('warns of another dialect and of the Quran, in the caller’s language, and is silent on ordinary text', async () => {
    const { warnings } = await previewOf({ text: 'أنا عايز أروح دلوقتي. ﴿إن مع العسر يسرا﴾', voice: 'male3' });
    expect(warnings).toMatchObject([
      { code: 'text_in_other_dialect', dialect: 'egyptian', message: expect.stringContaining('Egyptian Arabic') },
      { code: 'quran_text', detail: '﴿إن مع العسر يسرا﴾' },
    ]);
    expect((await previewOf({ text: 'ذهب الولد إلى المدرسة صباحا.' })).warnings).toEqual([]);
  });

  it('is free of charge, and needs no subscription', async () => {
    const { accountId, apiKey } = await buildSubscriber(api.context, { hasSubscription: false });
    await previewOf({ text }, { 'x-api-key': apiKey });
    expect(await api.db('ledger_entries').where({ account_id: accountId })).toEqual([]);
  });
});

describe('access to previews', () => {
  it('is given to a key, in either header, and to a session', async () => {
    const { access_token } = await signInPerson(api, await registerPerson(api));
    await previewOf({ text: 'مرحبا' }, { authorization: `Bearer ${samira.apiKey}` });
    await previewOf({ text: 'مرحبا' }, { authorization: `Bearer ${access_token}` });
    const both = await preview({ text: 'مرحبا' }, { authorization: `Bearer ${access_token}`, 'x-api-key': 'nonsense' });
    expect(both.status).toBeGreaterThanOrEqual(400);
  });

  it.each<[string, Record<string, string>]>([
    ['a key that is none', { 'x-api-key': 'nonsense' }],
    ['a token that is none', { authorization: 'Bearer a.b.c' }],
  ])('is not given to %s', async (_, headers) => {
    expect((await preview({ text: 'مرحبا' }, headers)).status).toBe(401);
  });
});

describe('a visitor', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('sees how a text of 300 characters is read, without a key', async () => {
    const text = `${'كتب الولد الدرس. '.repeat(17)}ثم خرج قبل`;
    expect(countCharacters(text)).toBe(299);
    const answer = await previewOf({ text, dialect: 'egyptian' }, from('198.51.100.1'));
    expect(answer.characters).toBe(299);
    expect(answer.vowelled).toMatch(/[\u064b-\u0652]/u);
  });

  it('is told in the language of the page that longer texts need an account', async () => {
    const response = await preview({ text: 'ا'.repeat(301) }, { ...from('198.51.100.2'), 'accept-language': 'ar' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'text_too_long',
      param: 'text',
      error: expect.stringContaining('300 حرف') as string,
    });
  });

  it('waits after sixty texts a minute, and nobody at another address does', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await preview({ text: 'نعم' }, from('198.51.100.3'))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await preview({ text: 'نعم' }, from('198.51.100.3'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await preview({ text: 'نعم' }, from('198.51.100.4'))).status).toBe(200);
  });

  it('gets no speech', async () => {
    const response = await api.call('/api/v1/synthesize', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'نعم' }),
    });
    expect(response.status).toBe(401);
  });
});

describe('a request for a preview', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['no text', {}, 'validation_failed', 'text'],
    ['blank text', { text: ' \n' }, 'text_empty', 'text'],
    ['half a pair', { text: '\ud83d' }, 'text_not_unicode', 'text'],
    ['a text that is too long', { text: 'ا'.repeat(20_001) }, 'text_too_long', 'text'],
    ['a voice of another dialect', { text: 'ا', voice: 'male1', dialect: 'gulf' }, 'voice_dialect_mismatch', 'voice'],
    ['a way to say Latin words that is none', { text: 'ا', latinWords: 'french' }, 'validation_failed', 'latinWords'],
    ['an unknown field', { text: 'ا', speed: 2 }, 'validation_failed', 'speed'],
    [
      'a reading of both kinds',
      { text: 'علم', readings: [{ start: 0, end: 3, vowelled: 'عِلْم', spoken: 'علم' }] },
      'validation_failed',
      'readings.0',
    ],
    ['a reading of neither', { text: 'علم', readings: [{ start: 0, end: 3 }] }, 'validation_failed', 'readings.0'],
    [
      'a reading behind the text',
      {
        text: 'علم',
        readings: [
          { start: 0, end: 1, spoken: 'ع' },
          { start: 2, end: 4, spoken: 'م' },
        ],
      },
      'validation_failed',
      'readings.1',
    ],
    [
      'readings that overlap',
      {
        text: 'علم',
        readings: [
          { start: 0, end: 2, spoken: 'عل' },
          { start: 1, end: 3, spoken: 'لم' },
        ],
      },
      'validation_failed',
      'readings.1',
    ],
    [
      'digits in a reading',
      { text: 'علم', readings: [{ start: 0, end: 3, spoken: '12345' }] },
      'validation_failed',
      'readings.0',
    ],
    [
      'a book in the place of a dot',
      { text: 'علم.', readings: [{ start: 3, end: 4, spoken: 'كلمة كلمة كلمة' }] },
      'validation_failed',
      'readings.0',
    ],
    [
      'a place that is none',
      { text: 'علم', readings: [{ start: -1, end: 3, spoken: 'علم' }] },
      'validation_failed',
      'readings.0.start',
    ],
  ])('is refused for %s', async (_, body, code, param) => {
    const response = await preview(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code, param });
  });

  it('is refused for readings that together say far more than the text', async () => {
    const text = Array(40).fill('ا').join(' ');
    const readings = Array.from({ length: 40 }, (_, index) => ({
      start: 2 * index,
      end: 2 * index + 1,
      spoken: 'كلمات',
    }));
    const response = await preview({ text, readings });
    // 20 letters and a fifth of 79 characters: each reading adds four.
    expect(await response.json()).toMatchObject({
      code: 'validation_failed',
      param: 'readings.8',
      error: expect.stringContaining('together'),
    });
    expect((await preview({ text, readings: readings.slice(0, 8) })).status).toBe(200);
  });

  it('is refused when an account reads more than it may in a minute, and says when to come back', async () => {
    const { apiKey } = await buildSubscriber(api.context);
    const long = { text: `ا${' '.repeat(19_990)}` };
    const statuses = [];
    for (let index = 0; index < 16; index += 1) {
      statuses.push((await preview(long, { 'x-api-key': apiKey, 'x-forwarded-for': '10.9.8.7' })).status);
    }
    expect(statuses).toEqual([...Array<number>(15).fill(200), 429]);
    const refused = await preview(long, { 'x-api-key': apiKey, 'x-forwarded-for': '10.9.8.7' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await preview({ text: 'مرحبا' })).status).toBe(200);
  });
});

it('the API answers other requests while it reads a long text', async () => {
  const reading = preview({ text: 'ذهب الولد إلى المدرسة ومعه 25 كتابا. '.repeat(100) });
  let answered = 0;
  let isReading = true;
  const done = reading.finally(() => {
    isReading = false;
  });
  while (isReading) {
    await api.call('/livez');
    answered += 1;
  }
  expect((await done).status).toBe(200);
  expect(answered).toBeGreaterThan(3);
});
