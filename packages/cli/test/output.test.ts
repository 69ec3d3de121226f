import fc from 'fast-check';
import { loadCliTexts } from '@rakhim/i18n/cli';
import { describe, expect, it } from 'vitest';
import { describeFailure } from '../src/describe-failure.ts';
import { exitCodes } from '../src/exit-codes.ts';
import { createTranslate, printable } from '../src/output/translate.ts';
import { formatTable } from '../src/output/table.ts';
import { formatTime } from '../src/batch/progress-line.ts';

const english = await loadCliTexts('en');
const arabic = await loadCliTexts('ar');

describe('an announcement', () => {
  it.each([
    [0, 'لم يبقَ شيء من الحروف'],
    [1, 'بقي حرف واحد'],
    [2, 'بقي حرفان'],
    [3, 'بقيت 3 أحرف'],
    [11, 'بقي 11 حرفًا'],
    [100, 'بقي 100 حرف'],
    [1_234_511, 'بقي 1,234,511 حرفًا'],
  ])('has the Arabic plural for %d', (count, sentence) => {
    expect(createTranslate(arabic, 'ar')('remaining', { count })).toBe(sentence);
  });

  it('lets nothing through that a terminal would obey, wherever it comes from', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('\u001b[2J', '\u001b]0;title\u0007', '\u009b31m', '\b\b\b', '\r'),
        (text, attack) => {
          const said = createTranslate(english, 'en')('saved', { path: text + attack + text });
          // eslint-disable-next-line no-control-regex -- Control characters are what is looked for.
          expect(said).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u);
        },
      ),
    );
    expect(printable('مرحبًا\u001b[31m يا\u0007 عالم')).toBe('مرحبًا يا عالم');
  });
});

describe('a table', () => {
  it('measures the visible width: vowel signs take no room', () => {
    const [first = '', second = ''] = formatTable([
      ['كَتَبَ', 'a'],
      ['كتب', 'b'],
    ]).split('\n');
    expect([first.replace(/\p{M}/gu, ''), second]).toEqual(['كتب  a', 'كتب  b']);
  });
});

it.each([
  [0, '0:00'],
  [59_400, '0:59'],
  [61_000, '1:01'],
  [3_723_000, '1:02:03'],
])('writes %d ms as %s', (ms, text) => {
  expect(formatTime(ms)).toBe(text);
});

describe('the exit code of a failure', () => {
  const failure = (code: string, type: string, status: number) =>
    Object.assign(new Error(`${status} ${code}: No.`), { status, code, type });

  it.each([
    [failure('quota_exceeded', 'permission_error', 403), exitCodes.quota],
    [failure('api_key_quota_exceeded', 'permission_error', 403), exitCodes.quota],
    [failure('subscription_required', 'permission_error', 403), exitCodes.quota],
    [failure('plan_required', 'permission_error', 403), exitCodes.quota],
    [failure('invalid_api_key', 'authentication_error', 401), exitCodes.authentication],
    [failure('text_empty', 'invalid_request_error', 400), exitCodes.usage],
    [failure('overloaded', 'api_error', 503), exitCodes.failed],
    [Object.assign(new Error('x'), { code: 'ENOSPC' }), exitCodes.failed],
    [new Error('anything'), exitCodes.failed],
  ])('for %o is %d', (error, exitCode) => {
    expect(describeFailure(error, createTranslate(english, 'en')).exitCode).toBe(exitCode);
  });

  it('says what the service said, without its address line', () => {
    expect(
      describeFailure(failure('text_empty', 'invalid_request_error', 400), createTranslate(english, 'en')).text,
    ).toBe('No.');
  });
});
