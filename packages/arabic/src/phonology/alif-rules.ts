import type { LetterRule } from './letter-rule.ts';

/** Alif and alif maqsura after the first letter, and ta marbuta. Source: Ryding 2005, 2.2–2.6. */
export const alifRules: readonly LetterRule[] = [
  {
    name: 'an alif after fathatan is silent',
    letters: 'اى',
    applies: ({ lastSound }) => lastSound.endsWith('an'),
    speak: () => ({ sounds: [] }),
  },
  {
    name: 'an alif that carries fathatan is the seat of the ending -an',
    letters: 'اى',
    applies: ({ letter, isLast }) => isLast && letter.vowel === 'an',
    speak: ({ lastSound }) => ({ sounds: ['+an'], replace: isOpen(lastSound) }),
  },
  {
    name: 'alif maqsura after i is a long i (في written فى)',
    letters: 'ى',
    applies: ({ lastSound }) => lastSound === 'i',
    speak: () => ({ sounds: ['iː'], replace: true }),
  },
  {
    name: 'an alif after i or u is silent (hamzat al-wasl after a preposition, the alif of the plural)',
    letters: 'ا',
    applies: ({ lastSound }) => /^[iu]/u.test(lastSound),
    speak: () => ({ sounds: [] }),
  },
  {
    name: 'the last alif of a plural verb is silent',
    letters: 'ا',
    applies: ({ previous, lastSound, isLast }) => isLast && previous?.base === 'و' && lastSound === 'w',
    speak: () => ({ sounds: [] }),
  },
  {
    name: 'an alif after a long vowel is silent',
    letters: 'اى',
    applies: ({ lastSound }) => lastSound.endsWith('ː'),
    speak: () => ({ sounds: [] }),
  },
  {
    name: 'alif lengthens the a before it',
    letters: 'اىٱ',
    applies: () => true,
    speak: ({ lastSound }) => ({ sounds: ['aː'], replace: isOpen(lastSound) }),
  },
  {
    name: 'ta marbuta comes after a',
    letters: 'ة',
    applies: ({ letter, next, afterNext, isLast }) =>
      isLast || (letter.vowel === 'an' && next?.base === 'ا' && afterNext === undefined),
    speak: ({ letter, lastSound }) => {
      const ending = letter.vowel === '' ? '' : `+${letter.vowel === 'sukun' ? '' : letter.vowel}`;
      const isLong = lastSound.endsWith('ː');
      return { sounds: isLong ? [`ẗ${ending}`] : ['a', `ẗ${ending}`], replace: isOpen(lastSound) };
    },
  },
];

/** Returns true after a short vowel, or where none is written. */
function isOpen(sound: string): boolean {
  return sound === '·' || sound === 'a' || sound === 'i' || sound === 'u';
}
