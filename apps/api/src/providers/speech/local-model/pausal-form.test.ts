import { describe, expect, it } from 'vitest';
import { toPausalForm } from './pausal-form.ts';

describe('toPausalForm', () => {
  it.each([
    ['الْوَلَدُ', 'الْوَلَد'],
    ['كِتَابٌ', 'كِتَاب'],
    ['كِتَابًا', 'كِتَابَا'],
    ['كِتَاباً', 'كِتَابا'],
    ['هُدًى', 'هُدَى'],
    ['مَدْرَسَةً', 'مَدْرَسَة'],
    ['مَدْرَسَةُ', 'مَدْرَسَة'],
    ['الْحُبُّ', 'الْحُبّ'],
    ['ذَهَبَ', 'ذَهَب'],
    ['فِي', 'فِي'],
    ['كَتَبُوا', 'كَتَبُوا'],
    ['hello', 'hello'],
  ])('writes %s as %s', (word, pausal) => {
    expect(toPausalForm(word)).toBe(pausal);
  });
});
