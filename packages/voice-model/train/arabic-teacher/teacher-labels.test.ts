import type { Sound } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { toLabels } from './teacher-labels.ts';
import { teacherSpans, toTeacherWord } from './teacher-words.ts';

function sounds(text: string): Sound[] {
  return text.split(' ').map((name) => ({
    phoneme: name.replace('ː', '') as Sound['phoneme'],
    long: name.endsWith('ː'),
    stressed: false,
  }));
}

function word(text: string) {
  return toTeacherWord(sounds(text)) ?? [];
}

const labels = toLabels([
  [word('k a t a b a'), word('d a r s a n')],
  [word('f iː'), word('ʃ a h r i')],
]);

/** Written by Festival 2.5, but for `^` before the place of the phrase: there the voice asks for it. */
const byFestival = [
  'x^x-pau+k=a@x_x/A:0_0_0/B:x-x-x@x-x&x-x#x-x$x-x!x-x;x-x|x/C:0+0+3/D:0_0/E:x+x@x+x&x+x#x+x/F:content_3/G:0_0/H:x=x^1=2|0/I:5=2/J:8+4-2',
  'x^pau-k+a=t@1_3/A:0_0_0/B:0-0-3@1-3&1-5#1-1$1-1!0-0;0-0|a/C:0+0+2/D:0_0/E:content+3@1+2&0+1#0+1/F:content_2/G:0_0/H:5=2^1=2|NONE/I:3=2/J:8+4-2',
];

describe('labels of the Arabic teacher', () => {
  it('are those that Festival writes', () => {
    expect(labels.slice(0, 2)).toEqual(byFestival);
  });

  it('have a pause before, between and after the phrases, and one label a phone', () => {
    const names = labels.map((label) => /-(.+?)\+/u.exec(label)?.[1]);
    expect(names.join(' ')).toBe('pau k a t a b a d a r s a n pau f ii ch a h r i pau');
  });

  it('count a pause between two phrases as after the first and before the second', () => {
    expect(labels[13]).toContain('/A:0_0_2/');
    expect(labels[13]).toContain('/D:content_2/');
    expect(labels[13]).toContain('/F:content_1/');
    expect(labels[13]).toContain('/G:5_2/');
  });
});

describe('words of the Arabic teacher', () => {
  it('have the syllables that Festival gives a language without rules', () => {
    expect(word('k a t a b a')).toEqual([['k', 'a', 't'], ['a', 'b'], ['a']]);
    expect(word('d a r s a n')).toEqual([
      ['d', 'a', 'r', 's'],
      ['a', 'n'],
    ]);
  });

  it('back i and u before an emphatic, and mark them before a last consonant', () => {
    expect(word('m u sˤ iː b').flat()).toEqual(['m', 'U', 'S', 'ii', 'b']);
    expect(word('k u t u b').flat()).toEqual(['k', 'u', 't', 'ua', 'b']);
  });

  it('have two phones for an affricate that he lacks, and none for what he cannot say', () => {
    expect(word('tʃ aː j').flat()).toEqual(['t', 'ch', 'aa', 'y']);
    expect(teacherSpans(sounds('tʃ aː j'))).toEqual([2, 1, 1]);
    expect(toTeacherWord(sounds('b eː t'))).toBeUndefined();
  });
});
