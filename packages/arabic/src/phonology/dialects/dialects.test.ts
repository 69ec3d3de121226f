import { describe, expect, it } from 'vitest';
import { dialects } from '../../dialect.ts';
import { ipaOf } from '../pronounce-text.fixture.ts';

/**
 * The subject of a test, a word, and its sounds in each dialect, in the order of `dialects`: msa, egyptian, gulf,
 * levantine, maghrebi, saudi, uae, qatar.
 */
type Row = readonly [topic: string, text: string, ipa: string];

const accent: readonly Row[] = [
  ['θ, inherited', 'ثَلَاثَة', 'θaˈlaːθa | tæˈlæːtæ | θaˈlaːθa | taˈlæːte | təˈlæːta | θaˈlaːθa | θaˈlaːθe | θaˈlaːθa'],
  ['θ, learned', 'ثَابِت', 'ˈθaːbit | ˈsæːbit | ˈθaːbit | ˈsæːbit | tæːˈbit | ˈθaːbit | ˈθaːbit | ˈθaːbit'],
  ['ð, inherited', 'ذَهَب', 'ˈðahab | ˈdæhæb | ˈðahab | ˈdahab | dəˈhab | ˈðahab | ˈðahab | ˈðahab'],
  ['ð, learned', 'ذَكِيّ', 'ðaˈkijː | ˈzæki | ˈðaki | ˈzaki | ˈdaki | ˈðaki | ˈðaki | ˈðaki'],
  ['ðˤ, inherited', 'ظُهْر', 'ˈðˤuhr | ˈdˤuhr | ˈðˤuhr | ˈdˤuhr | ˈdˤuhr | ˈðˤuhr | ˈðˤuhr | ˈðˤuhr'],
  ['ðˤ, learned', 'نِظَام', 'niˈðˤɑːm | niˈzˤɑːm | niˈðˤɑːm | niˈzˤɑːm | nəˈdˤɑːm | niˈðˤɑːm | niˈðˤɑːm | niˈðˤɑːm'],
  ['dˤ', 'ضَابِط', 'ˈdˤɑːbitˤ | ˈdˤɑːbitˤ | ˈðˤɑːbitˤ | ˈdˤɑːbitˤ | dˤɑːˈbitˤ | ˈðˤɑːbitˤ | ˈðˤɑːbitˤ | ˈðˤɑːbitˤ'],
  ['dʒ', 'جَمَل', 'ˈdʒamal | ˈgæmæl | ˈdʒamal | ˈʒamal | ʒəˈmal | ˈdʒamal | ˈjamal | ˈjamal'],
  ['dʒ before a sibilant', 'جَلَسَ', 'ˈdʒalas | ˈgælæs | ˈdʒalas | ˈʒalas | ʒəˈlas | ˈdʒalas | ˈjalas | ˈjalas'],
  ['dʒ, learned', 'مَجْلِس', 'ˈmadʒlis | ˈmæglis | ˈmadʒlis | ˈmaʒlis | maʒˈlis | ˈmadʒlis | ˈmadʒlis | ˈmadʒlis'],
  ['q', 'قَلْب', 'ˈqɑlb | ˈʔælb | ˈgalb | ˈʔalb | ˈqɑlb | ˈgalb | ˈgalb | ˈgalb'],
  ['q, learned', 'قُرْآن', 'qurˈʔaːn | qurˤˈʔɑːn | qurˈʔaːn | qurˈʔæːn | qurˈʔæːn | qurˈʔaːn | qurˈʔaːn | qurˈʔaːn'],
  ['q before i', 'قَرِيب', 'qɑˈriːb | ʔæˈriːb | giˈriːb | ʔaˈriːb | qəˈriːb | gaˈriːb | giˈriːb | dʒiˈriːb'],
  ['k before a front vowel', 'كَلْب', 'ˈkalb | ˈkælb | ˈkalb | ˈkalb | ˈkalb | ˈkalb | ˈkalb | ˈkalb'],
  ['ʔ before a consonant', 'رَأْس', 'ˈraʔs | ˈrˤɑʔs | ˈraʔs | ˈraʔs | ˈraʔs | ˈraʔs | ˈraʔs | ˈraʔs'],
  ['ʔ at the end', 'سَمَاء', 'saˈmaːʔ | sæˈmæːʔ | saˈmaːʔ | saˈmæːʔ | səˈmæːʔ | saˈmaːʔ | saˈmaːʔ | saˈmaːʔ'],
  ['aj', 'بَيْت', 'ˈbajt | ˈbeːt | ˈbeːt | ˈbeːt | ˈbiːt | ˈbeːt | ˈbeːt | ˈbeːt'],
  ['aw', 'يَوْم', 'ˈjawm | ˈjoːm | ˈjoːm | ˈjoːm | ˈjuːm | ˈjoːm | ˈjoːm | ˈjoːm'],
  ['aj before j', 'أَيَّام', 'ʔaˈjːaːm | ʔæˈjːæːm | ʔaˈjːaːm | ʔaˈjːæːm | ʔaˈjːæːm | ʔaˈjːaːm | ʔaˈjːaːm | ʔaˈjːaːm'],
  ['a before iː', 'كَبِير', 'kaˈbiːr | kæˈbiːr | kiˈbiːr | kaˈbiːr | kəˈbiːr | kaˈbiːr | kiˈbiːr | kiˈbiːr'],
  [
    'i in an open syllable',
    'شَارِبَة',
    'ˈʃaːriba | ʃæˈribæ | ˈʃaːriba | ˈʃaːribe | ʃaːˈriba | ˈʃaːriba | ˈʃaːribe | ˈʃaːriba',
  ],
  [
    'case endings',
    'بَيْتٌ جَمِيلٌ',
    'ˈbajtun dʒaˈmiːl | ˈbeːt gæˈmiːl | ˈbeːt dʒiˈmiːl | ˈbeːt ʒaˈmiːl | ˈbiːt ʒəˈmiːl | ˈbeːt dʒaˈmiːl | ˈbeːt jiˈmiːl | ˈbeːt jiˈmiːl',
  ],
  ['tanwin of adverbs', 'شُكْرًا', 'ˈʃukran | ˈʃukrˤɑn | ˈʃukran | ˈʃukran | ʃukˈran | ˈʃukran | ˈʃukran | ˈʃukran'],
  [
    'ta marbuta after a front consonant',
    'مَدْرَسَة',
    'ˈmadrasa | mɑdˈrˤɑsɑ | ˈmadrasa | ˈmadrase | madˈrasa | ˈmadrasa | ˈmadrase | ˈmadrasa',
  ],
  [
    'ta marbuta after a back consonant',
    'فُرْصَة',
    'ˈfursˤɑ | ˈfurˤsˤɑ | ˈfursˤɑ | ˈfursˤɑ | ˈfursˤɑ | ˈfursˤɑ | ˈfursˤɑ | ˈfursˤɑ',
  ],
  [
    'ta marbuta in construct',
    'مَدْرَسَةُ البِنْتِ',
    'madˈrasatul ˈbint | mɑdˈrˤɑsit ilˈbint | ˈmadrasat ilˈbint | ˈmadraset ilˈbint | madrəˈsət ˈlbint | ˈmadrasat alˈbint | ˈmadrasat əlˈbint | ˈmadrasat ilˈbint',
  ],
  ['article', 'الوَلَد', 'ʔalˈwalad | ʔilˈwælæd | ʔilˈwalad | ʔilˈwalad | lwəˈlad | ʔalˈwalad | ʔəlˈwalad | ʔilˈwalad'],
  [
    'article before a sun letter',
    'الشَّمْس',
    'ʔaˈʃːams | ʔiˈʃːæms | ʔiˈʃːams | ʔiˈʃːams | ˈʃːams | ʔaˈʃːams | ʔəˈʃːams | ʔiˈʃːams',
  ],
  [
    'article before dʒ',
    'الجَمَل',
    'ʔalˈdʒamal | ʔilˈgæmæl | ʔilˈdʒamal | ʔilˈʒamal | ʒːəˈmal | ʔalˈdʒamal | ʔəlˈjamal | ʔilˈjamal',
  ],
  [
    'article before k',
    'الكِتَاب',
    'ʔalkiˈtaːb | ʔilkiˈtæːb | ʔilkiˈtaːb | ʔilkiˈtæːb | lkəˈtæːb | ʔalkiˈtaːb | ʔəlkiˈtaːb | ʔilkiˈtaːb',
  ],
  ['last long vowel', 'مُوسَى', 'ˈmuːsaː | ˈmuːsæ | ˈmuːsa | ˈmuːsa | ˈmuːsa | ˈmuːsa | ˈmuːsa | ˈmuːsa'],
  ['stress', 'مَكْتَبَة', 'ˈmaktaba | mækˈtæbæ | ˈmaktaba | ˈmaktabe | makˈtaba | ˈmaktaba | ˈmaktabe | ˈmaktaba'],
  [
    'stress and length',
    'القَاهِرَة',
    'ʔalˈqɑːhira | ʔilqɑˈhiræ | ʔilˈqɑːhira | ʔilˈqɑːhira | lqɑːˈhira | ʔalˈqɑːhira | ʔəlˈqɑːhira | ʔilˈqɑːhira',
  ],
  [
    'three consonants',
    'بِنْتٌ كَبِيرَةٌ',
    'ˈbintun kaˈbiːra | ˈbinti kæˈbiːræ | ˈbint kiˈbiːra | ˈbint kaˈbiːra | ˈbint kəˈbiːra | ˈbint kaˈbiːra | ˈbint kiˈbiːra | ˈbint kiˈbiːra',
  ],
  ['last group with a sonorant', 'حَبْل', 'ˈħabl | ˈħæbl | ˈħabl | ˈħabl | ˈħabl | ˈħabl | ˈħabl | ˈħabl'],
  ['guttural before a consonant', 'قَهْوَة', 'ˈqɑhwa | ˈʔæhwæ | ˈgahwa | ˈʔahwe | ˈqɑhwa | ˈgahawa | ˈgahawe | ˈgahwa'],
  [
    'function words',
    'هَذَا فِي البَيْتِ',
    'ˈhaːðaː fil ˈbajt | ˈhæːzæ fil ˈbeːt | ˈhaːða fil ˈbeːt | ˈhæːda fil ˈbeːt | ˈhæːda fi ˈlbiːt | ˈhaːða fil ˈbeːt | ˈhaːða fil ˈbeːt | ˈhaːða fil ˈbeːt',
  ],
  ['n before b', 'جَنْب', 'ˈdʒanb | ˈgæmb | ˈdʒamb | ˈʒamb | ˈʒamb | ˈdʒamb | ˈjamb | ˈjamb'],
  ['last -ijj', 'عَرَبِيّ', 'ʕaraˈbijː | ˈʕɑrˤɑbi | ˈʕarabi | ˈʕarabi | ʕəˈrabi | ˈʕarabi | ˈʕarabi | ˈʕarabi'],
];

