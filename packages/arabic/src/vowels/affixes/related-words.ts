import { article, conjunctions, lettersBeforeI, prefixChanges, suffixChanges } from './affix-changes.data.ts';
import type { PrefixChange, SuffixChange } from './affix-changes.data.ts';
import { sunLetters } from '../clitics.data.ts';
import type { Lexicon, LexiconEntry } from '../word-lists/lexicon.ts';
import { damma, dammatan, fatha, fathatan, joinMarks, kasra, kasratan, shadda, splitMarks, sukun } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';

/** A reading found through a related word. */
export interface RelatedReading {
  readonly form: string;
  /** How likely the vowels before the last letter are right; 0 to 1. */
  readonly confidence: number;
}

const samePrefix: PrefixChange = { written: '', related: '', reliability: 1 };
const sameSuffix: SuffixChange = { written: '', related: '', marked: '', joint: 'keep', reliability: 1 };
const noConjunction = samePrefix;

const shortOf: Readonly<Record<string, string>> = { [fathatan]: fatha, [dammatan]: damma, [kasratan]: kasra };
const jointVowels: Readonly<Record<string, string>> = { a: fatha, i: kasra, u: damma, an: fathatan, none: '' };

/** No Arabic word is longer; what is longer is not searched. */
const lettersMax = 24;
/**
 * A short stem is shared by too many words to say much; index: its letters. Fitted together with the reliabilities of
 * the changes.
 */
const stemTrust: readonly number[] = [0, 0, 0.59, 0.69, 0.87, 0.97, 0.99];
/** What a word seen only a few times is worth beside a common one. */
const rareTrust = 0.92;

function withoutNunation(marks: string): string {
  return marks.replace(/[\u064B-\u064D]/, (mark) => shortOf[mark] ?? mark);
}

function withVowel(marks: string, vowel: string): string {
  return (marks.includes(shadda) ? shadda : '') + vowel;
}

/**
 * After the article a sun letter is doubled and the lam is silent, before a joining alif the lam takes an i, else a
 * sukun.
 */
function addArticle(prefix: MarkedLetter[], stem: MarkedLetter[]): void {
  const first = stem[0];
  const lam = prefix.pop();
  if (first === undefined || lam === undefined) {
    return;
  }
  const isSun = sunLetters.includes(first.letter);
  prefix.push({ letter: lam.letter, marks: first.letter === 'ا' ? kasra : isSun ? '' : sukun });
  if (isSun) {
    stem[0] = { letter: first.letter, marks: shadda + first.marks.replace(shadda, '') };
  }
}

function dropArticle(stem: MarkedLetter[]): void {
  const first = stem[0];
  if (first !== undefined) {
    stem[0] = { letter: first.letter, marks: first.marks.replace(shadda, '') };
  }
}

/** Marks of the stem's last letter once the suffix follows. */
function jointMarks(marks: string, suffix: SuffixChange, prefix: PrefixChange): string {
  if (suffix === sameSuffix) {
    return prefix.article === 'adds' ? withoutNunation(marks) : marks;
  }
  if (suffix.joint !== 'keep') {
    return withVowel(marks, jointVowels[suffix.joint] ?? '');
  }
  const kept = withoutNunation(marks);
  if (kept !== '' && kept !== shadda) {
    return kept;
  }
  return kept + (lettersBeforeI.has(prefix.written) ? kasra : damma);
}

/** هُ and its plurals turn to هِ after an i. */
function harmonise(suffix: string, before: MarkedLetter | undefined): string {
  const afterI =
    before !== undefined && (before.marks.endsWith(kasra) || (before.letter === 'ي' && !before.marks.includes(fatha)));
  return afterI && suffix.startsWith('هُ') ? `هِ${suffix.slice(2)}` : suffix;
}

/** Other letters with the marks of the related word's first letters. */
function respell(letters: string, related: readonly MarkedLetter[]): MarkedLetter[] {
  return [...letters].map((letter, index) => ({ letter, marks: related[index]?.marks ?? '' }));
}

function buildForm(entry: LexiconEntry, prefix: PrefixChange, suffix: SuffixChange): string {
  const related = splitMarks(entry.first);
  const stem = related.slice(prefix.related.length, related.length - suffix.related.length);
  const before = prefix.marked === undefined ? respell(prefix.written, related) : splitMarks(prefix.marked);
  if (prefix.article === 'drops') {
    dropArticle(stem);
  }
  if (prefix.article === 'adds') {
    addArticle(before, stem);
  }
  // Where both words have the article, its lam is marked as in the related one.
  if (prefix.related === article && prefix.written.endsWith('ل')) {
    before.splice(-1, 1, { letter: 'ل', marks: related[1]?.marks ?? '' });
  }
  const last = stem.at(-1);
  if (last !== undefined && last.letter !== 'ا' && last.letter !== 'ى') {
    stem[stem.length - 1] = { letter: last.letter, marks: jointMarks(last.marks, suffix, prefix) };
  }
  return joinMarks(before) + joinMarks(stem) + harmonise(suffix.marked, stem.at(-1));
}

function fits(word: string, prefix: PrefixChange): boolean {
  if (!word.startsWith(prefix.written)) {
    return false;
  }
  return prefix.before === undefined || prefix.before.includes(word[prefix.written.length] ?? '-');
}

/**
 * Reads an unknown word through a known one with other clitics or endings: وكتابهم through كتاب, المدرسات through
 * مدرسة.
 *
 * @param bare a word without marks that the lexicon does not have.
 * @returns the likeliest reading, or `undefined` when no related word is known.
 */
export function readThroughRelatedWord(bare: string, lexicon: Lexicon): RelatedReading | undefined {
  if (bare.length > lettersMax) {
    return undefined;
  }
  let best: RelatedReading | undefined;
  for (const conjunction of [noConjunction, ...conjunctions]) {
    if (!fits(bare, conjunction)) {
      continue;
    }
    const word = bare.slice(conjunction.written.length);
    for (const prefix of [samePrefix, ...prefixChanges]) {
      if (!fits(word, prefix)) {
        continue;
      }
      for (const suffix of [sameSuffix, ...suffixChanges]) {
        if (!word.endsWith(suffix.written)) {
          continue;
        }
        const stem = word.slice(prefix.written.length, word.length - suffix.written.length);
        if (stem.length < 2 || word.length < prefix.written.length + suffix.written.length + 2) {
          continue;
        }
        const reliability =
          conjunction.reliability * prefix.reliability * suffix.reliability * (stemTrust[stem.length] ?? 0.99);
        if (best !== undefined && reliability <= best.confidence) {
          continue;
        }
        const entry = lexicon.find(prefix.related + stem + suffix.related);
        if (entry === undefined) {
          continue;
        }
        const confidence = reliability * entry.coreShare * (entry.isCommon ? 1 : rareTrust);
        if (best !== undefined && confidence <= best.confidence) {
          continue;
        }
        best = { form: (conjunction.marked ?? '') + buildForm(entry, prefix, suffix), confidence };
      }
    }
  }
  return best;
}
