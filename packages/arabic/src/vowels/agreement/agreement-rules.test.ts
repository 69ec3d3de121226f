import { describe, expect, it } from 'vitest';
import { removeMarks } from '../marks.ts';
import { applyAgreement } from './agreement-rules.ts';
import type { WordBefore } from '../word-reading.ts';

/** Words that were read one after the other, the first of them by a rule about certain words. */
function read(vowelled: string): WordBefore | undefined {
  return vowelled
    .split(' ')
    .filter((word) => word !== '')
    .reduce<WordBefore | undefined>(
      (before, word) => ({ bare: removeMarks(word), vowelled: word, isByRule: before === undefined, before }),
      undefined,
    );
}

const origin = { stage: 'learned', rule: 'learned.list' } as const;

function inPlace(form: string, before: string, next?: string, ownedConfidence = 0): string {
  const reading = { form, coreConfidence: 1, endingConfidence: 1, isOwn: false, origin, ownedConfidence };
  return applyAgreement(reading, { bare: removeMarks(form), next, before: read(before), opens: before === '' }).form;
}

describe('agreement with the words around', () => {
  it.each([
    ['a verb is closed after لم', 'يَكْتُبُ', 'لَمْ', 'يَكْتُبْ'],
    ['and ends in a after لن', 'يَنْجَحُ', 'لَنْ', 'يَنْجَحَ'],
    ['a weak one stays as it is', 'يَدْعُ', 'لَمْ', 'يَدْعُ'],
    ['what describes two is of two', 'مُفِيدِينَ', 'كِتَابَيْنِ', 'مُفِيدَيْنِ'],
    ['but not after a definite noun', 'مُفِيدِينَ', 'الْكِتَابَيْنِ', 'مُفِيدِينَ'],
    ['a subject is no possessor', 'الْمُمَثِّلِ', 'مَثَّلَ', 'الْمُمَثِّل'],
    ['an agent is the subject', 'الْبِنْتَ', 'لَبِسَتِ', 'الْبِنْتُ'],
    ['many who act keep their n', 'الْفَلَّاحُونَ', 'حَصَدَ', 'الْفَلَّاحُونَ'],
    ['what is their own is the object', 'حُكْمُهَا', 'أَصْدَرَتِ الْمَحْكَمَةُ', 'حُكْمَهَا'],
    ['but not himself', 'نَفْسُهُ', 'حَضَرَ الْوَزِيرُ', 'نَفْسُهُ'],
    ['what is ours is the object of us', 'وَطَنِنَا', 'نُحِبُّ', 'وَطَنَنَا'],
    ['what one is told to do something to', 'اسْمُكَ', 'اكْتُبِ', 'اسْمَكَ'],
    ['but not after a preposition', 'بِنَفْسِكَ', 'ثِقْ', 'بِنَفْسِكَ'],
    ['whose somebody is', 'مَدْرَسَتُنَا', 'مُدِيرُ', 'مَدْرَسَتِنَا'],
    ['what is forbidden', 'الْوُقُوفِ', 'مَمْنُوع', 'الْوُقُوفُ'],
    ['what is known', 'الْمَدِينَةَ', 'تُعْرَفُ هَذِهِ', 'الْمَدِينَةُ'],
    ['a time is no subject', 'الْيَوْمَ', 'يُعْرَفُ', 'الْيَوْمَ'],
    ['what one is told of', 'مَوْعِدُنَا', 'لَا تَنْسَ', 'مَوْعِدَنَا'],
    ['a doubled one is not closed', 'يَتِمُّ', 'لَمْ', 'يَتِمَّ'],
    ['the mood is heard before an object', 'تَصِلُكَ', 'أَنْ', 'تَصِلَكَ'],
    ['and after لم', 'تُخْبِرُهُمْ', 'لَمْ', 'تُخْبِرْهُمْ'],
    ['what ends in such a letter of its own', 'نَتْرُكَ', 'لَنْ', 'نَتْرُكَ'],
    ['nor is a doubled one before an object', 'يَسْتَعِدُّهَا', 'لَمْ', 'يَسْتَعِدَّهَا'],
    ['what it is done for', 'لِتَمْنَحُكَ', 'بِعِنَايَةٍ', 'لِتَمْنَحَكَ'],
    ['but not of nouns', 'لِيَوْمِكَ', 'شُكْرًا', 'لِيَوْمِكَ'],
    ['an adverb with its pronoun', 'خِلَالُهَا', 'تُسَلَّمُ', 'خِلَالَهَا'],
    ['but not after a preposition', 'خِلَالِهَا', 'مِنْ', 'خِلَالِهَا'],
    ['the genitive of two prepositions in a row', 'وَلِثِقَتُكَ', 'بِنَا', 'وَلِثِقَتِكَ'],
    ['but not of a letter of the noun', 'بِطَاقَتُكَ', 'انْتَهَتْ', 'بِطَاقَتُكَ'],
    ['what is told to be done with something', 'بِإِقَامَةٍ', 'اسْتَمْتِعْ', 'بِإِقَامَةٍ'],
    ['an imperative is no preposition', 'هَاتِفَكَ', 'حَوِّلْ', 'هَاتِفَكَ'],
    ['plurals in ات', 'مَبِيعَاتَكَ', 'ضَاعِفْ', 'مَبِيعَاتِكَ'],
    ['but not of a root in ت', 'أَوْقَاتَكَ', 'نَظِّمْ', 'أَوْقَاتَكَ'],
    ['nor singulars in اة', 'مُبَارَاتَهُ', 'لَعِبَ', 'مُبَارَاتَهُ'],
    ['a past of ours has an object', 'رِسَالَتَكَ', 'تَلَقَّيْنَا', 'رِسَالَتَكَ'],
    ['what comes to you is done by something', 'طَلَبَكَ', 'سَيَصِلُكَ', 'طَلَبُكَ'],
    ['what is said of an accusative', 'الْمَاضِي', 'الْخَمِيسَ', 'الْمَاضِيَ'],
    ['but not of a genitive', 'الْمَاضِي', 'الْخَمِيسِ', 'الْمَاضِي'],
  ])('%s: %s after %s', (_, form, before, wanted) => {
    expect(inPlace(form, before)).toBe(wanted);
  });

  it.each([
    ['شَعْرِهَا', 'طويل', 'شَعْرُهَا'],
    ['شَعْرِهَا', 'في', 'شَعْرِهَا'],
    ['مِلْعَقَةً', 'سكر', 'مِلْعَقَة'],
    ['فَجْأَةً', 'سقط', 'فَجْأَةً'],
    ['كَذَلِكَ', 'قال', 'كَذَلِكَ'],
  ])('%s opens a sentence before %s', (form, next, wanted) => {
    expect(inPlace(form, '', next)).toBe(wanted);
  });

  it.each([
    ['سَبْعَةُ', 'أربعة', 'هُوَ', 'سَبْعَة'],
    ['سَبْعَةُ', 'كتب', 'هُوَ', 'سَبْعَةُ'],
    ['وَزِيرًا', 'الخارجية', 'وَقَّعَ', 'وَزِيرَا'],
    ['وَزِيرًا', 'الخارجية', 'كَانَ', 'وَزِيرًا'],
    ['وَزِيرًا', 'اليوم', 'قَابَلَ', 'وَزِيرًا'],
    ['كِتَابًا', 'المدرسة', 'قَرَأَ', 'كِتَابًا'],
  ])('%s before %s, after %s: %s', (form, next, before, wanted) => {
    expect(inPlace(form, before, next)).toBe(wanted);
  });
});

describe('the case before a pronoun', () => {
  it.each([
    ['of her who is no addressee', 'شَهَادَتُهُ', 'لَا تُقْبَلُ'],
    ['of what only looks governed', 'تَبِعَهُمْ', 'مِنْ'],
  ])('is left to the network where it is sure: %s', (_, form, before) => {
    expect(inPlace(form, before)).not.toBe(form);
    expect(inPlace(form, before, undefined, 0.95)).toBe(form);
  });

  it('is that of the object where the network is in doubt', () => {
    expect(inPlace('مَوْعِدُنَا', 'لَا تَنْسَ', undefined, 0.5)).toBe('مَوْعِدَنَا');
  });
});
