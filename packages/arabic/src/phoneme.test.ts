import { describe, expect, it } from 'vitest';
import { type Phoneme, type Sound, toIpa } from './phoneme.ts';

/** Sounds from IPA symbols; `:` makes the one before it long, `'` stresses the one after it. */
function soundsOf(...symbols: string[]): Sound[] {
  return symbols.map((symbol) => ({
    phoneme: symbol.replaceAll(/[':]/gu, '') as Phoneme,
    long: symbol.endsWith(':'),
    stressed: symbol.startsWith("'"),
  }));
}

describe('toIpa', () => {
  it.each([
    [soundsOf('k', 'i', 't', "'a:", 'b'), 'kiˈtaːb'],
    [soundsOf('m', 'u', 'd', "'a", 'r:', 'i', 's'), 'muˈdarːis'],
    [soundsOf('s', 'a', 'j:', "'a:", 'r', 'a'), 'saˈjːaːra'],
    [soundsOf('a', 'l', 'b', "'a", 'j', 't'), 'alˈbajt'],
    [soundsOf('k', 'b', "'i:", 'r'), 'ˈkbiːr'],
    [soundsOf('dʒ', "'a:", 'r'), 'ˈdʒaːr'],
    [soundsOf("'a", 'm'), 'ˈam'],
    [soundsOf('f', 'i'), 'fi'],
    [[], ''],
  ])('writes the stress before the syllable and length after the sound: %#', (sounds, ipa) => {
    expect(toIpa(sounds)).toBe(ipa);
  });
});
