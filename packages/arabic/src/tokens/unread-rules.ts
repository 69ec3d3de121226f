import { endOf, type Reading, type TokenContext, type TokenRule } from './token-rule.ts';

function skip(code: 'foreign_script_skipped' | 'characters_skipped') {
  return (match: RegExpExecArray, { warn }: TokenContext): Reading => {
    warn({ code, detail: match[0] });
    return { pieces: [], end: endOf(match) };
  };
}

/** Rules for signs that no voice reads. Emoji without a name and ornaments are left out silently. */
export const unreadRules: readonly TokenRule[] = [
  {
    name: 'foreign script',
    starts: ['symbol'],
    pattern: /[[\p{L}\p{N}\p{M}]--[\p{Script=Arabic}\p{Script=Latin}\d]]{1,200}/vy,
    read: skip('foreign_script_skipped'),
  },
  {
    name: 'unknown letters',
    starts: ['symbol', 'arabic', 'latin'],
    pattern: /[\p{L}\p{N}]{1,200}?/uy,
    read: skip('characters_skipped'),
  },
];
