import { knownThings } from '../context/agents.ts';
import { isPreposition } from '../genitive.ts';
import { standardNouns } from '../lexicon-rows.ts';
import { isOrderForm } from '../context/orders.ts';
import { damma, fatha, kasra, removeMarks, sukun } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import type { WordReading } from '../word-reading.ts';
import {
  beforeVerbs,
  boundForm,
  boundLetter,
  calledSo,
  closedNoun,
  conjunction,
  futureClosed,
  futureWithObject,
  happenings,
  happeningsOfHer,
  headShape,
  nunation,
  ofOneself,
  ownedByReader,
  passiveShape,
  pastShape,
  sistersOfInna,
  taMarbuta,
  taOfHer,
  toReaders,
  verbsToReaders,
} from './owned-nouns.data.ts';
import type { WordBefore } from './word-before.ts';

const sisters: ReadonlySet<string> = new Set(wordsOf(sistersOfInna));
const calls: ReadonlySet<string> = new Set(wordsOf(calledSo));
/** As they are read, before a joining alif and elsewhere. */
const happened: ReadonlySet<string> = new Set(
  [...wordsOf(happenings).flatMap((form) => [form, form + taOfHer + sukun]), ...wordsOf(happeningsOfHer)].flatMap(
    (form) => [form, form.replace(new RegExp(`${sukun}$`, 'u'), kasra)],
  ),
);
const verbsMayFollow: ReadonlySet<string> = new Set(wordsOf(beforeVerbs));

function isNoun(bare: string): boolean {
  return (
    knownThings.has(bare) ||
    standardNouns.has(bare) ||
    (bare.endsWith(taOfHer) && standardNouns.has(bare.slice(0, -1) + taMarbuta))
  );
}

/** True for a noun that may own what follows: تحسين خدمتنا, رقم فاتورتك, and no verb of the past. */
function mayOwn({ bare, vowelled }: WordBefore): boolean {
  const head = bare.replace(conjunction, '');
  const noun = standardNouns.has(head) ? head : head.replace(boundLetter, '');
  const isHead = headShape.test(bare) && !isPreposition(bare) && !nunation.test(vowelled);
  return (
    isHead &&
    (isNoun(noun) || vowelled.endsWith(kasra) || closedNoun.test(vowelled)) &&
    !ofOneself.test(vowelled) &&
    !pastShape.test(vowelled) &&
    !happened.has(vowelled) &&
    !vowelled.endsWith(sukun) &&
    !isOrderForm(vowelled.replace(new RegExp(`${kasra}$`, 'u'), sukun))
  );
}

/** The vowel before the pronoun where no verb can stand; `undefined` where one may, or where nothing tells. */
function vowelAfter(before: WordBefore, isSurelyNoun: boolean): string | undefined {
  const { bare, vowelled } = before;
  if (sisters.has(bare)) {
    return isSurelyNoun || !verbsMayFollow.has(bare) ? fatha : undefined;
  }
  const verb = toReaders.test(bare) ? before.before : undefined;
  if (verb !== undefined && verbsToReaders.test(verb.bare)) {
    return damma;
  }
  if (happened.has(vowelled) || passiveShape.test(vowelled)) {
    return damma;
  }
  return undefined;
}

function withVowel(reading: WordReading, vowel: string): WordReading {
  const { noun, ending, owner } = ownedByReader.exec(reading.form)?.groups ?? {};
  const isChanged = noun !== undefined && owner !== undefined && ending !== vowel;
  return isChanged ? { ...reading, form: noun + vowel + owner } : reading;
}

/** True for a noun that is known as one; what he did to you is spelt as some. */
function isOwnedNoun({ form }: WordReading): boolean {
  return isNoun(removeMarks(ownedByReader.exec(form)?.groups?.['noun'] ?? ''));
}

/** إن حسابَكم, اكتمل طلبُك, سيرد عليك فريقُنا, رقم فاتورتِك: before a pronoun the case of a noun is heard. */
export function asOwnedByReader(reading: WordReading, before: WordBefore): WordReading {
  if (boundForm.test(reading.form) && !isOwnedNoun(reading)) {
    return reading;
  }
  const vowel = vowelAfter(before, isOwnedNoun(reading));
  if (vowel !== undefined) {
    return withVowel(reading, vowel);
  }
  return isOwnedNoun(reading) && mayOwn(before) ? withVowel(reading, kasra) : reading;
}

/** رسالتُك وصلت: what opens a sentence is its subject, unless somebody is called. */
export function asOpeningOwned(reading: WordReading, next: string | undefined): WordReading {
  return next === undefined || calls.has(next) || !isOwnedNoun(reading) ? reading : withVowel(reading, damma);
}

/** سيتواصلُ معك, وسندرسُها: after the س of the future a verb is in the indicative. */
export function inFuture(reading: WordReading): WordReading {
  const { verb, object } = futureWithObject.exec(reading.form)?.groups ?? {};
  if (verb !== undefined && object !== undefined) {
    return { ...reading, form: verb + damma + object };
  }
  const closed = futureClosed.exec(reading.form)?.groups?.['verb'];
  return closed === undefined ? reading : { ...reading, form: closed + damma, endingConfidence: futureConfidence };
}

/** So sure is grammar. */
const futureConfidence = 0.97;
