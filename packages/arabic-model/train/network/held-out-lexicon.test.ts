import { describe, expect, it } from 'vitest';
import { createHeldOutLexicon } from './held-out-lexicon.ts';

const counts = new Map([
  [
    'كتب',
    new Map([
      ['كَتَبَ', 3],
      ['كُتُبٌ', 2],
    ]),
  ],
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
