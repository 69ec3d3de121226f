import { describe, expect, it } from 'vitest';
import { toIpa } from '../phoneme.ts';
import { readPhonemes } from './read-phonemes.ts';

describe('readPhonemes', () => {
  it.each([
    ['ipa', 'kiˈtaːb', 'kiˈtaːb'],
    ['ipa', 'mu.ˈħam.mad', 'muˈħamːad'],
    ['ipa', 'ʤamiːl', 'dʒamiːl'],
    ['ipa', 'sˤɑbɑːħ', 'sˤɑbɑːħ'],
    ['ipa', 't͡ʃaj ɡa', 'tʃajga'],
    ['x-rakhim', "ki'taab", 'kiˈtaːb'],
    ['x-rakhim', '3arabiy', 'ʕarabij'],
    ['x-rakhim', "Sa'baaH", 'sˤaˈbaːħ'],
    ['x-rakhim', 'shukran', 'ʃukran'],
    ['x-rakhim', 'mu7', 2],
    ['ipa', 'kit?b', 3],
    ['ipa', ' ', 0],
  ] as const)('%s: %s', (alphabet, written, expected) => {
    const found = readPhonemes(written, alphabet);
    expect(found.ok ? toIpa(found.sounds) : found.at).toBe(expected);
  });
});
