import { latinWords } from './latin-words.data.ts';
import { soundClasses, type Transcription } from './transcription.ts';

/** Letters by their English names, for words in capitals that are read letter by letter. */
const letterNames: Readonly<Record<string, Transcription>> = {
  a: 'ʔeː',
  b: 'biː',
  c: 'siː',
  d: 'diː',
  e: 'ʔiː',
  f: 'ʔif',
  g: 'ʤiː',
  h: 'ʔeːʧ',
  i: 'ʔaːj',
  j: 'ʤeː',
  k: 'keː',
  l: 'ʔil',
  m: 'ʔim',
  n: 'ʔin',
  o: 'ʔoː',
  p: 'biː',
  q: 'kjuː',
  r: 'ʔaːr',
  s: 'ʔis',
  t: 'tiː',
  u: 'juː',
  v: 'fiː',
  w: 'dabilju',
  x: 'ʔiks',
  y: 'waːj',
  z: 'zid',
};

/**
 * Spellings and their sounds, the longer first; tried from left to right at each place. `^` and `$` are the ends of the
 * word. Arabic has no p and no v of its own: b and f stand for them, as most speakers say them.
 */
const spellings: readonly (readonly [spelling: string, sounds: Transcription])[] = [
  ['tion$', 'ʃin'],
  ['sion$', 'ʒin'],
  ['ture$', 'ʧar'],
  ['ough', 'oː'],
  ['igh', 'aːj'],
  ['^kn', 'n'],
  ['^wr', 'r'],
  ['^ps', 's'],
  ['sch', 'ʃ'],
  ['tch', 'ʧ'],
  ['dge', 'ʤ'],
  ['sh', 'ʃ'],
  ['ch', 'ʧ'],
  ['th', 'θ'],
  ['ph', 'f'],
  ['gh', 'ɣ'],
  ['kh', 'x'],
  ['zh', 'ʒ'],
  ['wh', 'w'],
  ['ck', 'k'],
  ['qu', 'kw'],
  ['ng$', 'ng'],
  ['ee', 'iː'],
  ['ea', 'iː'],
  ['oo', 'uː'],
  ['ou', 'aːw'],
  ['ow$', 'oː'],
  ['ow', 'aːw'],
  ['ai', 'eː'],
  ['ay', 'eːj'],
  ['ei', 'aːj'],
  ['ey$', 'i'],
  ['oa', 'oː'],
  ['oi', 'oːj'],
  ['oy', 'oːj'],
  ['au', 'oː'],
  ['aw', 'oː'],
  ['ie$', 'i'],
  ['ie', 'iː'],
  ['ue$', 'uː'],
  ['eu', 'juː'],
  ['ew', 'juː'],
  ['ce', 'si'],
  ['ci', 'si'],
  ['cy', 'si'],
  ['le$', 'il'],
  ['re$', 'ar'],
  ['er$', 'ar'],
  ['or$', 'or'],
  ['bb', 'b'],
  ['cc', 'k'],
  ['dd', 'd'],
  ['ff', 'f'],
  ['gg', 'g'],
  ['ll', 'l'],
  ['mm', 'm'],
  ['nn', 'n'],
  ['pp', 'b'],
  ['rr', 'r'],
  ['ss', 's'],
  ['tt', 't'],
  ['zz', 'z'],
  ['^y', 'j'],
  ['y$', 'i'],
  ['^e', 'ʔi'],
  ['^a', 'ʔa'],
  ['^i', 'ʔi'],
  ['^o', 'ʔo'],
  ['^u', 'ʔa'],
  ['a$', 'a'],
  ['i$', 'i'],
  ['o$', 'o'],
  ['u$', 'u'],
  ['a', 'a'],
  ['b', 'b'],
  ['c', 'k'],
  ['d', 'd'],
  ['e', 'i'],
  ['f', 'f'],
  ['g', 'g'],
  ['h', 'h'],
  ['i', 'i'],
  ['j', 'ʤ'],
  ['k', 'k'],
  ['l', 'l'],
  ['m', 'm'],
  ['n', 'n'],
  ['o', 'o'],
  ['p', 'b'],
  ['q', 'k'],
  ['r', 'r'],
  ['s', 's'],
  ['t', 't'],
  ['u', 'a'],
  ['v', 'f'],
  ['w', 'w'],
  ['x', 'ks'],
  ['y', 'i'],
  ['z', 'z'],
];

