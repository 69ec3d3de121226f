import type { TextPreview } from '@rakhim/sdk';
import { describe, expect, it } from 'vitest';
import { createCliHome } from '../src/testing/run-cli.ts';

/** Nobody is signed in, and where the service should be nothing listens. */
function openHome() {
  return createCliHome({ RAKHIM_BASE_URL: 'http://127.0.0.1:9' });
}

describe('rakhim text', () => {
  it('vowels a text without a key and without a service', async () => {
    const home = await openHome();
    const { exitCode, stdout, stderr } = await home.run(['text', 'خرج محمد من البيت صباحا']);
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 0,
      stdout: 'خَرَجَ مُحَمَّدٌ مِنَ الْبَيْتِ صَبَاحًا\n',
      stderr: '23 characters\n',
    });
  });

  it('tells programs what the service would, in the caller’s language', async () => {
    const home = await openHome();
    const { stdout } = await home.run(['text', '--json', '--language', 'ar', '-v', 'male3'], {
      stdin: '😀 أنا عايز 3 كتب دلوقتي',
    });
    const { spans, warnings, rules, characters } = JSON.parse(stdout) as TextPreview;
    expect(spans.map(({ start, end, original, rule }) => [start, end, original, rule]).slice(0, 4)).toEqual([
      [0, 1, '😀', 'emoji'],
      [2, 5, 'أنا', 'plain'],
      [6, 10, 'عايز', 'plain'],
      [11, 12, '3', 'number'],
    ]);
    expect(warnings).toEqual([
      {
        code: 'text_in_other_dialect',
        dialect: 'egyptian',
        detail: expect.any(String),
        message: expect.stringContaining('العربية المصرية'),
      },
    ]);
    expect(rules).toMatchObject({ number: 'قُرئ عددًا' });
    expect(characters).toBe(23);
  });

  it('shows word by word what else could be meant', async () => {
    const home = await openHome();
    const { stdout } = await home.run(['text', 'علم الولد', '--words']);
    const [first, second] = stdout.trimEnd().split('\n');
    expect(first).toMatch(/^علم {2,}\S+ {2,}\S+ ، \S+$/u);
    expect(second).toMatch(/^الولد {2,}الْوَلَد$/u);
  });

  it('says of every word what decided on it, and in which row', async () => {
    const home = await openHome();
    const { stdout } = await home.run(['text', 'اشتريت فيسبوك 3 مرات', '--why']);
    const [verb, brand, number] = stdout.trimEnd().split('\n');
    expect(verb).toMatch(/^اشتريت {2,}\S+ {2,}(?:network|lexicon|learned|context) {2,}\S+ {2,}[01]\.\d\d/u);
    expect(brand).toMatch(/ lexicon\.brands {2,}\S+ {2,}lexicon\/brands\.tsv:\d+/u);
    expect(number).toMatch(/^3 {2,}.+ {2,}number/u);
  });

  it('refuses input without text as a usage error', async () => {
    const { exitCode, stderr } = await (await openHome()).run(['text', ' \n']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('no text') });
  });
});
