import { genderOfCounted } from '../numbers/noun-gender.ts';
import { findNoun, type FoundNoun, nouns } from '../numbers/nouns.ts';
import { sayCardinal, sayCounted } from '../numbers/say-number.ts';
import { declineNoun, type Noun } from '../numbers/noun.ts';
import type { State } from '../numbers/declension.ts';
import type { ReadingRule } from '../reading.ts';
import { removeMarks } from '../vowels/marks.ts';
import { findAdjective, isMoney } from './currencies.ts';
import { type FollowingWord, followingWord } from './following-word.ts';
import { genderFromAfar, genderOfDefinite, isCountable, stateBefore } from './counted-agreement.ts';
import { isAgent } from '../vowels/context/homographs.ts';
import { contents, verbsOfPeople } from './governors.data.ts';
import { caseAt, isAfterBeing, isNumbering, isOfYear, isRecentYear, yearGender } from './governors.ts';
import { numberMemory, type Reading, say, type TokenContext, type WordPiece } from './token-rule.ts';
import { timeUnits, unitRows } from './units.data.ts';

const scaleNouns: ReadonlySet<string> = new Set(
  [nouns.thousand, nouns.million, nouns.billion, nouns.billionEnglish, nouns.trillion].map(
    ({ singular }) => singular.stem,
  ),
);

const inContents: ReadonlySet<string> = new Set(contents.split(' '));
const measures: ReadonlySet<string> = new Set(unitRows.map(({ noun }) => nouns[noun].singular.stem));
const durations: ReadonlySet<string> = new Set([...timeUnits].map((name) => nouns[name].singular.stem));

function ruleOf(noun: Noun): ReadingRule {
  if (isMoney(noun)) {
    return 'currency';
  }
  const { stem } = noun.singular;
  return durations.has(stem) ? 'duration' : measures.has(stem) ? 'unit' : 'number';
}

function isScale({ noun }: FoundNoun): boolean {
  return scaleNouns.has(noun.singular.stem);
}

function keepTyped(word: FollowingWord, vowelled: string): string {
  return word.written === word.bare && removeMarks(vowelled) === word.bare ? vowelled : word.written;
}

/**
 * Where a number is said as a dual or before its numeral, its words cannot be told apart any more and share one span.
 */
function spread(
  words: readonly string[],
  noun: FollowingWord,
  [from, to]: readonly [number, number],
  rule: ReadingRule,
): WordPiece[] {
  const last = words.at(-1) ?? '';
  const isApart = words.length > 1 && removeMarks(last).replace(/^و/u, '') !== removeMarks(words.at(-2) ?? '');
  const isNounLast = isApart && findNoun(removeMarks(last)) !== undefined && !/^و/u.test(last);
  if (!isNounLast) {
    return say(words, rule, [from, noun.to]);
  }
  const spoken = removeMarks(last) === noun.bare ? keepTyped(noun, last) : last;
  return [...say(words.slice(0, -1), rule, [from, to]), ...say([spoken], rule, [noun.from, noun.to])];
}

/** The thing counted after a thousand or a million: genitive singular, with its vowels when we know them. */
export function countedAfterScale(text: string, index: number, context: TokenContext): Reading {
  const word = followingWord(text, index);
  const found = word && findNoun(word.bare);
  if (!word || found?.number !== 'singular' || isScale(found)) {
    return { pieces: [], end: index };
  }
  const [vowelled = ''] = declineNoun(found.noun, 'singular', { case: 'genitive', state: 'indefinite' });
  if (removeMarks(vowelled) !== word.bare || context.style.numerals === 'colloquial') {
    return { pieces: [], end: index };
  }
  return {
    pieces: say([keepTyped(word, vowelled)], isMoney(found.noun) ? 'currency' : 'number', [word.from, word.to]),
    end: word.to,
  };
}

const spans: ReadonlySet<string> = new Set(
  [nouns.day, nouns.week, nouns.month, nouns.year, nouns.hour, nouns.minute].map(({ singular }) => singular.stem),
);
/** Verbs at the beginning of a sentence whose subject stands before the time span. */
const happening = /^[يت]\p{L}{3,}$/u;
/** Verbs whose subject is the time span: it passes, remains or is enough. */
const doneByTime = /^[يت](?:ت?بق[ىي]|فصل\p{L}*|مر|مضي|وجد|لزم\p{L}*|كف[يى]\p{L}*|وافر|توفر|تاح|ساوي|عادل)$/u;
const wordsBeforeSpanMin = 3;

