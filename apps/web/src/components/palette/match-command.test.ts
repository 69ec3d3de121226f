import { expect, it } from 'vitest';
import { matchesCommand } from './match-command.ts';

const command = { id: 'history', label: 'السجل', names: ['History'], icon: null, run: () => undefined };

it.each(['', 'السجل', 'السجّل', 'سجل', 'hist', 'HISTORY', ' history '])('is found by "%s"', (query) => {
  expect(matchesCommand(command, query)).toBe(true);
});

it('the kinds of alif, ya and the final t make no difference', () => {
  const settings = { ...command, label: 'الإعدادات', names: ['الواجهة', 'على'] };
  for (const query of ['الاعدادات', 'الواجهه', 'علي']) {
    expect(matchesCommand(settings, query), query).toBe(true);
  }
});

it('is not found by a word that it does not have', () => {
  expect(matchesCommand(command, 'history pricing')).toBe(false);
});

it('what is always there is found by anything', () => {
  expect(matchesCommand({ ...command, isAlways: true }, 'صباح')).toBe(true);
});
