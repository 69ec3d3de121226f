import { describe, expect, it } from 'vitest';
import { markStress, type StressPattern } from './stress.ts';

/** The same word, stressed the standard way, in Cairo, and in Morocco. */
const words: readonly (readonly [standard: string, cairene: string, finalHeavy: string])[] = [
  ['kitˈaːb', 'kitˈaːb', 'kitˈaːb'],
  ['ʃˈams', 'ʃˈams', 'ʃˈams'],
  ['katˈabt', 'katˈabt', 'katˈabt'],
  ['kˈataba', 'kˈataba', 'katˈaba'],
  ['katˈabnaː', 'katˈabnaː', 'katabnˈaː'],
  ['mˈadrasa', 'madrˈasa', 'madrˈasa'],
  ['mˈaktaba', 'maktˈaba', 'maktˈaba'],
  ['madrˈasatun', 'madrˈasatun', 'madrasatˈun'],
  ['qˈaːhira', 'qaːhˈira', 'qaːhˈira'],
  ['mudˈarris', 'mudˈarris', 'mudarrˈis'],
  ['muħˈammad', 'muħˈammad', 'muħammˈad'],
  ['ʃaʤˈaratun', 'ʃaʤarˈatun', 'ʃaʤaratˈun'],
  ['ʔˈila', 'ʔˈila', 'ʔˈila'],
  ['fˈi', 'fˈi', 'fˈi'],
];

const patterns: readonly StressPattern[] = ['standard', 'cairene', 'final-heavy'];

describe.each(patterns.map((pattern, column) => [pattern, column] as const))('%s', (pattern, column) => {
  it.each(words.map((row) => row[column] ?? ''))('%s', (stressed) => {
    expect(markStress(stressed.replace('ˈ', ''), pattern, 0)).toBe(stressed);
  });
});

describe('markStress', () => {
  it('leaves the article unstressed', () => {
    expect(markStress('ʔaljad', 'standard', 1)).toBe('ʔaljˈad');
    expect(markStress('ʔaljad', 'standard', 0)).toBe('ʔˈaljad');
  });

  it('leaves a word without a vowel as it is', () => {
    expect(markStress('', 'standard', 0)).toBe('');
    expect(markStress('bt', 'cairene', 0)).toBe('bt');
  });
});
