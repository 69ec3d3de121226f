import { expect, it } from 'vitest';
import type { VowelsFound } from '../../reading.ts';
import { markClasses, splitMarks } from '../marks.ts';
import type { MarkNetwork } from './mark-network.ts';
import type { NetworkWord } from './network-words.ts';
import { weighTalk } from './weigh-talk.ts';

const found = (vowelled: string): VowelsFound => ({
  vowelled,
  confidence: 0.9,
  decision: { stage: 'talk', rule: 'talk.levantine', confidence: 0.9 },
});

/** A network that finds one form of each word likely, the opening stop first. */
function networkOf(forms: readonly string[], strength: number) {
  const shown: { words: readonly NetworkWord[]; variety: number | undefined }[] = [];
  const network: MarkNetwork = {
    unit: 1,
    score(words, variety) {
      shown.push({ words, variety });
      return ['.', ...forms].map((form) =>
        Int16Array.from(
          splitMarks(form).flatMap(({ marks }) => [...markClasses.map((each) => (each === marks ? strength : 0)), 0]),
        ),
      );
    },
  };
  return { network, shown };
}

const read = (written: string, forms: readonly string[], likely: readonly string[], strength = 9) => {
  const { network, shown } = networkOf(likely, strength);
  const clause = { written: written.split(' '), words: forms.map(found), boundary: 'none' as const };
  const rows = weighTalk(network, 'levantine', [clause], () => ({ form: undefined, isCommon: false }));
  return { words: rows[0] ?? [], shown };
};

it('changes a word that the network finds likelier with other vowels, and says by which rule', () => {
  const { words } = read('شو بدك', ['شُو', 'بَدَّك'], ['شُو', 'بِدَّك']);
  expect(words.map(({ vowelled }) => vowelled)).toEqual(['شُو', 'بِدَّك']);
  expect(words[0]?.decision?.rule).toBe('talk.levantine');
  expect(words[1]?.decision).toMatchObject({ rule: 'network.talk', runnerUp: 'بَدَّك' });
});

it('leaves alone what was typed with marks, and a sukun that is written or not', () => {
  const { words } = read('بَدك بنت', ['بَدَّك', 'بِنْت'], ['بِدَّك', 'بِنت']);
  expect(words.map(({ vowelled }) => vowelled)).toEqual(['بَدَّك', 'بِنْت']);
});

it('tells the network the dialect, and what was found', () => {
  const { shown } = read('شو', ['شُو'], ['شُو']);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.variety).toBe(2);
  expect(shown[0]?.words[1]?.first).toEqual([2, 0]);
});

it('is as sure of a word that it leaves as the network finds it likely', () => {
  const sure = read('شو', ['شُو'], ['شُو']).words[0];
  const unsure = read('شو', ['شُو'], ['شِو'], 2).words[0];
  expect([sure?.vowelled, unsure?.vowelled]).toEqual(['شُو', 'شُو']);
  expect(sure?.confidence).toBeGreaterThan(0.95);
  expect(unsure?.confidence).toBeLessThan(0.5);
});
