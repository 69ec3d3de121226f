import { describe, expect, it } from 'vitest';
import { isParticle } from '../network/evidence.ts';
import { joinMarks, removeMarks, splitMarks } from '../marks.ts';
import { everydayTalk } from './everyday-talk.data.ts';
import { createColloquialReader } from './read-colloquial.ts';

const isListed = (bare: string) => bare === 'عجقة';

describe('talk in a dialect', () => {
  const levantine = createColloquialReader('levantine', isListed, (bare) => bare === 'السوق' || bare === 'عالم');

  it('is known by a word that only the dialect writes, by a verb in its own tense, and by ع before the article', () => {
    expect(levantine?.isTalk(['في', 'عجقة'])).toBe(true);
    expect(levantine?.isTalk(['منشوفك', 'قريبا'])).toBe(true);
    expect(levantine?.isTalk(['طلعنا', 'عالسوق'])).toBe(true);
    expect(levantine?.isTalk(['هو', 'عالم', 'في', 'السوق'])).toBe(false);
  });

  it('has its own vowels for words that the standard language spells alike, and leaves listed words alone', () => {
    expect(levantine?.read('وطلع')?.form).toBe('وْطِلِع');
    expect(levantine?.read('نتغدى')?.form).toBe('نِتْغَدَّى');
    expect(levantine?.read('عجقة')).toBeUndefined();
    expect(levantine?.read('بعد')).toBeUndefined();
  });

  it('is nobody’s in the standard language', () => {
    expect(createColloquialReader('msa', isListed, () => true)).toBeUndefined();
  });
});

describe('words of talk', () => {
  it.each(Object.entries(everydayTalk))(
    '%s: marks in order, no word twice, none of the particles that all share',
    (_, list) => {
      const forms = list.trim().split(/\s+/u);
      const bares = forms.map(removeMarks);
      expect(forms.filter((form) => joinMarks(splitMarks(form)) !== form)).toEqual([]);
      expect(bares.filter((bare, index) => bares.indexOf(bare) !== index)).toEqual([]);
      expect(
        bares.filter((bare) => ['ما', 'من', 'عن', 'لا', 'إلا', 'إن', 'أن'].includes(bare) && isParticle(bare)),
      ).toEqual([]);
    },
  );
});
