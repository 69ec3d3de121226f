import { describe, expect, it } from 'vitest';
import { dialectIds } from './dialects.ts';
import { voiceCharacters } from './voice-characters.ts';
import { chooseVoice, voices } from './voices.ts';

describe('voices', () => {
  it('are sixteen, a man and a woman for each dialect', () => {
    expect(voices).toHaveLength(16);
    for (const dialect of dialectIds) {
      expect(voices.filter((voice) => voice.dialect === dialect).map((voice) => voice.gender)).toEqual([
        'male',
        'female',
      ]);
    }
  });

  it('are numbered in the order of the dialects', () => {
    expect(chooseVoice({ voice: 'male1' }).voice.dialect).toBe('msa');
    expect(chooseVoice({ voice: 'female2' }).voice.dialect).toBe('egyptian');
    expect(chooseVoice({ voice: 'male8' }).voice.dialect).toBe('qatar');
  });
});

describe('the names of voices', () => {
  it.each(['en', 'ar'] as const)('are sixteen different ones in %s, without a number', (language) => {
    const names = voices.map((voice) => voice.name[language]);
    expect(new Set(names).size).toBe(16);
    expect(names.filter((name) => /\d/.test(name))).toEqual([]);
  });

  it.each(['en', 'ar'] as const)('come with a character of their own in %s', (language) => {
    const characters = voices.map(({ id }) => voiceCharacters[id].words[language].toSorted().join());
    expect(new Set(characters).size).toBe(16);
  });
});

describe('chooseVoice', () => {
  it('is male1 in msa when nothing is said', () => {
    expect(chooseVoice({})).toMatchObject({ ok: true, voice: { id: 'male1', dialect: 'msa' } });
  });

  it('lets the dialect follow the voice, and the voice the dialect', () => {
    expect(chooseVoice({ voice: 'female4' })).toMatchObject({ ok: true, voice: { dialect: 'levantine' } });
    expect(chooseVoice({ dialect: 'uae' })).toMatchObject({ ok: true, voice: { id: 'male7' } });
  });

  it('accepts both when they belong together, and refuses them when they do not', () => {
    expect(chooseVoice({ voice: 'male3', dialect: 'gulf' }).ok).toBe(true);
    expect(chooseVoice({ voice: 'male3', dialect: 'msa' })).toMatchObject({
      ok: false,
      voice: { id: 'male3' },
      dialect: 'msa',
    });
  });
});
