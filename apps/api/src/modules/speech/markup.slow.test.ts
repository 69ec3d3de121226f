import fc from 'fast-check';
import { type ErrorBody, routes } from '@rakhim/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let samira: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_CONCURRENCY: '1000', RAKHIM_REQUESTS_PER_MINUTE: '1000000' });
  samira = await buildSubscriber(api.context, { plan: 'enterprise' });
});
afterAll(() => api.close());

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
  'x',
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
  'onload',
];
const values = [
  '1s',
  '99s',
  'strong',
  'female2',
  'ar-EG',
  '+2st',
  '80%',
  'loud',
  '-3dB',
  'digits',
  'كلمة',
  'kitaːb',
  '',
  '٣',
  'x'.repeat(1_100),
];
const pieces = [
  ...['مرحبا', 'بكم 25', '😀', '&amp;', '&#x645;', '\n ', '[', ']', '<![CDATA[<b>]]>', '<!-- x -->', '\\'],
  ...[
    '&bomb;',
    '&#0;',
    '<',
    '>',
    '</speak>',
    ']]>',
    '<speak ',
    '\u0000',
    '<?php ?>',
    '<!DOCTYPE speak [<!ENTITY a "aaaaaaaa">]>',
  ],
  ...['[pause 1s]', '[voice nobody]', '[/slow]', '[slow]', '[mark]', '[as x]', '[say date]أ[/say]'],
];
const tag = fc
  .tuple(
    fc.constantFrom(...names),
    fc.constantFrom(...attributes),
    fc.constantFrom(...values),
    fc.constantFrom('/', '', ''),
  )
  .map(([name, attribute, value, end]) => `<${name} ${attribute}="${value}"${end}>`);
const closing = fc.constantFrom(...names).map((name) => `</${name}>`);
const documents = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...pieces), tag, closing), { maxLength: 8 }),
    fc.boolean(),
    fc.constantFrom('ssml', 'markup', 'neither'),
  )
  .map(([parts, isWhole, notation]) => ({
    text: isWhole ? `<speak>${parts.join('')}</speak>` : parts.join(''),
    ...(notation !== 'neither' && { [notation]: true }),
  }));

const documentCount = 10_000;
const atOnce = 20;

it('no document of ten thousand is answered with a fault of ours, and every refusal of markup has its place', async () => {
  const sent = fc.sample(documents, { numRuns: documentCount, seed: 22 });
  const statuses = new Map<number, number>();
  const faults: { status: number; code: string | undefined; text: string }[] = [];
  let [refused, withoutPlace] = [0, 0];
  async function speakNext(): Promise<void> {
    for (let body = sent.pop(); body; body = sent.pop()) {
      const response = await api.call(routes.createSpeech.paths[0], {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': samira.apiKey },
        body: JSON.stringify(body),
      });
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const { code, error, details } = (await response.json()) as Partial<ErrorBody>;
      if (response.status >= 500) {
        faults.push({ status: response.status, code, text: body.text });
      }
      if (code === 'markup_invalid') {
        const { line, column } = details ?? {};
        refused += 1;
        withoutPlace += error?.includes(`Line ${String(line)}, column ${String(column)} `) ? 0 : 1;
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, speakNext));

  expect(faults).toEqual([]);
  expect(withoutPlace).toBe(0);
  expect(refused).toBeGreaterThan(documentCount / 2);
  expect(statuses.get(200)).toBeGreaterThan(0);
  await api.assertAtRest();
});