/** Words that are different at full strength. */
const full: readonly Row[] = [
  ['θ, inherited', 'ثَلَاثَة', 'θaˈlaːθa | tæˈlæːtæ | θaˈlaːθa | taˈlæːte | ˈtlæːta | θaˈlaːθa | θaˈlaːθe | θaˈlaːθa'],
  ['θ, learned', 'ثَابِت', 'ˈθaːbit | ˈsæːbit | ˈθaːbit | ˈsæːbit | tæːˈbət | ˈθaːbit | ˈθaːbit | ˈθaːbit'],
  ['ð, inherited', 'ذَهَب', 'ˈðahab | ˈdæhæb | ˈðahab | ˈdahab | ˈdhəb | ˈðahab | ˈðahab | ˈðahab'],
  ['ðˤ, inherited', 'ظُهْر', 'ˈðˤuhr | ˈdˤuhr | ˈðˤuhar | ˈdˤuhir | ˈdˤəhr | ˈðˤuhr | ˈðˤuhr | ˈðˤuhar'],
  ['ðˤ, learned', 'نِظَام', 'niˈðˤɑːm | niˈzˤɑːm | ˈnðˤɑːm | ˈnzˤɑːm | ˈndˤɑːm | ˈnðˤɑːm | ˈnðˤɑːm | ˈnðˤɑːm'],
  ['dˤ', 'ضَابِط', 'ˈdˤɑːbitˤ | ˈdˤɑːbitˤ | ˈðˤɑːbitˤ | ˈdˤɑːbitˤ | dˤɑːˈbətˤ | ˈðˤɑːbitˤ | ˈðˤɑːbitˤ | ˈðˤɑːbitˤ'],
  ['dʒ', 'جَمَل', 'ˈdʒamal | ˈgæmæl | ˈjamal | ˈʒamal | ˈʒməl | ˈdʒamal | ˈjamal | ˈjamal'],
  ['dʒ before a sibilant', 'جَلَسَ', 'ˈdʒalas | ˈgælæs | ˈjalas | ˈʒalas | ˈgləs | ˈdʒalas | ˈjalas | ˈjalas'],
  ['dʒ, learned', 'مَجْلِس', 'ˈmadʒlis | ˈmæglis | ˈmadʒlis | ˈmaʒlis | məgˈləs | ˈmadʒlis | ˈmadʒlis | ˈmadʒlis'],
  ['q', 'قَلْب', 'ˈqɑlb | ˈʔælb | ˈgalub | ˈʔalib | ˈqəlb | ˈgalb | ˈgalb | ˈgalub'],
  ['q, learned', 'قُرْآن', 'qurˈʔaːn | qurˤˈʔɑːn | qurˈʔaːn | qurˈʔæːn | qərˈʔæːn | qurˈʔaːn | qurˈʔaːn | qurˈʔaːn'],
  ['q before i', 'قَرِيب', 'qɑˈriːb | ʔæˈriːb | ˈgriːb | ʔaˈriːb | ˈqriːb | ˈdzriːb | ˈgriːb | ˈdʒriːb'],
  ['k before a front vowel', 'كَلْب', 'ˈkalb | ˈkælb | ˈtʃalb | ˈkalib | ˈkəlb | ˈtsalb | ˈtʃalb | ˈtʃalb'],
  ['ʔ before a consonant', 'رَأْس', 'ˈraʔs | ˈrˤɑːs | ˈraːs | ˈraːs | ˈraːs | ˈraːs | ˈraːs | ˈraːs'],
  ['ʔ at the end', 'سَمَاء', 'saˈmaːʔ | ˈsæmæ | ˈsama | ˈsama | ˈsama | ˈsama | ˈsama | ˈsama'],
  ['a before iː', 'كَبِير', 'kaˈbiːr | kæˈbiːr | ˈtʃbiːr | ˈkbiːr | ˈkbiːr | ˈtsbiːr | ˈtʃbiːr | ˈtʃbiːr'],
  ['i in an open syllable', 'شَارِبَة', 'ˈʃaːriba | ˈʃɑrˤbɑ | ˈʃaːrba | ˈʃaːrbe | ʃaːˈriba | ˈʃaːrba | ˈʃaːrbe | ˈʃaːrba'],
  [
    'case endings',
    'بَيْتٌ جَمِيلٌ',
    'ˈbajtun dʒaˈmiːl | ˈbeːt gæˈmiːl | ˈbeːt ˈjmiːl | ˈbeːt ˈʒmiːl | ˈbiːt ˈʒmiːl | ˈbeːt ˈdʒmiːl | ˈbeːt ˈjmiːl | ˈbeːt ˈjmiːl',
  ],
  ['tanwin of adverbs', 'شُكْرًا', 'ˈʃukran | ˈʃukrˤɑn | ˈʃukran | ˈʃukran | ʃəkˈran | ˈʃukran | ˈʃukran | ˈʃukran'],
  [
    'ta marbuta after a front consonant',
    'مَدْرَسَة',
    'ˈmadrasa | mɑdˈrˤɑsɑ | ˈmadrasa | ˈmadrase | mədˈrasa | ˈmadrasa | ˈmadrase | ˈmadrasa',
  ],
  [
    'ta marbuta after a back consonant',
    'فُرْصَة',
    'ˈfursˤɑ | ˈfurˤsˤɑ | ˈfursˤɑ | ˈfursˤɑ | ˈfərsˤɑ | ˈfursˤɑ | ˈfursˤɑ | ˈfursˤɑ',
  ],
  [
    'ta marbuta in construct',
    'مَدْرَسَةُ البِنْتِ',
    'madˈrasatul ˈbint | mɑdˈrˤɑsit ilˈbint | ˈmadrasat ilˈbint | ˈmadraset ilˈbinit | mədrəˈsət ˈlbənt | ˈmadrasat alˈbint | ˈmadrasat əlˈbint | ˈmadrasat ilˈbint',
  ],
  ['article', 'الوَلَد', 'ʔalˈwalad | ʔilˈwælæd | ʔilˈwalad | ʔilˈwalad | lwəˈləd | ʔalˈwalad | ʔəlˈwalad | ʔilˈwalad'],
  [
    'article before a sun letter',
    'الشَّمْس',
    'ʔaˈʃːams | ʔiˈʃːæms | ʔiˈʃːams | ʔiˈʃːamis | ˈʃːəms | ʔaˈʃːams | ʔəˈʃːams | ʔiˈʃːams',
  ],
  [
    'article before dʒ',
    'الجَمَل',
    'ʔalˈdʒamal | ʔiˈgːæmæl | ʔilˈjamal | ʔiˈʒːamal | ʒːəˈməl | ʔalˈdʒamal | ʔəlˈjamal | ʔilˈjamal',
  ],
  [
    'article before k',
    'الكِتَاب',
    'ʔalkiˈtaːb | ʔikːiˈtæːb | ʔilikˈtaːb | ʔilikˈtæːb | lkəˈtæːb | ʔalikˈtaːb | ʔəlikˈtaːb | ʔilikˈtaːb',
  ],
  ['stress', 'مَكْتَبَة', 'ˈmaktaba | mækˈtæbæ | ˈmaktaba | ˈmaktabe | məkˈtaba | ˈmaktaba | ˈmaktabe | ˈmaktaba'],
  [
    'stress and length',
    'القَاهِرَة',
    'ʔalˈqɑːhira | ʔilqɑˈhiræ | ʔilˈqɑːhra | ʔilˈqɑːhra | lqɑːˈhira | ʔalˈqɑːhra | ʔəlˈqɑːhra | ʔilˈqɑːhra',
  ],
  [
    'three consonants',
    'بِنْتٌ كَبِيرَةٌ',
    'ˈbintun kaˈbiːra | ˈbinti kæˈbiːræ | ˈbint ˈtʃbiːra | ˈbinit ˈkbiːra | ˈbənt ˈkbiːra | ˈbint ˈtsbiːra | ˈbint ˈtʃbiːra | ˈbint ˈtʃbiːra',
  ],
  ['last group with a sonorant', 'حَبْل', 'ˈħabl | ˈħæbl | ˈħabil | ˈħabil | ˈħəbl | ˈħabl | ˈħabl | ˈħabil'],
  ['guttural before a consonant', 'قَهْوَة', 'ˈqɑhwa | ˈʔæhwæ | ˈgahwa | ˈʔahwe | ˈqəhwa | ˈgahawa | ˈgahawe | ˈgahwa'],
  ['n before b', 'جَنْب', 'ˈdʒanb | ˈgæmb | ˈjamb | ˈʒamib | ˈʒəmb | ˈdʒamb | ˈjamb | ˈjamb'],
  ['last -ijj', 'عَرَبِيّ', 'ʕaraˈbijː | ˈʕɑrˤɑbi | ˈʕarabi | ˈʕarabi | ˈʕrabi | ˈʕarabi | ˈʕarabi | ˈʕarabi'],
];

