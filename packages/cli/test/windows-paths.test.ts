import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patternRoot } from '../src/batch/scan-files.ts';
import { configFolder, stateFolder } from '../src/settings/folders.ts';

describe('on Windows', () => {
  const env = { APPDATA: 'C:\\Users\\Layla\\AppData\\Roaming', LOCALAPPDATA: 'C:\\Users\\Layla\\AppData\\Local' };

  it('settings and journals lie where Windows keeps them', () => {
    expect(configFolder(env, 'win32')).toBe('C:\\Users\\Layla\\AppData\\Roaming\\rakhim');
    expect(stateFolder(env, 'win32')).toBe('C:\\Users\\Layla\\AppData\\Local\\rakhim');
    expect(configFolder({}, 'win32')).toBe(win32.join(homedir(), 'AppData\\Roaming\\rakhim'));
  });

  it('what shells in the manner of Unix set is not taken for a place of Windows', () => {
    const bash = { ...env, HOME: '/c/Users/Layla', XDG_CONFIG_HOME: '/c/Users/Layla/.config' };
    expect(configFolder(bash, 'win32')).toBe(configFolder(env, 'win32'));
  });

  it('a folder of one\u2019s own is taken with either separator', () => {
    expect(configFolder({ RAKHIM_CONFIG_HOME: 'D:\\rakhim' }, 'win32')).toBe('D:\\rakhim');
    expect(stateFolder({ RAKHIM_STATE_HOME: 'D:/state' }, 'win32')).toBe('D:/state');
  });

  it.each([
    ['texts\\**\\*.txt', 'texts'],
    ['texts/**/*.txt', 'texts'],
    ['C:\\books\\chapter*.md', 'C:\\books'],
    ['*.txt', '.'],
  ])('the pattern %s looks below %s', (pattern, root) => {
    expect(patternRoot(pattern, win32)).toBe(root);
  });
});

it.each([
  ['texts/**/*.txt', 'texts'],
  ['/books/chapter*.md', '/books'],
  ['*.txt', '.'],
  ['in{1,2}/*.txt', '.'],
])('elsewhere the pattern %s looks below %s', (pattern, root) => {
  expect(patternRoot(pattern, posix)).toBe(root);
});
