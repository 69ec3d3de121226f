import type { SoundRule } from '../sound-rule.ts';

/** The l of the article becomes the coronal after it. */
export const articleAssimilation: SoundRule = {
  name: "the article's l assimilates to a coronal",
  source: 'Ryding 2005, 2.4.1; Watson 2002, 9.1',
  from: 'l-(<sun>)',
  to: '$1-$1',
};

/** The vowel a is backed beside an emphatic or q. */
export const localEmphasis: SoundRule = {
  name: 'a is dark beside an emphatic or q',
  source: 'Watson 2002, 10.1; Ryding 2005, 2.2.1',
  from: '(?<=<emphatic>|q)a|a(?=ː?(?:<emphatic>|q))',
  to: 'ɑ',
};

/** The article with i, also after a one-letter word: il-, wil-, bil-. */
export const articleInI: readonly SoundRule[] = [
  { name: 'the article is il-', source: 'Watson 2002, 2.6; Holes 1990, 3.2', from: '^‿al-', to: '‿il-' },
  { name: 'the article is -il after w-', source: 'Watson 2002, 2.6; Holes 1990, 3.2', from: '(?<=^w)al-', to: 'il-' },
];

export const monophthongs: readonly SoundRule[] = [
  {
    name: 'aj before a consonant is eː',
    source: 'Watson 2002, 2.4; Holes 1990, 5.2',
    from: '(?<!(?:^|-)ʔ)aj(?=(?!j)<C>)',
    to: 'eː',
    except: 'learned',
  },
  {
    name: 'aw before a consonant is oː',
    source: 'Watson 2002, 2.4; Holes 1990, 5.2',
    from: '(?<!(?:^|-)ʔ)aw(?=(?!w)<C>)',
    to: 'oː',
    except: 'learned',
  },
];

export const shortFinalVowels: SoundRule = {
  name: 'a long last vowel is short',
  source: 'Watson 2002, 8.2; Holes 1990, 5.3',
  from: '(<V>)ː$',
  to: '$1',
};

/** ʕarabijj is ʕarabi, ʕaduww is ʕadu. */
export const shortFinalGlides: SoundRule = {
  name: 'a last geminate glide after its vowel is lost',
  source: 'Cowell 1964, 10.10; Woidich 2006, 1.3.2',
  from: '(?<=<C>)(?:(i)jj|(u)ww)$',
  to: '$1$2',
};

export const nasalAssimilation: SoundRule = {
  name: 'n is m before b',
  source: 'Watson 2002, 9.2',
  from: 'n(?=b)',
  to: 'm',
};

/** The glottal stop inside and at the end of everyday words. */
export const lostHamza: readonly SoundRule[] = [
  {
    name: 'a glottal stop before a consonant lengthens the vowel',
    source: 'Watson 2002, 2.2; Holes 1990, 5.1',
    from: '([aiu])ʔ(?=<C>)',
    to: '$1ː',
    strength: 'full',
    except: 'learned',
  },
  {
    name: 'a glottal stop after i is j',
    source: 'Woidich 2006, 1.1.4',
    from: '(?<=aː)ʔ(?=i)',
    to: 'j',
    strength: 'full',
    except: 'learned',
  },
  {
    name: 'a last glottal stop after a long vowel is lost',
    source: 'Watson 2002, 2.2',
    from: '(?<=<V>)ːʔ$',
    to: '',
    strength: 'full',
  },
];

/** Interdentals in cities: stops in words that came down by mouth, sibilants in learned ones. */
export const urbanInterdentals: readonly SoundRule[] = [
  { name: 'θ is t in inherited words', source: 'Watson 2002, 2.3', from: 'θ', to: 't', only: 'inherited' },
  { name: 'ð is d in inherited words', source: 'Watson 2002, 2.3', from: 'ð', to: 'd', only: 'inherited' },
  { name: 'ðˤ is dˤ in inherited words', source: 'Watson 2002, 2.3', from: 'Ð', to: 'D', only: 'inherited' },
  { name: 'θ is s in learned words', source: 'Watson 2002, 2.3', from: 'θ', to: 's' },
  { name: 'ð is z in learned words', source: 'Watson 2002, 2.3', from: 'ð', to: 'z' },
  { name: 'ðˤ is zˤ in learned words', source: 'Watson 2002, 2.3', from: 'Ð', to: 'Z' },
];

