import { createDiacritisers } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { chooseDialect } from '../src/reading/choose-dialect.ts';
import { joinPreviews, previewParts } from '../src/reading/preview-parts.ts';

describe('whose sounds a text is read in', () => {
  it.each([
    [{}, {}, 'msa'],
    [{ voice: 'female2' }, {}, 'egyptian'],
    [{ dialect: 'qatar' }, {}, 'qatar'],
    [{ voice: 'male8', dialect: 'qatar' }, {}, 'qatar'],
    [{}, { voice: 'male3' }, 'gulf'],
    [{ dialect: 'uae' }, { voice: 'male3' }, 'uae'],
  ])('%j over the settings %j: %s', (options, settings, dialect) => {
    expect(chooseDialect({ options, settings })).toBe(dialect);
  });

  it.each([
    [{ voice: 'nobody' }, 'invalidValue'],
    [{ dialect: 'nowhere' }, 'invalidValue'],
    [{ voice: 'male2', dialect: 'gulf' }, 'voiceOfOtherDialect'],
  ])('%j is a wrong call', (options, key) => {
    expect(() => chooseDialect({ options, settings: {} })).toThrow(expect.objectContaining({ key, exitCode: 2 }));
  });
});

describe('a text of any length', () => {
  const diacritiser = createDiacritisers({})('msa');
  const text = `${'😀 '.repeat(20_100)}وصل 3 طلاب`;

  it('is read in parts, with places in the whole of it and one warning of each kind', async () => {
    const parts = await Array.fromAsync(
      previewParts(`${text} 漢字`, { dialect: 'msa', diacritiser, signal: new AbortController().signal }),
    );
    const { spans, warnings } = joinPreviews(parts);
    expect(parts.length).toBeGreaterThan(1);
    expect(spans.at(-2)).toMatchObject({ start: 40_204, end: 40_205, original: '3', spoken: 'ثلاثة' });
    expect(warnings.map(({ code }) => code)).toEqual([
      ...new Set(parts.flatMap((part) => part.warnings.map(({ code }) => code))),
    ]);
  });

  it('can be stopped between them', async () => {
    const stop = new AbortController();
    const parts = previewParts(text, { dialect: 'msa', diacritiser, signal: stop.signal });
    await parts.next();
    stop.abort();
    await expect(parts.next()).rejects.toMatchObject({ name: 'AbortError' });
  });
});
