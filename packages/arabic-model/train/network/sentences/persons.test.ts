import { describe, expect, it } from 'vitest';
import { makeSentences } from './make-sentences.ts';
import { orderOf, withYours, youDid, youDo, youDoNot, youMayDo } from './persons.ts';
import { isSound } from './inflect.ts';
import { services } from './vocabulary.ts';

const send = { perfect: 'أَرْسَلَ', imperfect: 'يُرْسِلُ' };
const write = { perfect: 'كَتَبَ', imperfect: 'يَكْتُبُ' };
const stop = { perfect: 'أَوْقَفَ', imperfect: 'يُوقِفُ' };
const confirm = { perfect: 'أَكَّدَ', imperfect: 'يُؤَكِّدُ' };
const sign = { perfect: 'وَقَّعَ', imperfect: 'يُوَقِّعُ' };
const discover = { perfect: 'اكْتَشَفَ', imperfect: 'يَكْتَشِفُ' };

describe('who is spoken to in sentences that are made up', () => {
  it('orders', () => {
    expect([send, write, stop, confirm, sign, discover].map((verb) => orderOf(verb, 'he'))).toEqual([
      'أَرْسِلْ',
      'اكْتُبْ',
      'أَوْقِفْ',
      'أَكِّدْ',
      'وَقِّعْ',
      'اكْتَشِفْ',
    ]);
    expect([orderOf(send, 'she'), orderOf(write, 'they')]).toEqual(['أَرْسِلِي', 'اكْتُبُوا']);
  });

  it('says what you do, may do, do not do and did', () => {
    expect([youDo(send, 'he'), youDo(send, 'she'), youDo(send, 'they')]).toEqual(['تُرْسِلُ', 'تُرْسِلِينَ', 'تُرْسِلُونَ']);
    expect([youMayDo(write, 'he'), youMayDo(write, 'she'), youDoNot(write, 'he'), youDoNot(write, 'they')]).toEqual([
      'تَكْتُبَ',
      'تَكْتُبِي',
      'تَكْتُبْ',
      'تَكْتُبُوا',
    ]);
    expect([youDid(stop, 'he'), youDid(stop, 'she'), youDid(stop, 'they')]).toEqual(['أَوْقَفْتَ', 'أَوْقَفْتِ', 'أَوْقَفْتُمْ']);
  });

  it('says what is yours in every case', () => {
    expect([
      withYours('بِطَاقَة', 'nominative', 'he'),
      withYours('بَيَانَات', 'accusative', 'they'),
      withYours('حِسَاب', 'genitive', 'she'),
    ]).toEqual(['بِطَاقَتُكَ', 'بَيَانَاتِكُمْ', 'حِسَابِكِ']);
  });

  it('has sound verbs alone, whose forms the rules know', () => {
    expect(services.flatMap(({ verbs }) => verbs).filter((verb) => !isSound(verb))).toEqual([]);
  });

  it('never calls a woman what only a vowel would tell from a man', () => {
    const sentences = makeSentences(8000, 9);
    // What ends in her pronoun, words of the root aside: leave, share, fish.
    const hers = /(?:^| )(?!ال|(?:وَ|فَ)?(?:اتْر|شَار))\S+[\u064E-\u0650]ك\u0650[ .؟]/u;
    const toHer = sentences.filter((sentence) => hers.test(sentence));
    expect(toHer.length).toBeGreaterThan(50);
    // What is hers stands with a verb that shows whom it speaks to.
    expect(toHer.filter((sentence) => !/\u0650ي(?:ن\u064E)?(?= )/u.test(sentence))).toEqual([]);
  });
});