/** The consonant rules that the dialects of the east and the centre of the Arabian peninsula share. */
export const peninsularConsonants: readonly SoundRule[] = [
  { name: 'dˤ has merged with ðˤ', source: 'Holes 1990, 5.1; Ingham 1994, 1.1', from: 'D', to: 'Ð' },
];

export const gaf: SoundRule = {
  name: 'q is g outside learned words',
  source: 'Holes 1990, 5.1; Ingham 1994, 1.1',
  from: 'q',
  to: 'g',
  except: 'learned',
};

export const yod: SoundRule = {
  name: 'dʒ is j outside learned words',
  source: 'Johnstone 1965; Hassan 2017; Mustafawi 2006',
  from: 'ʤ',
  to: 'j',
  except: 'learned',
};

/** kabiːr is kibiːr: a before a single consonant and iː is raised unless a guttural or an emphatic keeps it low. */
export const raising: SoundRule = {
  name: 'a is raised to i before a consonant and iː',
  source: 'Holes 1990, 5.4; Johnstone 1967, 2.3',
  from: '<stem>((?!<emphatic>|<guttural>|ʔ)<C>)a(?=(?!<emphatic>|<guttural>)<C>iː(?!$))',
  to: '$1i',
  except: 'learned',
};

/**
 * qahwa is gahawa: a guttural that closes a syllable after a opens a new one; everywhere only in the region's own
 * words.
 */
export const gahawa: readonly SoundRule[] = [
  {
    name: 'a guttural after a takes a vowel before a consonant and a last a (the gahawa rule)',
    source: 'Ingham 1994, 1.4; de Jong 2011',
    from: '(?<=<C>a<guttural>)(?=(?!<guttural>)<C>[ae]$)',
    to: 'a',
    except: 'learned',
  },
  {
    name: 'a guttural after a takes a vowel before a consonant and any short a',
    source: 'Ingham 1994, 1.4; de Jong 2011',
    from: '(?<=<C>a<guttural>)(?=(?!<guttural>)<C>[ae](?!ː|n\\+?$))',
    to: 'a',
    strength: 'full',
    except: 'learned',
  },
];

/** galb is galub, baħr is baħar: two last consonants are split in the colour of their neighbours. */
export const splitFinalClusters: readonly SoundRule[] = [
  {
    name: 'a last group after a and a guttural is split by a',
    source: 'Holes 1990, 5.5',
    from: '(?<=<V><guttural>)(?=(?!<guttural>)<C>$)',
    to: 'a',
    strength: 'full',
  },
  {
    name: 'a last group beside an emphatic or velar is split by u',
    source: 'Holes 1990, 5.5',
    from: '(?<=[TDSÐqgk]<V>)(<C>)((?!\\1)[bmnlrfw])$',
    to: '$1u$2',
    strength: 'full',
  },
  {
    name: 'a last group that ends in a sonorant is split by i',
    source: 'Holes 1990, 5.5',
    from: '(?<=<V>)(<C>)((?!\\1)[nlrm])$',
    to: '$1i$2',
    strength: 'full',
  },
];

/** Vowels that an unstressed open syllable loses: kibiːr is kbiːr, ʃaːriba is ʃaːrba. */
export const syncope: SoundRule = {
  name: 'i and u are dropped in an open unstressed syllable',
  source: 'Cowell 1964, 1.7; Watson 2002, 4.4',
  from: '(?<=(?:^|-|<V>ː?)<C>)[iu](?=<C><V>ː)|(?<=<V>ː<C>)[iu](?=<C><V>)',
  to: '',
  strength: 'full',
};

/** Pronouns and other small words as most regions say them. */
export const pronouns = {
  بن: 'bin',
  هو: 'huwwa',
  هي: 'hijja',
  أنت: 'ʔinta',
  'أنت\u0650': 'ʔinti',
  إنت: 'ʔinta',
  'إنت\u0650': 'ʔinti',
  انت: 'ʔinta',
  أنتم: 'ʔintum',
  أنتي: 'ʔinti',
  إلى: 'ʔila',
  الى: 'ʔila',
} as const;
