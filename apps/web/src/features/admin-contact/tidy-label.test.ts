import { UpdateInboxMessageBody } from '@rakhim/contract';
import { expect, it } from 'vitest';
import { tidyLabel } from './tidy-label.ts';

it.each([
  ['  أصوات مصرية ', 'أصوات مصرية'],
  ['a,b\nc', 'a b c'],
  [' , \u0000 ', ''],
  ['\u0007bell', 'bell'],
  [`${'ا'.repeat(19)} ${'ب'.repeat(30)}`, 'ا'.repeat(19)],
  ['😀'.repeat(60), '😀'.repeat(20)],
])('makes of %j a label that the server takes', (typed, label) => {
  expect(tidyLabel(typed)).toBe(label);
  expect(label === '' || UpdateInboxMessageBody.safeParse({ version: 1, labels: [label] }).success).toBe(true);
});