/** يغيب اللاعب عن الملاعب 6 أسابيع: how long it lasts is an adverb (Wright, II 44). */
function isSpan({ singular }: Noun, { previous }: TokenContext): boolean {
  const [verb = '', ...others] = previous;
  const last = others.at(-1) ?? '';
  return (
    spans.has(singular.stem) &&
    others.length + 1 >= wordsBeforeSpanMin &&
    happening.test(verb) &&
    !doneByTime.test(verb) &&
    (/^(?:[وفبك]?ال|لل)\p{L}{2}/u.test(last) || /\p{L}{2}(?:ه|ها|هم)$/u.test(last))
  );
}

const doneByPeople: ReadonlySet<string> = new Set(verbsOfPeople.split(' '));

/** True for people who are counted right after what they did. */
function isDoer({ bare }: FollowingWord, { previous, isAfterPause }: TokenContext): boolean {
  return !isAfterPause && doneByPeople.has(previous.at(-1) ?? '') && isAgent(bare);
}

function readKnownNoun(
  value: number,
  found: FoundNoun,
  word: FollowingWord,
  context: TokenContext & { span: readonly [number, number] },
): Reading {
  const rule = ruleOf(found.noun);
  const adjectiveWord = rule === 'currency' ? followingWord(context.text, word.to) : undefined;
  const adjective = adjectiveWord && findAdjective(adjectiveWord.bare);
  const after = isScale(found) ? countedAfterScale(context.text, word.to, context) : { pieces: [], end: word.to };
  const isOfSomething = inContents.has(followingWord(context.text, word.to)?.bare ?? '');
  const afterScale = followingWord(context.text, word.to)?.bare ?? '';
  const isOfUnknown = isScale(found) && isCountable(afterScale) && !/^[بلك]/u.test(afterScale);
  const state: State = after.pieces.length > 0 || isOfSomething || isOfUnknown ? 'construct' : 'indefinite';
  const governed = isDoer(word, context) ? 'nominative' : caseAt(context);
  const isAdverb =
    governed === 'nominative' &&
    (isSpan(found.noun, context) ||
      (context.previous.some((before) => before !== numberMemory && before !== 'أو') &&
        found.noun.singular.stem === nouns.time.singular.stem));
  const ending = { case: isAdverb ? 'accusative' : governed, state } as const;
  if (adjective === undefined || !adjectiveWord) {
    // كوب دقيق is one already.
    const said =
      value === 1 && isOfSomething
        ? declineNoun(found.noun, 'singular', ending)
        : sayCounted(value, found.noun, ending, context.style);
    const pieces = spread(said, word, context.span, rule);
    return { pieces: [...pieces, ...after.pieces], end: after.end };
  }
  const noun: Noun = { ...found.noun, adjective };
  const words = sayCounted(value, noun, ending, context.style);
  return { pieces: say(words, rule, [context.span[0], adjectiveWord.to]), end: adjectiveWord.to };
}

/**
 * A whole number with the noun that follows it in the text. Nouns of the table take the form that the number asks for,
 * and their vowels; other nouns keep what was typed and only decide the gender of the numeral.
 *
 * @param span the digits.
 */
export function readCounted(value: number, span: readonly [number, number], context: TokenContext): Reading {
  const word =
    context.governed.state === 'definite' || isOfYear(value, context)
      ? undefined
      : followingWord(context.text, span[1]);
  const found = word && findNoun(word.bare);
  // عمارة 12 شقة 5: the noun has a number of its own.
  const isNextNumbered =
    word !== undefined && isNumbering(context) && / ?\d/uy.test(context.text.slice(word.to, word.to + 2));
  if (word && found && !isNextNumbered) {
    return readKnownNoun(value, found, word, { ...context, span });
  }
  const counted = word && !isNextNumbered && isCountable(word.bare) && !isNumbering(context) ? word : undefined;
  const agreement = {
    gender:
      context.governed.state === 'definite'
        ? genderOfDefinite(span[1], context)
        : counted
          ? genderOfCounted(counted.bare)
          : yearGender(context) === 'feminine'
            ? 'feminine'
            : genderFromAfar(context.text, span[1]),
    // A year stands in construct with عام, said or not: newsreaders say ألفين وأربعة وعشرين.
    case:
      !counted && ((isRecentYear(value) && context.previous.at(-1) !== 'رقم') || isOfYear(value, context))
        ? 'genitive'
        : !counted && isAfterBeing(context)
          ? 'accusative'
          : caseAt(context),
    state: context.governed.state ?? (counted ? stateBefore(counted.bare, value) : 'indefinite'),
  } as const;
  return { pieces: say(sayCardinal(value, agreement, context.style), 'number', span), end: span[1] };
}
