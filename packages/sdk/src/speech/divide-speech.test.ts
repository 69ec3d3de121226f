import { expect, it } from 'vitest';
import { divideSpeech, pauseBehindMs } from './divide-speech.ts';

it.each([
  ['جملة. ', 340],
  ['قال: «نعم!» ', 340],
  ['عنوان\n', 340],
  ['فقرة.\n\n', 650],
  ['فقرة\r\n \r\n', 650],
  ['أولًا؛ ', 257],
  ['أولًا، ', 172],
  ['كلمة ', 33],
  ['حر', 33],
])('pauses behind %j for %i ms', (text, pauseMs) => {
  expect(pauseBehindMs(text)).toBe(pauseMs);
});

it.each([
  ['a document', { text: `<speak>${'جملة هنا. '.repeat(20)}</speak>` }, 1],
  ['what is said to be one', { text: ` ${'جملة هنا. '.repeat(20)}`, ssml: true }, 1],
  ['tags in brackets', { text: `[slow]${'جملة هنا. '.repeat(20)}[/slow]`, markup: true }, 1],
  ['a plain text', { text: 'جملة هنا. '.repeat(20) }, 2],
  ['a document that is to be read as plain text', { text: `<speak>${'جملة هنا. '.repeat(20)}`, ssml: false }, 3],
])('divides %s into as many requests as it may', (_, params, count) => {
  expect(divideSpeech(params, 100)).toHaveLength(count);
});
