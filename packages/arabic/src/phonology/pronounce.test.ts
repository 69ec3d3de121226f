import { describe, expect, it } from 'vitest';
import { ipaOf } from './pronounce-text.fixture.ts';

describe('words that are often misread', () => {
  it.each([
    // Shadda before its vowel and after it.
    ['مُدَرِّس', 'muˈdarːis'],
    ['مُدَرّ\u0650س', 'muˈdarːis'],
    ['عَلَّمَ', 'ˈʕalːam'],
    ['عَل\u064e\u0651م', 'ˈʕalːam'],
    ['مُعَلِّم', 'muˈʕalːim'],
    // Tanwin on its alif, before it, and without it.
    ['شُكْرًا', 'ˈʃukran'],
    ['شُكْراً', 'ˈʃukran'],
    ['شكرا', 'ˈʃukran'],
    ['هُدًى', 'ˈhudaː'],
    ['جِدًّا', 'ˈdʒidːan'],
    ['كِتَابٌ', 'kiˈtaːb'],
    ['مَرْحَبًا', 'ˈmarħaban'],
    // The name of God.
    ['اللَّهُ', 'ʔɑˈlˤːɑːh'],
    ['الله', 'ʔɑˈlˤːɑːh'],
    ['وَاللَّهِ', 'wɑˈlˤːɑːh'],
    ['بِاللَّهِ', 'biˈlːaːh'],
    ['لِلَّهِ', 'liˈlːaːh'],
    ['لله', 'liˈlːaːh'],
    ['اللَّهُمَّ', 'ʔɑlˤːɑːˈhumː'],
    // Hamza and its seats.
    ['سُؤَال', 'suˈʔaːl'],
    ['بِئْر', 'ˈbiʔr'],
    ['شَيْء', 'ˈʃajʔ'],
    ['قِرَاءَة', 'qiˈraːʔa'],
    ['مُؤْمِن', 'ˈmuʔmin'],
    ['دِفْء', 'ˈdifʔ'],
    // Loanwords that begin with two consonants.
    ['بْلَاسْتِيك', 'bilaːsˈtiːk'],
    ['سْتُودْيُو', 'ʔisˈtuːdjuː'],
    ['قُرْآن', 'qurˈʔaːn'],
    ['أَنْ', 'ˈʔan'],
    ['يَأْكُل', 'ˈjaʔkul'],
    // The article.
    ['الشَّمْسُ', 'ʔaˈʃːams'],
    ['وَالشَّمْسِ', 'waˈʃːams'],
    ['الدَّرْسَ', 'ʔaˈdːars'],
    ['السُّوق', 'ʔaˈsːuːq'],
    ['وَالنُّورُ', 'waˈnːuːr'],
    ['بِالطَّائِرَةِ', 'biˈtˤːɑːʔira'],
    ['بِالسَّيَّارَةِ', 'bisːaˈjːaːra'],
  ])('%s is %s', (word, ipa) => {
    expect(ipaOf(word)).toBe(ipa);
  });
});
