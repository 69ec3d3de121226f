import { expect, it } from 'vitest';
import { plans } from './plans.ts';
import { charactersPerMinute, estimateSpeech } from './speech-length.ts';

it.each([
  [0, undefined],
  [200, undefined],
  [charactersPerMinute, { unit: 'minutes', count: 1 }],
  [12_400, { unit: 'minutes', count: 19 }],
  [90 * charactersPerMinute, { unit: 'minutes', count: 90 }],
  [91 * charactersPerMinute, { unit: 'hours', count: 2 }],
  [plans.basic.charactersPerPeriod, { unit: 'hours', count: 3 }],
  [plans.enterprise.charactersPerPeriod, { unit: 'hours', count: 128 }],
] as const)('tells how long %i characters sound', (characters, length) => {
  expect(estimateSpeech(characters)).toEqual(length);
});