const spellingPattern = new RegExp(spellings.map(([spelling]) => spelling).join('|'), 'gu');
/** A vowel, a consonant and a silent last e: the vowel has its long name. */
const silentE = /([aiou])([bcdfgklmnprstvz])e(s?)$/u;
const longNames: Readonly<Record<string, Transcription>> = { a: 'eː', i: 'aːj', o: 'oː', u: 'juː' };
const soundsBySpelling = new Map(spellings);
/** Letters that are no Latin letter with a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'e',
  œ: 'e',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ə: 'a',
  ĸ: 'k',
  ŧ: 't',
};
const acronymLengthMax = 5;

/**
 * The sounds an Arabic speaker gives a word in Latin letters: a list of brands and common words, names of letters for
 * words in capitals that are too short or have no vowel to be read, TypeScript as its two words, else a table from
 * letters to sounds in the manner of English.
 */
export function transcribeLatin(word: string): Transcription {
  const letters = word
    .normalize('NFC')
    .replaceAll('é', 'ai')
    .replaceAll(/[^a-z]/giu, (letter) => plainLetters[letter.toLowerCase()] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[^a-z]/giu, '');
  const lower = letters.toLowerCase();
  const known = Object.hasOwn(latinWords, lower) ? latinWords[lower] : undefined;
  if (known !== undefined) {
    return openClusters(known);
  }
  const parts = letters.split(/(?<=[a-z]{2})(?=[A-Z][a-z]{2})/u);
  if (parts.length > 1) {
    return parts
      .map(transcribeLatin)
      .join('')
      .replaceAll(/(?<=.)ʔ(?=[aiueo])/gu, '');
  }
  if (isSpelled(letters)) {
    return [...lower].map((letter) => letterNames[letter] ?? '').join('');
  }
  const match = lower.length > 3 ? silentE.exec(lower) : null;
  if (!match) {
    return openClusters(readSpellings(lower));
  }
  const [, vowel = '', consonant = '', plural = ''] = match;
  const start = match.index === 0 ? 'ʔ' : readSpellings(lower.slice(0, match.index), false);
  const last = consonant === 'c' ? 's' : readSpellings(consonant);
  return openClusters(`${start}${longNames[vowel] ?? ''}${last}${plural}`);
}

const consonant = `[${soundClasses.consonant}]`;
/** Three consonants; a glide that ends a syllable before the last two of a word is none of them. */
const threeConsonants = new RegExp(
  `(?<=[${soundClasses.vowel}ː])(${consonant}(?<![jw](?=${consonant}{2}$))${consonant})(?=${consonant})(?!ʔ)`,
  'gu',
);

/** A helping vowel after the second of three consonants, which keeps the beginnings of syllables: nitfiliks, ʔaltira. */
function openClusters(sounds: Transcription): Transcription {
  return sounds.replaceAll(threeConsonants, '$1i');
}

function isSpelled(letters: string): boolean {
  if (letters.length === 1) {
    return true;
  }
  const hasVowel = /[aeiouy]/iu.test(letters);
  if (!hasVowel) {
    return letters.length <= acronymLengthMax;
  }
  return letters.length <= 3 && letters === letters.toUpperCase();
}

function readSpellings(letters: string, isWholeWord = true): Transcription {
  const sounds = letters.replaceAll(spellingPattern, (spelling, offset: number) => {
    const isStart = offset === 0;
    const isEnd = isWholeWord && offset + spelling.length === letters.length;
    return (
      (isStart ? soundsBySpelling.get(`^${spelling}`) : undefined) ??
      (isEnd ? soundsBySpelling.get(`${spelling}$`) : undefined) ??
      soundsBySpelling.get(spelling) ??
      ''
    );
  });
  return /^[aeiou]/u.test(sounds) ? `ʔ${sounds}` : sounds;
}
