import { describe, expect, it } from 'vitest';
import { transcribe } from './transcribe.ts';
import { isInClass } from './word-classes.ts';

function isLearned(word: string): boolean {
  return isInClass(transcribe(word), 'learned');
}

describe('learned words', () => {
  it.each(['قُرْآن', 'القَاهِرَة', 'بِالقَانُون', 'قَانُونِيَّة', 'وَقَانُونُنَا', 'المَنْطِقَة', 'حُقُوقُهُمْ'])(
    'are found by list, with their clitics: %s',
    (word) => {
      expect(isLearned(word)).toBe(true);
    },
  );

  it.each(['اسْتِقْلَال', 'الاقْتِصَاد', 'انْقِسَام', 'مُسْتَقْبَل', 'مُنَاقَشَة', 'قَوْمِيّ', 'المَوْقِف', 'تَوْقِيت'])(
    'are found by shape: %s',
    (word) => {
      expect(isLearned(word)).toBe(true);
    },
  );

  it.each(['قَلْب', 'قَهْوَة', 'قَالَ', 'قَرِيب', 'جَمَل', 'قَمَرِي', 'دَقِيقَة', 'السُّوق'])('are no everyday words: %s', (word) => {
    expect(isLearned(word)).toBe(false);
  });
});

describe('other classes', () => {
  it.each([
    ['ثَلَاثَة', 'inherited'],
    ['الذَّهَب', 'inherited'],
    ['كَلْب', 'palatal'],
    ['وَقَرِيب', 'palatal'],
    ['البَقَرَة', 'rural'],
  ] as const)('%s is %s', (word, wordClass) => {
    expect(isInClass(transcribe(word), wordClass)).toBe(true);
  });

  it('know no stem inside another', () => {
    expect(isInClass(transcribe('كَلْبَان'), 'palatal')).toBe(true);
    expect(isInClass(transcribe('مُثَلَّث'), 'inherited')).toBe(false);
    expect(isInClass({ stem: '', transcription: '' }, 'learned')).toBe(false);
  });
});
