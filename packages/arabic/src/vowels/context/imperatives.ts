import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { fatha } from '../marks.ts';
import { setOf } from '../word-list.ts';
import { hasYour } from './pronouns.ts';
import { addressWords } from './pronouns.data.ts';
import { isAgent, isFeminineSubject } from './agents.ts';
import { imperativeOf, imperatives, imperativeWithObject } from './imperative-forms.ts';
import {
  betweenImperatives,
  clauseOfImperative,
  conditionsBeforeImperatives,
  conjunction,
  imperativeOfPurpose,
  joinedFa,
  nounsAfterAnd,
  openingsOfInstructions,
  prayer,
  presentOfAddressee,
  prohibition,
  purposeClause,
  then,
  whatOneHurriesTo,
} from './imperatives.data.ts';
import { feminineImperative } from './feminine-imperatives.ts';
import { isAskedPolitely, isFirstPersonPresent, isImperative, openingImperative } from './opening-imperatives.ts';

const nouns = setOf(nounsAfterAnd);
const conditions = setOf(conditionsBeforeImperatives);
const instructions = setOf(openingsOfInstructions);
const toAddressee = setOf(`${addressWords} ${whatOneHurriesTo}`);
/** Shorter words with و or ف are words of their own. */
const joinedLengthMin = 3;

/** The rest of a word after ف; empty where there is none. */
function afterFa(bare: string): string {
  return bare.startsWith(joinedFa) && bare.length > joinedLengthMin ? bare.slice(1) : '';
}

/** لا تغلق التطبيق وانتظر: one is told not to do something. */
function isProhibition([first = '', second = '', third]: readonly string[]): boolean {
  return first === prohibition && presentOfAddressee.test(second) && !isFeminineSubject(third) && !isAgent(third);
}

/** زر موقعنا واحصل على خصم, جربها ثم قيمها, اتصل بنا أو زر فرعنا: an imperative after a first one. */
function laterImperative(words: readonly string[], index: number): string | undefined {
  const bare = words[index] ?? '';
  const isAlone = betweenImperatives.test(words[index - 1] ?? '');
  const stem = isAlone ? bare : bare.slice(1);
  const isJoined = conjunction.test(bare) && stem.length >= joinedLengthMin && !nouns.has(stem);
  const isInstruction = imperativeAt(words, 0) !== undefined || (isProhibition(words) && !isAgent(words[index + 1]));
  if (index < 2 || !(isAlone || isJoined) || !isInstruction) {
    return undefined;
  }
  const form = imperativeOf(stem) ?? imperativeWithObject(stem);
  return form && (isAlone ? form : bare.charAt(0) + fatha + form);
}

/** إذا نسيت الرمز فاتصل بنا, لمعرفة رصيدك اضغط واحدا: what to do in a case, or for a purpose. */
function imperativeInCase(words: readonly string[], index: number): string | undefined {
  const [first = ''] = words;
  const [bare = '', next] = words.slice(index);
  if (index < 2 || isAgent(next)) {
    return undefined;
  }
  if (conditions.has(first) && bare.startsWith(joinedFa)) {
    const stem = afterFa(bare);
    const form = imperatives.get(stem) ?? imperativeWithObject(stem);
    return form && joinedFa + fatha + form;
  }
  const isPurpose = purposeClause.test(first) && next !== undefined;
  return isPurpose && !standardNouns.has(bare) && imperativeOfPurpose.test(bare) ? imperatives.get(bare) : undefined;
}

/** الكمية محدودة، فسارع بالطلب: what follows from the clause before. */
function imperativeAfterFa([bare = '', ...others]: readonly string[]): string | undefined {
  const stem = afterFa(bare);
  const form = imperatives.get(stem);
  const isImplied =
    form !== undefined &&
    !standardNouns.has(bare) &&
    isImperative([stem, ...others], 0) &&
    (others.some((word) => hasYour(word) || toAddressee.has(word)) ||
      (clauseOfImperative.test(others[0] ?? '') && presentOfAddressee.test(others[1] ?? '')));
  return isImplied ? joinedFa + fatha + form : undefined;
}

/** اكتب الجملة ثم صحح الخطأ: a task that begins with an imperative goes on with imperatives. */
function opensInstructions(word: string): boolean {
  return imperatives.has(word) || instructions.has(word);
}

/** The imperative that a word is; `undefined` where it tells or names something. */
export function imperativeAt(words: readonly string[], index: number): string | undefined {
  const [bare = '', next] = words.slice(index);
  const isOpening = index === 0;
  if (isOpening && isFirstPersonPresent(words)) {
    return undefined;
  }
  if (bare === prayer.verb && next === prayer.preposition) {
    return prayer.form;
  }
  const feminine =
    isOpening || feminineImperative(words, 0) !== undefined ? feminineImperative(words, index) : undefined;
  if (feminine !== undefined) {
    return feminine;
  }
  const isFirst = index < 2 || isAskedPolitely(words, index);
  const first = isFirst ? openingImperative(words, index) : undefined;
  if (first !== undefined || isOpening) {
    return first ?? imperativeAfterFa(words);
  }
  if (words[index - 1] === then && opensInstructions(words[0] ?? '')) {
    return imperatives.get(bare);
  }
  return laterImperative(words, index) ?? imperativeInCase(words, index);
}
