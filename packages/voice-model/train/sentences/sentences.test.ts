import { describe, expect, it } from 'vitest';
import { chooseSentences } from './choose-sentences.ts';
import { makeAffricateSentences, makeSentences } from './made-sentences.ts';
import { isSayable, soundNames, type Utterance } from './utterance.ts';

function utterance(id: string, text: string): Utterance {
  const sounds = [...text].map((phoneme) => ({ phoneme: phoneme as 'a', long: false, stressed: false }));
  return { id, groups: [{ words: [sounds], isFirst: true, isFinal: true }] };
}

describe('chooseSentences', () => {
  it('takes what brings new sounds before what repeats them', () => {
    const candidates = [utterance('first', 'batabata'), utterance('again', 'batabata'), utterance('new', 'kifukifu')];
    expect(chooseSentences(candidates, 16).map(({ id }) => id)).toEqual(['first', 'new']);
  });

  it('stops at the number of sounds asked for', () => {
    const candidates = Array.from({ length: 20 }, (_, index) => utterance(String(index), 'bata'));
    expect(chooseSentences(candidates, 12).length).toBeLessThanOrEqual(3);
  });
});

describe('made-up sentences', () => {
  const made = makeSentences(1);

  it('hold every geminate at least eighteen times, and are the same at every run', () => {
    const counts = new Map<string, number>();
    for (const name of made.flatMap(soundNames)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const geminates = 'ʔ b t θ dʒ ħ x d ð r z s ʃ sˤ dˤ tˤ ðˤ ʕ ɣ f q k l m n h w j'
      .split(' ')
      .map((name) => `${name}ː`);
    expect(Math.min(...geminates.map((name) => counts.get(name) ?? 0))).toBeGreaterThanOrEqual(18);
    expect(makeSentences(1)).toEqual(made);
  });

  it('can be said by the Arabic teacher, those with affricates too', () => {
    expect([...made, ...makeAffricateSentences(3)].every(isSayable)).toBe(true);
  });
});
