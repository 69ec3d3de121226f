import { describe, expect, it } from 'vitest';
import { compileRules } from './compile-rules.ts';

const header = 'id\tform\tafter\tbefore\tnear\tat\tagent\tsource\tnote\n';
const classes = 'name\twords\tmeaning\namounts\tثلاث* مئة\twhat says how much\n';

/** Compiles rules that say an id, a form, the word before, the place and the one who acts. */
function compile(
  ...rules: readonly (readonly [id: string, form: string, after: string, at?: string, agent?: string])[]
) {
  const lines = rules.map(
    ([id, form, after, at = '', agent = '']) => `${[id, form, after, '', '', at, agent, '', ''].join('\t')}\n`,
  );
  return compileRules({ homographs: header + lines.join(''), 'word-classes': classes });
}

describe('compiling the rules', () => {
  it('writes the words of a class in the place of its name', () => {
    expect(compile(['amr-1', 'عُمْر', 'عن @amounts'])).toContain('amr-1\tعُمْر\tعن ثلاث* مئة\t\t\t\t\n');
  });

  it.each([
    [
      'an id twice',
      [
        ['amr-1', 'عُمْر', 'عن'],
        ['amr-1', 'عَمْر', 'بن'],
      ],
      'homographs.tsv:2, 3: the id amr-1 twice',
    ],
    ['an id that is none', [['Amr', 'عُمْر', 'عن']], 'the id is not small letters'],
    ['a form without vowels', [['amr-1', 'عمر', 'عن']], 'homographs.tsv:2 amr-1: the form has no vowels'],
    ['marks out of order', [['ad-1', 'عَد\u064E\u0651', 'عن']], 'marks are not in the order'],
    ['a class that nobody knows', [['amr-1', 'عُمْر', '@years']], 'does not know @years'],
    ['a pattern that is none', [['amr-1', 'عُمْر', 'عُنْ']], 'is no word, beginning* or *end'],
    ['a place that is none', [['amr-1', 'عُمْر', '', 'middle']], 'at is none of: start, end, any'],
    ['a rule that asks for nothing', [['amr-1', 'عُمْر', '']], 'the rule asks for nothing'],
  ] as const)('refuses %s, and says where', (_, rules, fault) => {
    expect(() => compile(...rules)).toThrow(fault);
  });
});
