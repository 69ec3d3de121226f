import { alifRules } from './alif-rules.ts';
import { consonantSounds } from './consonants.ts';
import { fillVowels } from './fill-vowels.ts';
import { glideRules } from './glide-rules.ts';
import { hamzaRules } from './hamza-rules.ts';
import { type LetterPosition, type LetterRule, vowelAfter } from './letter-rule.ts';
import { type Letter, parseLetters, skeletonOf } from './letters.ts';
import { readProclitics } from './proclitics.ts';
import { respell } from './respelling.ts';
import { isVowelSymbol, type Transcription } from './transcription.ts';
import { isWasl, waslVowel } from './wasl.ts';

/** A word's sounds before any dialect, and the letters of its stem, by which word lists know it. */
export interface TranscribedWord {
  readonly transcription: Transcription;
  /** The letters after one-letter words and the article, without marks. */
  readonly stem: string;
}

const rulesByLetter = new Map<string, LetterRule[]>();
for (const rule of [...hamzaRules, ...alifRules, ...glideRules]) {
  for (const letter of rule.letters) {
    rulesByLetter.set(letter, [...(rulesByLetter.get(letter) ?? []), rule]);
  }
}

/** The stem of the name of God, whatever is written onto it. */
export const divineNameStem = 'الله';
/** The name of God after at most two one-letter words; لله has no alif. */
const divineName = /^(?<proclitics>[أوفبتكل]{0,2})(?:[اٱ]لل|(?<=ل)ل)ه(?<vocative>م?)$/u;
/** Names like عبدالله, written without a space. */
const servantName = /^عبد(?=ال)/u;

/** Reads one vowelled, partly vowelled or bare word. A word without Arabic letters is empty. */
export function transcribe(word: string): TranscribedWord {
  const letters = respell(parseLetters(word));
  const skeleton = skeletonOf(letters);
  if (skeleton.endsWith('ه') || skeleton.endsWith('هم')) {
    const name = divineName.exec(skeleton)?.groups;
    if (name) {
      return {
        transcription: transcribeDivineName(letters, name['proclitics'] ?? '', name['vocative'] !== ''),
        stem: divineNameStem,
      };
    }
  }
  if (servantName.test(skeleton)) {
    const master = transcribe(word.slice(word.indexOf('ا')));
    return { transcription: `ʕabd${master.transcription.replace('‿a', 'u')}`, stem: skeleton };
  }
  return transcribeLetters(letters);
}

function transcribeLetters(letters: readonly Letter[]): TranscribedWord {
  const { sounds, length, assimilates } = readProclitics(letters);
  const stem = letters.slice(length);
  const first = stem[0];
  // Only a word before can double a first letter; its shadda then shows what the ear would hear anyway.
  if ((assimilates || length === 0) && first?.shadda) {
    stem[0] = { ...first, shadda: false };
  }
  const isMarked = stem.some(({ vowel }, index) => vowel !== '' && index < stem.length - 1);
  const body = letters.length === 1 ? transcribeSingleLetter(letters) : fillVowels(readStem(stem).join(''), isMarked);
  const onset = isVowelSymbol(body[0]) ? 'ʔ' : '';
  return { transcription: joinProclitics(sounds + onset + body), stem: skeletonOf(stem) };
}

/** A lone letter is one of the one-letter words. */
function transcribeSingleLetter(letters: readonly Letter[]): Transcription {
  const [letter] = letters;
  if (!letter) {
    return '';
  }
  const vowel =
    letter.vowel === '' || letter.vowel === 'sukun' ? ('بل'.includes(letter.base) ? 'i' : 'a') : letter.vowel;
  return `${consonantSounds[letter.base] ?? 'ʔ'}${vowel}`;
}

function readStem(letters: readonly Letter[]): string[] {
  const sounds: string[] = [];
  const hasInitialAlif = letters[0]?.base === 'ا' || letters[0]?.base === 'ٱ';
  if (hasInitialAlif) {
    sounds.push(...readInitialAlif(letters));
  }
  // A first consonant without a vowel leans on the word before, as in بْن.
  if (letters[0]?.vowel === 'sukun' && !hasInitialAlif && letters.length > 1) {
    sounds.push('‿');
  }
  for (let index = hasInitialAlif ? 1 : 0; index < letters.length; index++) {
    const at = positionAt(letters, index, sounds.at(-1) ?? '');
    if (!at) {
      continue;
    }
    const rule = rulesByLetter.get(at.letter.base)?.find((candidate) => candidate.applies(at));
    if (rule) {
      const spoken = rule.speak(at);
      if (spoken.replace) {
        sounds.pop();
      }
      sounds.push(...spoken.sounds);
    } else {
      const sound = consonantSounds[at.letter.base] ?? '';
      sounds.push(at.letter.shadda ? sound + sound : sound, ...vowelAfter(at));
    }
  }
  return sounds;
}

/** A bare alif at the beginning only seats a vowel: a connecting one, or one after a hamza that was not written. */
function readInitialAlif(letters: readonly Letter[]): string[] {
  const vowel = letters[0]?.vowel ?? '';
  if (isWasl(letters, 0)) {
    return [`‿${waslVowel(letters, 0)}`];
  }
  if (letters[1]?.base === 'و' || letters[1]?.base === 'ي') {
    return ['ʔ', vowel.length === 1 ? vowel : '·'];
  }
  return ['ʔ', vowel.length === 1 ? vowel : 'a'];
}

function positionAt(letters: readonly Letter[], index: number, lastSound: string): LetterPosition | undefined {
  const letter = letters[index];
  if (!letter) {
    return undefined;
  }
  return {
    letter,
    index,
    lastSound,
    previous: letters[index - 1],
    next: letters[index + 1],
    afterNext: letters[index + 2],
    isLast: index === letters.length - 1,
  };
}

function transcribeDivineName(letters: readonly Letter[], proclitics: string, isVocative: boolean): Transcription {
  const before = [...proclitics]
    .map((base) => `${consonantSounds[base] ?? ''}${'بل'.includes(base) ? 'i' : 'a'}`)
    .join('');
  const { vowel = '' } = letters.at(-1) ?? {};
  const ending = vowel === '' ? '' : `+${vowel === 'sukun' ? '' : vowel}`;
  return joinProclitics(`${before}‿aLLaːh${isVocative ? 'umm' : ''}${ending}`);
}

/**
 * Inside a word a connecting vowel goes after a vowel, and l is light in God's name after i. Source: Ryding 2005,
 * 2.4.4.
 */
function joinProclitics(transcription: Transcription): Transcription {
  if (!transcription.includes('‿')) {
    return transcription;
  }
  return transcription
    .replace(/(?<=[aiuə])‿[aiu]?/u, '')
    .replace('-‿', '-')
    .replace('iLL', 'ill');
}
