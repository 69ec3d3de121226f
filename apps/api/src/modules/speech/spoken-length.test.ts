import { routes } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let layla: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi();
  layla = await buildSubscriber(api.context);
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

interface Door {
  readonly path: string;
  readonly accept?: string;
  readonly bodyOf?: (text: string) => object;
}

const doors: Record<string, Door> = {
  'a JSON answer': { path: routes.createSpeech.paths[0] },
  'a stream': { path: routes.createSpeech.paths[0], accept: 'audio/mpeg' },
  'the documented address': { path: '/functions/v1/generate-tts' },
  'JSON with times': { path: routes.createTimedSpeech.paths[0] },
  'events with times': { path: routes.createTimedSpeech.paths[0], accept: 'text/event-stream' },
  "OpenAI's clients": {
    path: routes.createOpenAiSpeech.paths[0],
    bodyOf: (input) => ({ model: 'tts-1', input, voice: 'alloy' }),
  },
};

function speak(text: string, { path, accept, bodyOf = (said) => ({ text: said }) }: Door, language = 'en') {
  return api.call(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': layla.apiKey,
      'accept-language': language,
      ...(accept && { accept }),
    },
    body: JSON.stringify(bodyOf(text)),
  });
}

const door = doors['a JSON answer']!;

/** Characters that cost little and would sound for minutes. */
const dense = ['7'.repeat(2_000), 'a:'.repeat(803), '1,'.repeat(1_500), '٪'.repeat(400)];

describe('a text that sounds far longer than its characters', () => {
  it.each(Object.entries(doors))('is refused before it costs anything: %s', async (_name, one) => {
    const asked = api.engine.requests.length;
    const response = await speak('7'.repeat(2_000), one);
    expect(response.status).toBe(400);
    const { code, error } = (await response.json()) as { code?: string; error: string | { code: string } };
    expect(code ?? (error as { code: string }).code).toBe('text_sounds_too_long');
    expect(api.engine.requests).toHaveLength(asked);
    expect(await api.db('reservations').where({ account_id: layla.accountId, characters: 2_000 })).toEqual([]);
  });

  it.each(dense)('is refused whatever it is made of: %s', async (text) => {
    expect((await speak(text, door)).status).toBe(400);
  });

  it.each([
    ['en', 'over 660 seconds'],
    ['ar', 'أكثر من 660 ثانية'],
  ])('is told what to change (%s)', async (language, sentence) => {
    const { error } = (await (await speak('7'.repeat(2_000), door, language)).json()) as { error: string };
    expect(error).toContain(sentence);
  });
});

describe('a text that people send', () => {
  it.each([
    ['a page of prose', 'وصلت القافلة إلى الواحة قبل غروب الشمس، فنزل المسافرون عند البئر القديمة. '.repeat(60)],
    ['a report', 'في عام 2023 بلغت الإيرادات 1,234,567 ريالا بزيادة 12.5% عن عام 2022. '.repeat(60)],
    ['a list of telephone numbers', 'هاتف: 0501234567 ، 0559876543 . '.repeat(10)],
    ['a page of dates', '12/05/2024 الساعة 10:35 صباحا، '.repeat(60)],
    ['a long number', '12345678901234567890123456789012345678901234567890'],
    ['a page of English', 'The quick brown fox jumps over the lazy dog. '.repeat(100)],
  ])('is spoken: %s', async (_name, text) => {
    expect((await speak(text, door)).status).toBe(200);
  });
});
