import { damma, fatha, joinMarks, kasra, splitMarks, sukun } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import { hasArticle, markedProclitic, withArticle } from '../clitics.ts';
import {
  afterAnd,
  certainParticles,
  firstVowels,
  foreignSpelling,
  glides,
  landCluster,
  lengthened,
  openers,
  plainlyForeign,
} from './foreign-names.data.ts';
import { neverMarked } from '../letters.data.ts';
import { vowelsInRun } from './foreign-syllables.ts';

/** Below this share of its vowels the network guesses at a word rather than reads it; found on news and web text. */
const guessedShareMax = 0.2;
/** Of a word that looks like another with something written onto it. */
const relatedShareMax = 0.05;

/** Rules that stand for a word that no list knows. */
const ofLetters: ReadonlySet<string> = new Set(['network.letters', 'guess.letters']);
const ofRelated: ReadonlySet<string> = new Set(['related.listed-word', 'related.word-shape']);

/**
 * True for a word that no list knows, that the network guesses at, and that is spelt as foreign names are.
 *
 * @param rule what decided on the word.
 */
export function isForeignName(bare: string, share: number, rule = 'network.letters'): boolean {
  if (!foreignSpelling.test(bare)) {
    return false;
  }
  return ofLetters.has(rule)
    ? share < guessedShareMax
    : ofRelated.has(rule) && share < relatedShareMax && plainlyForeign.test(bare);
}

/** What a letter is in its syllable: `offglide` is the second half of ay and aw. */
type Part = 'opener' | 'vowel' | 'offglide' | 'consonant';

function isVowelSign(letter: string): boolean {
  return neverMarked.includes(letter);
}

/** What و or ي after the first letter is: كُونترا, but مِيامي, بَاوند and سيرجِيُو. */
function partOfGlide(letters: readonly string[], index: number, before: Part): Part {
  const [letter = '', next = '', afterNext = ''] = letters.slice(index);
  const isBeforeVowel = next !== '' && (isVowelSign(next) || glides.includes(next));
  if (before === 'vowel') {
    return isVowelSign(letters[index - 1] ?? '') && !isBeforeVowel ? 'offglide' : 'consonant';
  }
  const endsInOy = letter === 'و' && next === 'ي' && afterNext === '';
  const opensSyllable = isBeforeVowel && (isVowelSign(next) || afterNext === '' || !isVowelSign(afterNext));
  return opensSyllable && !endsInOy ? 'consonant' : 'vowel';
}

function partsOf(letters: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const before = parts.at(-1) ?? 'opener';
    if (index === 0) {
      parts.push(openers.includes(letter) ? 'opener' : 'consonant');
    } else if (isVowelSign(letter)) {
      parts.push('vowel');
    } else {
      parts.push(glides.includes(letter) ? partOfGlide(letters, index, before) : 'consonant');
    }
  }
  return parts;
}

/** The short vowel after a consonant inside a run: a before a last r and in -land, u before w, else i. */
function shortVowel(run: readonly string[], index: number, isLast: boolean): string {
  const next = run[index + 1] ?? '';
  if (next === 'و') {
    return damma;
  }
  const isBeforeLastR = isLast && index === run.length - 2 && next === 'ر';
  return isBeforeLastR || run.slice(index, index + landCluster.length).join('') === landCluster ? fatha : kasra;
}

/** The marks of a run of consonants, the last of which begins the syllable of the long vowel after it. */
function marksOfRun(run: readonly string[], isAfterVowel: boolean, next: string | undefined): string[] {
  return vowelsInRun(run, { isAfterVowel, next }).map((hasVowel, index) => {
    const isEnd = index === run.length - 1;
    if (isEnd) {
      return next === undefined ? '' : (lengthened[next] ?? '');
    }
    return hasVowel ? shortVowel(run, index, next === undefined) : sukun;
  });
}

/** The marks of an offglide: سَاوند, but مَايَر. */
function marksOfOffglide(letters: readonly string[], index: number): string {
  const isBeforeLastR = index === letters.length - 2 && letters[index + 1] === 'ر';
  return isBeforeLastR ? fatha : index === letters.length - 1 ? '' : sukun;
}

function marksOfOpener(letter: string, next: string, nextPart: Part | undefined): string {
  const own = firstVowels[letter] ?? '';
  return nextPart === 'vowel' && letter === 'أ' ? (lengthened[next] ?? own) : own;
}

/** A name without article and particles, syllable by syllable. */
function bareName(name: string): string {
  const letters = [...name];
  const parts = partsOf(letters);
  const marked: string[] = [];
  while (marked.length < letters.length) {
    const at = marked.length;
    const letter = letters[at] ?? '';
    const part = parts[at];
    if (part !== 'consonant') {
      marked.push(
        part === 'opener'
          ? marksOfOpener(letter, letters[at + 1] ?? '', parts[at + 1])
          : part === 'offglide'
            ? marksOfOffglide(letters, at)
            : '',
      );
      continue;
    }
    const end = parts.findIndex((other, index) => index >= at && other !== 'consonant');
    const run = letters.slice(at, end < 0 ? undefined : end);
    // After an offglide a long run begins anew: لايبنيز, but تايبسكربت.
    const isAfterVowel = at > 0 && !(parts[at - 1] === 'offglide' && run.length > 4);
    marked.push(...marksOfRun(run, isAfterVowel, end < 0 ? undefined : letters[end]));
  }
  return letters.map((letter, index) => letter + (marked[index] ?? '')).join('');
}

/**
 * A foreign name as its spelling shows it: و and ي are long vowels, consonants end and begin syllables as they do with
 * ease, and a short vowel stands where they cannot: بِتْرُوجِيت, هِيرْتِفُورْدِشِير, غُوتِنْبِرْغ. It has no ending.
 */
export function foreignName(bare: string): MarkedLetter[] {
  const particles = certainParticles.exec(bare)?.[0] ?? (afterAnd.test(bare) ? bare.charAt(0) : '');
  const rest = bare.slice(particles.length);
  const before = [...particles].map(markedProclitic).join('');
  const isOfArticle = particles.endsWith('ل') && rest.startsWith('ل');
  const form = isOfArticle
    ? withArticle(bareName(rest.slice(1))).slice(1)
    : hasArticle(rest) && rest.length > 4
      ? withArticle(bareName(rest.slice(2)))
      : bareName(rest);
  return splitMarks(joinMarks(splitMarks(before + form)));
}
