import { expect, it } from 'vitest';
import { readShortcut } from './read-shortcut.ts';

const bare = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

it.each([
  ['a Latin letter', { key: 'j', code: 'KeyJ' }, 'j'],
  ['a capital', { key: 'J', code: 'KeyJ', shiftKey: true }, 'j'],
  ['a letter that another layout has elsewhere', { key: 'j', code: 'KeyC' }, 'j'],
  ['the same place on an Arabic layout', { key: 'ت', code: 'KeyJ' }, 'j'],
  ['a question mark', { key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['an Arabic question mark', { key: '؟', code: 'Slash', shiftKey: true }, '?'],
  ['the key of the slash on an Arabic layout', { key: 'ظ', code: 'Slash' }, '/'],
  ['a mark above an Arabic letter', { key: 'ـ', code: 'KeyJ', shiftKey: true }, undefined],
  ['a letter that means nothing', { key: 'q', code: 'KeyQ' }, undefined],
  ['an arrow', { key: 'ArrowDown', code: 'ArrowDown' }, undefined],
  ['a command of the browser', { key: 'r', code: 'KeyR', ctrlKey: true }, undefined],
])('%s', (_, press, shortcut) => {
  expect(readShortcut({ ...bare, ...press })).toBe(shortcut);
});
