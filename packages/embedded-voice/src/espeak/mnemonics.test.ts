import { consonants, isVowel, type Phoneme, vowels } from '@rakhim/arabic';
import { beforeAll, describe, expect, it } from 'vitest';
import { heardPhonemes, speakLine, toBrackets } from '../../test/spoken.ts';
import { createSpeaker, type Speaker } from './create-speaker.ts';

/** What the engine calls a sound where that is not our own name for it. */
const engineNames: Partial<Record<Phoneme, string>> = {
  g: 'ɡ',
  tˤ: 't̪',
  sˤ: 's̪',
  zˤ: 'z',
  ðˤ: 'ð',
  lˤ: 'ɫ',
  rˤ: 'r',
  bˤ: 'b',
  mˤ: 'm',
  ʒ: 'ɜ',
  x: 'χ',
  ts: 't s',
  dz: 'd z',
  æ: 'aɛ',
  ɑ: 'a.',
  ɨ: 'i.',
  ʊ: 'u.',
};

let speaker: Speaker;

beforeAll(async () => {
  speaker = await createSpeaker();
});

function hear(word: string): string {
  return heardPhonemes(speakLine(speaker, `${toBrackets(word)}.`)).join(' ');
}

function nameOf(phoneme: Phoneme): string {
  return engineNames[phoneme] ?? phoneme;
}

describe('mnemonics in the real engine', () => {
  it('stops speaking a word at a mnemonic that it does not know, which is what the tests below rule out', () => {
    expect(heardPhonemes(speakLine(speaker, "[[b|'I|b]] [[b|'a|b]]."))).toEqual(['b', 'b', 'ˈa', 'b']);
  });

  it.each(consonants)('says %s between vowels, first and last', (consonant) => {
    expect(hear(`ʔ ˈa ${consonant} a`)).toBe(`ʔ ˈa ${nameOf(consonant)} a`);
    expect(hear(`${consonant} ˈa`)).toBe(`${nameOf(consonant)} ˈa`);
    expect(hear(`b ˈa ${consonant}`)).toBe(`b ˈa ${nameOf(consonant)}`);
  });

  it.each(vowels)('says %s stressed and unstressed', (vowel) => {
    expect(hear(`b ˈ${vowel} b ${vowel}`)).toBe(`b ˈ${nameOf(vowel)} b ${nameOf(vowel)}`);
  });

  it.each([...consonants, ...vowels])('makes a long %s last longer', (phoneme) => {
    const [before, after] = isVowel(phoneme) ? ['ʔ ˈa t', 't a'] : ['ʔ ˈa', 'a'];
    const short = speakLine(speaker, `${toBrackets(`${before} ${phoneme} ${after}`)}.`).samples.length;
    const long = speakLine(speaker, `${toBrackets(`${before} ${phoneme}ː ${after}`)}.`).samples.length;
    expect(long).toBeGreaterThan(short * 1.04);
  });

  it.each([...consonants, ...vowels])('says every sound beside %s as a sound of its own', (phoneme) => {
    const neighbours = [...consonants, ...vowels].filter((neighbour) => neighbour !== phoneme);
    const word = neighbours.map((neighbour) => `${phoneme} ${neighbour}`).join(' ');
    const expected = neighbours.map((neighbour) => `${nameOf(phoneme)} ${nameOf(neighbour)}`).join(' ');
    expect(hear(word).replaceAll('ˈ', '')).toBe(expected);
  });

  it('keeps two sounds apart that would spell a third', () => {
    expect(hear('ʔ ˈa t ʃ a')).toBe('ʔ ˈa t ʃ a');
    expect(hear('ʔ ˈa tʃ a')).toBe('ʔ ˈa tʃ a');
  });
});
