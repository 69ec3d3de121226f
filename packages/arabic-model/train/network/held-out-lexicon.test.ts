import { describe, expect, it } from 'vitest';
import { createHeldOutLexicon } from './held-out-lexicon.ts';
import { symbolOf, symbols } from './symbols.ts';
import { nothingKnown, wordFeatures } from './word-features.ts';

const counts = new Map([
  ['كتب', new Map([['كَتَبَ', 3], ['كُتُبٌ', 2]])],
  ['قلم', new Map([['قَلَمٌ', 2]])],
]);

describe('the held-out lexicon', () => {
  it('answers as if the sighting had not been counted, until another is held out', () => {
    const lexicon = createHeldOutLexicon(counts);
    lexicon.holdOut('كتب', 'كَتَبَ', 2);
    expect(lexicon.find('كتب')?.first).toBe('كُتُبٌ');
    lexicon.holdOut('قلم', 'قَلَمٌ', 1);
    expect(lexicon.find('قلم')).toBeUndefined();
    expect(lexicon.find('كتب')?.first).toBe('كَتَبَ');
  });
});

describe('what the network is told', () => {
  it('gives every symbol a number below 64, once', () => {
    expect(symbols.length).toBeLessThanOrEqual(64);
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(['٣', '7', 'ك', 'x', '\u{1F600}'].map((character) => symbols[symbolOf(character)])).toEqual(['0', '0', 'ك', '\u0000', '\u0000']);
  });

  it('puts the likelier reading first, letter by letter', () => {
    const reading = (form: string, coreConfidence: number) => ({ form, coreConfidence, endingConfidence: 1, isOwn: false });
    expect(wordFeatures('بل', [reading('بِل', 0.2), reading('بَلْ', 0.7)])).toEqual({ first: [1, 7], second: [3, 0], confidence: 2 });
    expect(wordFeatures('بل', [reading('بَلْ', 1)]).second).toEqual([nothingKnown, nothingKnown]);
  });
});
