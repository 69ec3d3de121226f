import { hasArticle, withoutArticle } from '../article.ts';
import { wordsWith } from '../word-lists/lexicon-rows.ts';
import { damma, fatha, kasra, sukun } from '../marks.ts';
import { byBare, setOf, wordsOf } from '../word-list.ts';
import type { WordReading } from '../word-reading.ts';
import { isAgent, isFeminineBeforeObject, isMasculineAgent } from './agents.ts';
import { verbsOfThings } from './imperatives.data.ts';
import { isSpokenToHer } from './feminine-address.ts';
import {
  afterRelativeVerb,
  askedThings,
  feminineOfDoubled,
  feminineOfWeak,
  firstPersonsOfLetters,
  masculineThings,
  notOfFirstOrSecond,
  objectAfterVowel,
  or,
  ofFirst,
  ofFirstOrSecond,
  ofSecond,
  particlesBeforePasts,
  pastsOfLetters,
  questionWords,
  questionsAlone,
  relativePronouns,
  shortVerbs,
  verbWithObject,
  wordsBeforeFirst,
  wordsBeforeSecond,
  wordsOfMine,
} from './persons.data.ts';

/** An ending that the neighbours ask for is right so often; an exact figure is not known. */
const endingConfidence = 0.97;
const questions = setOf(questionWords);
const ofThings = setOf(verbsOfThings);
const masculine = setOf(masculineThings);
const asked = setOf(`${askedThings} ${masculineThings}`);
const beforeFirst = setOf(wordsBeforeFirst);
const beforeSecond = setOf(wordsBeforeSecond);
const beforePasts = setOf(particlesBeforePasts);
const askedAlone = setOf(questionsAlone);
const mine = setOf(wordsOfMine);
const relatives = setOf(relativePronouns);
const neither = setOf(notOfFirstOrSecond);
const short = setOf(shortVerbs);
const nouns = wordsWith(({ pos }) => pos === 'noun');
/** Shorter words in ت are nouns as often: بيت, وقت. */
const lengthMin = 4;

const firstPerson = /\u0652ت[\u064E-\u0650]?$/u;
const feminine = /\u064Eت\u0652?$/u;
/** كَانَتْ: of the first person it is كُنْتُ, which has other letters. */
const feminineOfHollow = /ا\p{L}\u064Eت\u0652?$/u;
/** رَأَيْتُ, whose feminine is رَأَتْ. */
const weakFirstPerson = /[يو]\u0652ت/u;
const feminineSurely = /\u064Eت\u0652$/u;
const secondWithObject = /\u0652ت[\u064E-\u0650]?(?=ه(?:\u064F|\u0650|\u064Eا|\u064F?م\u0652?)?$)/u;
const passiveStart = /^(\p{L})\u064F(\p{L})\u0650/u;
const passiveInTa = /^(\p{L})\u064F(\p{L})\u0650(?=\p{L}\u064E?ت)/u;
const active = `$1${fatha}$2${fatha}`;

/** عنواني, محفظتي: a word of the first person; سعودي is a word of its own. */
function isMine(word: string): boolean {
  return (
    mine.has(word) || ofFirst.test(word) || (word.endsWith('ي') && nouns.has(word.slice(0, -1)) && !nouns.has(word))
  );
}

/** True where the subject is named and feminine: an agent, or the first of two definite nouns. */
function hasFeminineSubject(next: string | undefined, afterNext: string | undefined): boolean {
  return isAgent(next) ? !isMasculineAgent(next) : isFeminineBeforeObject(next, afterNext);
}

/** The vowel of the t of the second person. */
function secondPersonVowel(words: readonly string[]): string {
  return isSpokenToHer(words) ? kasra : fatha;
}

/** Verbs of letters and messages up to their t, whatever else the letters spell: دَفَعْت of دفعته. */
const stemsOfLetters = byBare(
  [
    ...wordsOf(pastsOfLetters).map((form) => `${form.slice(0, -1)}${sukun}ت`),
    ...wordsOf(firstPersonsOfLetters).map((form) => form.slice(0, -1)),
  ].join(' '),
);

