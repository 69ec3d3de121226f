import { type LetterRule, vowelAfter } from './letter-rule.ts';

/** Hamza on its seats. The seat itself is never spoken. Source: Ryding 2005, 2.3; Wright 1896, I §§14–17. */
export const hamzaRules: readonly LetterRule[] = [
  {
    name: 'alif madda is a glottal stop and a long a',
    letters: 'آ',
    applies: () => true,
    speak: () => ({ sounds: ['ʔ', 'aː'] }),
  },
  {
    name: 'hamza below alif is followed by i',
    letters: 'إ',
    applies: ({ letter }) => letter.vowel === '' && !letter.dagger,
    speak: () => ({ sounds: ['ʔ', 'i'] }),
  },
  {
    name: 'hamza above an initial alif is followed by a when nothing else is written',
    letters: 'أ',
    applies: ({ letter, index, isLast }) => index === 0 && !isLast && letter.vowel === '' && !letter.dagger,
    speak: () => ({ sounds: ['ʔ', 'a'] }),
  },
  {
    name: 'any other hamza is a plain consonant',
    letters: 'أإؤئء',
    applies: () => true,
    speak: (at) => ({ sounds: ['ʔ', ...vowelAfter(at)] }),
  },
];
