import { describe, expect, it } from 'vitest';
import { mergeWarnings } from './merge-warnings.ts';

describe('mergeWarnings', () => {
  it('says each thing once, of all the words concerned, in the order of the text', () => {
    const warnings = mergeWarnings([
      { code: 'style_not_honoured', detail: 'whispering' },
      { code: 'characters_skipped', detail: '☃' },
      { code: 'markup_removed', detail: '<b>' },
      { code: 'characters_skipped', detail: '♜' },
      { code: 'characters_skipped', detail: '☃' },
    ]);
    expect(warnings).toEqual([
      { code: 'style_not_honoured', detail: 'whispering' },
      { code: 'characters_skipped', detail: '☃, ♜' },
      { code: 'markup_removed', detail: '<b>' },
    ]);
  });

  it('cuts a long list short between characters', () => {
    const [warning] = mergeWarnings(
      Array.from({ length: 500 }, (_, index) => ({
        code: 'characters_skipped',
        detail: String.fromCodePoint(0x1f600 + (index % 60)),
      })),
    );
    expect(Array.from(warning!.detail)).toHaveLength(120);
    expect(warning!.detail.isWellFormed()).toBe(true);
    expect(warning!.detail.endsWith('…')).toBe(true);
  });
});
