import { type Phoneme, type PronouncedWord, type Sound, createDiacritisers, readText } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { toChunks } from '../to-chunks.ts';
import { writeRespelt } from './write-respelt.ts';

function respell(text: string): string {
  const diacritiser = createDiacritisers({})('msa');
  const clauses = readText(text, { dialect: 'msa', diacritiser, endings: 'full' });
  const chunks = toChunks(clauses, { unitsOf: () => 1, unitsMax: 1_000 });
  return [...chunks].map(writeRespelt).join(' ').normalize('NFC');
}

describe('our sounds in Arabic letters', () => {
  it.each([
    ['قَالُوا', 'قَالُو.'],
    ['السُّوقُ', 'ءَسْسُوقْ.'],
    ['ذَهَبَ الْمُعَلِّمُ', 'ذَهَبَلْ مُعَلْلِمْ.'],
    ['مِنَ ابْنِي', 'مِنَبْ نِي.'],
    ['فِي الْبَيْتِ', 'فِلْ بَيْتْ.'],
  ])('say %s as %s', (text, respelt) => {
    expect(respell(text)).toBe(respelt.normalize('NFC'));
  });

  it('lend a vowel that nothing stands before to the consonant before it', () => {
    const sound = (phoneme: Phoneme, long = false): Sound => ({ phoneme, long, stressed: false });
    const word = (...sounds: Sound[]) => ({ sounds }) as unknown as PronouncedWord;
    const words = [
      word(sound('t'), sound('a'), sound('f'), sound('t'), sound('a'), sound('ħ')),
      word(sound('a'), sound('l'), sound('ʔ'), sound('u'), sound('m', true)),
      word(sound('a'), sound('n', true), sound('a', true), sound('r')),
    ];
    const written = writeRespelt({ words, boundary: 'none', pauseMs: 0 });
    expect(written.normalize('NFC')).toBe('تَفْتَحَلْ ءُمْمَنْ نَارْ'.normalize('NFC'));
  });
});
