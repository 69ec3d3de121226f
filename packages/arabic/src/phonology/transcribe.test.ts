import { describe, expect, it } from 'vitest';
import { transcribe } from './transcribe.ts';

function transcriptionOf(word: string): string {
  return transcribe(word).transcription;
}

describe('one-letter words and the article', () => {
  it.each([
    ['وَالشَّمْسِ', 'wal-ʃams+i'],
    ['بِالسَّيَّارَةِ', 'bil-sajjaːraẗ+i'],
    ['كَالْبَحْرِ', 'kal-baħr+i'],
    ['فَالْيَوْمَ', 'fal-jawm+a'],
    ['لِلنَّاسِ', 'lil-naːs+i'],
    ['للناس', 'lil-naːs'],
    ['وَلِلْبَيْتِ', 'walil-bajt+i'],
    ['لِلُّغَةِ', 'lil-luɣaẗ+i'],
    ['للغة', 'lil-laɣaẗ'],
    ['وَبِالْوَالِدَيْنِ', 'wabil-waːlidajn+i'],
    ['اَلْبَيْتُ', '‿al-bajt+u'],
    ['ٱلْبَيْتُ', '‿al-bajt+u'],
  ])('%s is %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });

  it.each([
    ['وَالِد', 'waːlid'],
    ['والد', 'waːlid'],
    ['والدة', 'waːlidaẗ'],
    ['بَالِغ', 'baːliɣ'],
    ['بالغ', 'baːliɣ'],
    ['فَالِق', 'faːliq'],
    ['كَالِح', 'kaːliħ'],
    ['أَلَم', 'ʔalam'],
    ['إِلَى', 'ʔilaː'],
    ['الى', 'ʔalaː'],
    ['اِلْتَقَى', '‿iltaqaː'],
    ['الْتِزَام', '‿iltizaːm'],
    ['التزام', '‿iltizaːm'],
    ['الف', 'ʔalf'],
  ])('%s only looks as if it had the article: %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });

  it.each([
    ['الِاسْتِقْلَالُ', '‿al-istiqlaːl+u'],
    ['الاستقلال', '‿al-istiqlaːl'],
    ['وَاسْتَمَرَّ', 'wastamarr+a'],
    ['واستمر', 'wastamar'],
    ['بِاسْمِ', 'bism+i'],
    ['وَانْكَشَفَ', 'wankaʃaf+a'],
    ['فَاكْتُبْ', 'faktub+'],
    ['لَانْفَضُّوا', 'lanfaDDuː'],
    ['اكْتُبْ', '‿uktub+'],
    ['اسْتُعْمِلَ', '‿ustuʕmil+a'],
    ['امْشُوا', '‿imʃuː'],
    ['ابْنُ', '‿ibn+u'],
    ['بْنُ', '‿bn+u'],
    ['اتَّحَدَ', '‿ittaħad+a'],
  ])('%s begins with a connecting vowel: %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });

  it.each([
    ['وَافَقَ', 'waːfaq+a'],
    ['واسع', 'waːsiʕ'],
    ['وَاتْسَاب', 'waːtsaːb'],
    ['فَاكْس', 'faːks'],
    ['بَابٌ', 'baːb+un'],
    ['كَانَتْ', 'kaːnat+'],
  ])('%s has a long a, not a connecting vowel: %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });
});

describe('the conjunction wa-', () => {
  it.each([
    ['وَحَصَلَ', 'wa-ħaSal+a'],
    ['وَقَرِيبٌ', 'wa-qariːb+un'],
    ['وَكَذَلِكَ', 'wa-kaðaːlik+a'],
  ])('%s is told apart: %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });

  it.each([
    ['وَلَدٌ', 'walad+un'],
    ['وَصَلَتْ', 'waSalat+'],
    ['وَطَنِيٌّ', 'waTanijj+un'],
    ['وَرَقَةٌ', 'waraqaẗ+un'],
    ['وِزَارَةٌ', 'wizaːraẗ+un'],
  ])('%s is a root in w: %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });
});

describe('alif, waw and ya', () => {
  it.each([
    ['هُوَ', 'huw+a'],
    ['هِيَ', 'hij+a'],
    ['قَوِيٌّ', 'qawijj+un'],
    ['طَوِيلَة', 'Tawiːlaẗ'],
    ['طويل', 'Tawiːl'],
    ['قُوَّة', 'quwwaẗ'],
    ['سَيَّارَة', 'sajjaːraẗ'],
    ['سيّارة', 'sajjaːraẗ'],
    ['نَبِيّ', 'nabijj'],
    ['عربيّة', 'ʕarbijjaẗ'],
    ['دُنْيَا', 'dunjaː'],
    ['طِوَال', 'Tiwaːl'],
    ['يَوْم', 'jawm'],
    ['بَيْت', 'bajt'],
    ['دُعَاء', 'duʕaːʔ'],
    ['دَعْوَة', 'daʕwaẗ'],
    ['دعوة', 'daʕwaẗ'],
    ['نِهَايَة', 'nihaːjaẗ'],
    ['سوريا', 'suːrijaː'],
    ['عُلُوّ', 'ʕuluww'],
    ['قَالُوا', 'qaːluː'],
    ['كتبوا', 'katabuː'],
    ['دَعَوْا', 'daʕaw'],
    ['هَوَا', 'hawaː'],
    ['يَدْعُو', 'jadʕuː'],
    ['مُوسَى', 'muːsaː'],
    ['فى', 'fiː'],
    ['فِى', 'fiː'],
    ['فيِ', 'fiː'],
    ['إِلاَّ', 'ʔillaː'],
    ['لاَ', 'laː'],
    ['الصَّلوٰةِ', '‿al-Salaːẗ+i'],
    ['شُكْرًا', 'ʃukr+an'],
    ['شُكْراً', 'ʃukr+an'],
    ['هُدًى', 'hud+an'],
    ['هُدىً', 'hud+an'],
    ['جُزْءًا', 'ʤuzʔ+an'],
    ['مَسَاءً', 'masaːʔ+an'],
    ['عَادَةً', 'ʕaːdaẗ+an'],
  ])('%s is %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });
});

describe('historical spellings', () => {
  it.each([
    ['هَذَا', 'haːðaː'],
    ['هذا', 'haːðaː'],
    ['وَهَذِهِ', 'wa-haːðih+i'],
    ['بِهَذَا', 'bihaːðaː'],
    ['ذَلِكَ', 'ðaːlik+a'],
    ['كَذَلِكَ', 'kaðaːlik+a'],
    ['هَؤُلَاءِ', 'haːʔulaːʔ+i'],
    ['لَكِنْ', 'laːkin+'],
    ['لَكِنَّهَا', 'laːkinnahaː'],
    ['أُولَئِكَ', 'ʔulaːʔik+a'],
    ['الرَّحْمَنِ', '‿al-raħmaːn+i'],
    ['السَّمَوَاتِ', '‿al-samaːwaːt+i'],
    ['إِلَهٌ', 'ʔilaːh+un'],
    ['الْإِلَهِ', '‿al-ʔilaːh+i'],
    ['طه', 'Taːhaː'],
    ['هَكَذَا', 'haːkaðaː'],
    ['دَاوُدُ', 'daːwuːd+u'],
    ['عَمْرٌو', 'ʕamr+un'],
    ['لِعَمْرٍو', 'liʕamr+in'],
    ['مِائَةٌ', 'miʔaẗ+un'],
    ['ثلاثمائة', 'θalaːθumiʔaẗ'],
    ['الَّذِي', '‿al-laðiː'],
    ['التي', '‿al-latiː'],
    ['شكرا', 'ʃukr+an'],
  ])('%s is %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });

  it.each([
    ['لَكُنَّ', 'lakunn+a'],
    ['عَمَرُوا', 'ʕamaruː'],
    ['أَوَّلِيّ', 'ʔawwalijj'],
    ['ذَلَّكَ', 'ðallak+a'],
  ])('typed vowels that mean another word win: %s is %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });
});

describe('the name of God', () => {
  it.each([
    ['اللَّهُ', '‿aLLaːh+u'],
    ['الله', '‿aLLaːh'],
    ['وَاللَّهِ', 'waLLaːh+i'],
    ['بِاللَّهِ', 'billaːh+i'],
    ['لِلَّهِ', 'lillaːh+i'],
    ['فلله', 'falillaːh'],
    ['اللَّهُمَّ', '‿aLLaːhumm+a'],
    ['عبدالله', 'ʕabduLLaːh'],
    ['عبدالرحمن', 'ʕabdul-raħmaːn'],
  ])('%s is %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });

  it.each([
    ['اللهب', '‿al-lahb'],
    ['اللَّهْجَة', '‿al-lahʤaẗ'],
    ['لهم', 'lahm'],
  ])('%s is not it: %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });
});

describe('letters of other alphabets', () => {
  it.each([
    ['ڤِيدْيُو', 'viːdjuː'],
    ['چَاي', 'ʧaːj'],
    ['ژُورْنَال', 'ʒuːrnaːl'],
    ['گُوگِل', 'guːgil'],
    ['پَارِيس', 'paːriːs'],
  ])('%s is %s', (word, transcription) => {
    expect(transcriptionOf(word)).toBe(transcription);
  });
});
