import { describe, expect, it } from 'vitest';
import { groupOf, recogniseDialect } from './recognise-dialect.ts';
import { dialectSentences, standardSentences } from './sentences.fixture.ts';

const sentences = Object.entries(dialectSentences).map(([dialect, lines]) => ({
  dialect: dialect as keyof typeof dialectSentences,
  lines,
}));
/** How many of a dialect's single sentences are recognised; what has no telling word is passed over in silence. */
const recognisedShareMin = 0.8;

describe('recogniseDialect', () => {
  it.each(sentences)('recognises $dialect, and never takes it for another', ({ dialect, lines }) => {
    const found = lines.map((line) => recogniseDialect(line)?.dialect);
    expect(lines.length).toBeGreaterThanOrEqual(20);
    expect(found.filter((group, index) => group !== undefined && group !== groupOf[dialect] && lines[index])).toEqual(
      [],
    );
    expect(found.filter(Boolean).length, lines.filter((_, index) => !found[index]).join('\n')).toBeGreaterThanOrEqual(
      recognisedShareMin * lines.length,
    );
  });

  it.each(sentences)('recognises a text in $dialect by all its sentences', ({ dialect, lines }) => {
    expect(recogniseDialect(lines.join(' '))?.dialect).toBe(groupOf[dialect]);
  });

  it.each(standardSentences)('is silent on standard Arabic: %s', (line) => {
    expect(recogniseDialect(line)).toBeUndefined();
  });

  it('is silent on all the standard sentences together, and on nothing', () => {
    expect(recogniseDialect(standardSentences.join(' '))).toBeUndefined();
    expect(recogniseDialect('')).toBeUndefined();
  });

  it('names the words as they were written, vowelled or not', () => {
    expect(recogniseDialect('أنا عَايِز أروح دلوقتي')).toEqual({ dialect: 'egyptian', words: ['عَايِز', 'دلوقتي'] });
  });

  it('does not decide between dialects that say the same', () => {
    expect(recogniseDialect('مين اللي جاي بكرة؟ إحنا لسه هنا عشان نشوفك شوية.')).toBeUndefined();
  });
});
