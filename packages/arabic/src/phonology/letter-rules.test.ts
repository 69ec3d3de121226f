import { expect, it } from 'vitest';
import { alifRules } from './alif-rules.ts';
import { consonantSounds } from './consonants.ts';
import { glideRules } from './glide-rules.ts';
import { hamzaRules } from './hamza-rules.ts';
import type { LetterRule } from './letter-rule.ts';
import { transcribe } from './transcribe.ts';

it.each(Object.entries(consonantSounds).filter(([letter]) => !'ءأإؤئآوية'.includes(letter)))(
  '%s is always %s',
  (letter, sound) => {
    expect(transcribe(`${letter}َبَ${letter}ِبَ`).transcription).toBe(`${sound}aba${sound}ib+a`);
  },
);

/** For every rule a word that it alone reads right. */
const witnesses: Readonly<Record<string, readonly [word: string, transcription: string]>> = {
  'alif madda is a glottal stop and a long a': ['قُرْآن', 'qurʔaːn'],
  'hamza below alif is followed by i': ['إن', 'ʔin'],
  'hamza above an initial alif is followed by a when nothing else is written': ['أن', 'ʔan'],
  'any other hamza is a plain consonant': ['سُؤَال', 'suʔaːl'],
  'an alif after fathatan is silent': ['جُزْءًا', 'ʤuzʔ+an'],
  'an alif that carries fathatan is the seat of the ending -an': ['جُزْءاً', 'ʤuzʔ+an'],
  'alif maqsura after i is a long i (في written فى)': ['بِى', 'biː'],
  'an alif after i or u is silent (hamzat al-wasl after a preposition, the alif of the plural)': ['بُاب', 'bub'],
  'the last alif of a plural verb is silent': ['رَمَوْا', 'ramaw'],
  'an alif after a long vowel is silent': ['قَالُوا', 'qaːluː'],
  'alif lengthens the a before it': ['بَاب', 'baːb'],
  'ta marbuta comes after a': ['غُرْفة', 'ɣurfaẗ'],
  'waw or ya under a dagger alif only seats the long a': ['حَيوٰة', 'ħajaːẗ'],
  'a sign typed on the long vowel instead of the letter before it': ['كَبيِر', 'kabiːr'],
  'waw before the silent last alif of a plural is a long u': ['كتبوا', 'katabuː'],
  'waw before the silent last alif closes a diphthong after a': ['سَعَوا', 'saʕaw'],
  'waw or ya before alif is a consonant': ['طِوال', 'Tiwaːl'],
  'ya before ta marbuta is the ending -ijja when nothing else is written': ['ذهبية', 'ðahbijjaẗ'],
  'waw or ya before ta marbuta is a consonant': ['نِهَاية', 'nihaːjaẗ'],
  'ya with a shadda at the end is -ijj, waw -uww, when nothing else is written': ['عدوّ', 'ʕaduww'],
  'waw lengthens u, ya lengthens i': ['نُور', 'nuːr'],
  'waw after an unwritten vowel is a long u, ya a long i, unless another one follows': ['شكور', 'ʃukuːr'],
  'waw or ya after a closes a diphthong': ['بَيت', 'bajt'],
  'any other waw or ya is a consonant': ['وَلَد', 'walad'],
};

const rules: readonly LetterRule[] = [...hamzaRules, ...alifRules, ...glideRules];

it.each(rules.map(({ name }) => name))('%s', (name) => {
  const [word, transcription] = witnesses[name] ?? ['', 'a word for every rule'];
  expect(transcribe(word).transcription).toBe(transcription);
});

it('has no two rules of one name', () => {
  expect(new Set(rules.map(({ name }) => name)).size).toBe(Object.keys(witnesses).length);
});