describe('a speaker of the region reading', () => {
  it.each(accent)('%s: %s', (_topic, text, ipa) => {
    expect(dialects.map((dialect) => ipaOf(text, { dialect })).join(' | ')).toBe(ipa);
  });
});

describe("the region's own words", () => {
  it.each(full)('%s: %s', (_topic, text, ipa) => {
    expect(dialects.map((dialect) => ipaOf(text, { dialect, strength: 'full' })).join(' | ')).toBe(ipa);
  });

  it('standard Arabic is the same at both strengths', () => {
    for (const [, text] of accent) {
      expect(ipaOf(text, { strength: 'full' })).toBe(ipaOf(text));
    }
  });
});

describe('all eight can be told apart', () => {
  const probe = 'قَالَ الرَّجُلُ الكَبِيرُ إِنَّ المَكَانَ جَمِيلٌ وَقَرِيبٌ وَشَرِبَ القَهْوَةَ';

  it.each(['accent', 'full'] as const)('a sentence of everyday words sounds eight ways at strength %s', (strength) => {
    const readings = dialects.map((dialect) => ipaOf(probe, { dialect, strength }));
    expect(new Set(readings).size).toBe(dialects.length);
  });

  it('every pair differs in at least two words of the sentence', () => {
    const readings = dialects.map((dialect) => ipaOf(probe, { dialect }).split(' '));
    for (const [index, one] of readings.entries()) {
      for (const other of readings.slice(index + 1)) {
        expect(one.filter((word, position) => word !== other[position]).length).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