/** الرقم الذي أدخلته: a verb of the first or second person in a relative clause that names no other subject. */
function relativeForm(form: string, words: readonly string[], index: number): string | undefined {
  const next = words[index + 1];
  const hasSubject = next !== undefined && (isAgent(next) || hasArticle(next) || !afterRelativeVerb.test(next));
  const others = words.filter((word, place) => place !== index && !neither.has(word));
  if (hasSubject || !relatives.has(words[index - 1] ?? '') || !others.some((word) => ofFirstOrSecond.test(word))) {
    return undefined;
  }
  const vowel = others.some((word) => ofSecond.test(word)) ? secondPersonVowel(words) : damma;
  const { verb = '', object = '' } = verbWithObject.exec(words[index] ?? '')?.groups ?? {};
  const stem = stemsOfLetters.get(verb);
  if (stem !== undefined) {
    return stem + vowel + (objectAfterVowel[object]?.[vowel === kasra ? 0 : 1] ?? '');
  }
  return secondWithObject.test(form) ? form.replace(secondWithObject, `${sukun}ت${vowel}`) : undefined;
}

/** The form of a verb in ت as its neighbours ask for it, and by which rule; `undefined` where they do not. */
function formByPerson(
  form: string,
  words: readonly string[],
  index: number,
): readonly [rule: string, form: string] | undefined {
  const [bare = '', next, afterNext] = words.slice(index);
  const previous = words[index - 1] ?? '';
  const isShort = short.has(bare);
  const isInTa = firstPerson.test(form) || feminine.test(form) || secondWithObject.test(form);
  if (bare.length < lengthMin && !isShort) {
    return undefined;
  }
  const relative = relativeForm(form, words, index);
  if (relative !== undefined) {
    return ['relative', relative];
  }
  if (!isInTa) {
    return undefined;
  }
  // كتبت الصحيفة.
  const isFeminine = next !== or && hasFeminineSubject(next, afterNext);
  if (!isShort && isFeminine && firstPerson.test(form) && !weakFirstPerson.test(form)) {
    return ['hers', form.replace(firstPerson, `${fatha}ت${hasArticle(next) ? kasra : sukun}`)];
  }
  // With its object the verb is active: غُسِلَتْ is what happens to the dishes alone.
  if (index === 0 && isFeminine && feminineSurely.test(form)) {
    return ['hers-with-object', isFeminineBeforeObject(next, afterNext) ? form.replace(passiveStart, active) : form];
  }
  const isOpen = !feminineOfHollow.test(form) && !feminineOfWeak.test(form);
  // وُضِعَتْ of things is وَضَعْتُ of me.
  const made = form.replace(passiveInTa, active);
  const isOfFirst =
    words.some(
      (word, place) =>
        isMine(word) &&
        !(questions.has(previous) && mine.has(word)) &&
        !(place === index + 1 && ofThings.has(bare.slice(0, -1))),
    ) ||
    (index === 0 && hasArticle(next) && masculine.has(withoutArticle(next ?? '')));
  if (isOpen && !isShort && index < 2 && feminine.test(form) && !isAgent(next) && !isAgent(previous) && isOfFirst) {
    return ['mine', made.replace(feminine, `${sukun}ت${damma}`)];
  }
  const pronoun = beforePasts.has(previous) ? (words[index - 2] ?? '') : previous;
  const isPersonNamed = beforeFirst.has(pronoun) || beforeSecond.has(pronoun);
  // وأنا رسبت, أنك قد حصلت.
  if (isPersonNamed && (firstPerson.test(form) || (feminine.test(form) && isOpen && !feminineOfDoubled.test(form)))) {
    const isFirst = beforeFirst.has(pronoun);
    const ending = `${sukun}ت${isFirst ? damma : secondPersonVowel(words)}`;
    return [isFirst ? 'mine' : 'yours', form.replace(firstPerson, ending).replace(feminine, ending)];
  }
  const isAsked =
    questions.has(previous) &&
    (next === undefined || next === or
      ? askedAlone.has(previous)
      : !isAgent(next) && (!hasArticle(next) || asked.has(withoutArticle(next))));
  // هل قرأت هذا؟
  return isAsked && isOpen && (firstPerson.test(form) || feminine.test(form))
    ? [
        'asked',
        made
          .replace(firstPerson, 'ت')
          .replace(feminine, 'ت')
          .replace(/ت$/u, `${sukun}ت${secondPersonVowel(words)}`),
      ]
    : undefined;
}

/** A verb in ت as the first, second or third person, which its neighbours decide: كتبت الصحيفة, هل قرأت هذا؟ */
export function withPerson(reading: WordReading, words: readonly string[], index: number): WordReading {
  const [rule, form = ''] = formByPerson(reading.form, words, index) ?? [];
  return rule === undefined
    ? reading
    : { ...reading, form, endingConfidence, origin: { stage: 'context', rule: `person.${rule}` } };
}
