import { isBare, type LetterPosition, type LetterRule, vowelAfter } from './letter-rule.ts';

/**
 * Waw and ya after the first letter: a long vowel, the end of a diphthong, or a consonant.
 * Source: Ryding 2005, 2.2.2 and 2.3; Wright 1896, I §§4–8.
 */
export const glideRules: readonly LetterRule[] = [
  {
    name: 'waw or ya under a dagger alif only seats the long a',
    letters: 'وي',
    applies: ({ letter, lastSound }) =>
      letter.dagger && letter.vowel === '' && (lastSound === 'a' || lastSound === '·'),
    speak: () => ({ sounds: ['aː'], replace: true }),
  },
  {
    name: 'a sign typed on the long vowel instead of the letter before it',
    letters: 'وي',
    applies: (at) =>
      !at.letter.shadda &&
      at.letter.vowel === shortVowel(at) &&
      (at.lastSound === '·' || (at.isLast && at.lastSound === shortVowel(at))),
    speak: (at) => ({ sounds: [`${shortVowel(at)}ː`], replace: true }),
  },
  {
    name: 'waw before the silent last alif of a plural is a long u',
    letters: 'و',
    applies: (at) => isBare(at.letter) && isPluralAlifNext(at) && (at.lastSound === 'u' || at.lastSound === '·'),
    speak: () => ({ sounds: ['uː'], replace: true }),
  },
  {
    name: 'waw before the silent last alif closes a diphthong after a',
    letters: 'و',
    applies: (at) => isBare(at.letter) && isPluralAlifNext(at) && at.lastSound === 'a',
    speak: () => ({ sounds: ['w'] }),
  },
  {
    name: 'waw or ya before alif is a consonant',
    letters: 'وي',
    applies: ({ letter, next }) => letter.vowel === '' && !letter.shadda && (next?.base === 'ا' || next?.base === 'ى'),
    speak: (at) => ({ sounds: [glide(at), '·'] }),
  },
  {
    name: 'ya before ta marbuta is the ending -ijja when nothing else is written',
    letters: 'ي',
    applies: ({ letter, next, lastSound }) =>
      isBare(letter) && next?.base === 'ة' && (lastSound === '·' || lastSound === 'i'),
    speak: () => ({ sounds: ['i', 'jj', '·'], replace: true }),
  },
  {
    name: 'waw or ya before ta marbuta is a consonant',
    letters: 'وي',
    applies: ({ letter, next }) => isBare(letter) && next?.base === 'ة',
    speak: (at) => ({ sounds: [glide(at), '·'] }),
  },
  {
    name: 'ya with a shadda at the end is -ijj, waw -uww, when nothing else is written',
    letters: 'وي',
    applies: (at) => at.letter.shadda && at.lastSound === '·' && isSuffixNext(at),
    speak: (at) => ({ sounds: [shortVowel(at), doubled(at), ...vowelAfter(at)], replace: true }),
  },
  {
    name: 'waw lengthens u, ya lengthens i',
    letters: 'وي',
    applies: (at) => isBare(at.letter) && at.lastSound === shortVowel(at),
    speak: (at) => ({ sounds: [`${shortVowel(at)}ː`], replace: true }),
  },
  {
    name: 'waw after an unwritten vowel is a long u, ya a long i, unless another one follows',
    letters: 'وي',
    applies: (at) =>
      isBare(at.letter) && at.lastSound === '·' && !(at.next && isBare(at.next) && 'وي'.includes(at.next.base)),
    speak: (at) => ({ sounds: [`${shortVowel(at)}ː`], replace: true }),
  },
  {
    name: 'waw or ya after a closes a diphthong',
    letters: 'وي',
    applies: (at) => isBare(at.letter) && at.lastSound === 'a',
    speak: (at) => ({ sounds: [glide(at)] }),
  },
  {
    name: 'any other waw or ya is a consonant',
    letters: 'وي',
    applies: () => true,
    speak: (at) => ({ sounds: [at.letter.shadda ? doubled(at) : glide(at), ...vowelAfter(at)] }),
  },
];

function glide({ letter }: LetterPosition): string {
  return letter.base === 'و' ? 'w' : 'j';
}

function doubled(at: LetterPosition): string {
  return glide(at).repeat(2);
}

function shortVowel({ letter }: LetterPosition): string {
  return letter.base === 'و' ? 'u' : 'i';
}

/** A last alif, unmarked, after a waw that has at least two letters before it: a word as short as هوا ends in -waː. */
function isPluralAlifNext({ next, afterNext, previous, index }: LetterPosition): boolean {
  return next?.base === 'ا' && next.vowel === '' && afterNext === undefined && previous?.base !== 'ا' && index >= 2;
}

/** The word ends here, or with the feminine ending. */
function isSuffixNext({ next, afterNext, isLast }: LetterPosition): boolean {
  return isLast || next?.base === 'ة' || (next?.base === 'ا' && afterNext?.base === 'ت');
}
