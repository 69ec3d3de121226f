import { expect, it } from 'vitest';
import { pauseBehindMs } from './divide-speech.ts';

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
