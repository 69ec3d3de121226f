import { setOf } from '../../word-list.ts';
import { isAfterVerbInLevant, isDenied } from '../auxiliaries.ts';
import { type ClausePosition, opensImperative } from '../clause-position.ts';
import { type ColloquialPast, spell } from '../colloquial-words.ts';
import {
  adjectivesLikePasts,
  beforePasts,
  beforeProhibitions,
  byOneself,
  doneForYou,
  feminineAfterPast,
  kinsmenBeforePast,
  kinswomenAfterPast,
  lastL,
  manyAtEnd,
  meantByMe,
  neverPastAfterMa,
  notPossessed,
  nounsWanted,
  objectOf,
  ofVerbInL,
  oneL,
  placesArrivedAt,
  possessedObject,
  subjectOf,
  timely,
  timelyEnds,
  timesAfterPast,
  twoL,
  unmarkedVerb,
  whom,
} from './talk-rules.data.ts';
import { isIntransitivePast, isOfThings, isSurelyMine } from './verb-persons.ts';
import { readBeforeObject, readLevantineImperative, readLevantinePast, readLevantineVerb } from './verb-reader.ts';

const pastsFollow = setOf(beforePasts);
const prohibitions = setOf(beforeProhibitions);
const places = setOf(placesArrivedAt);
const notObjects = setOf(placesArrivedAt + timesAfterPast);
const kinsmen = setOf(kinsmenBeforePast);
const adjectives = setOf(adjectivesLikePasts);
const mine = setOf(meantByMe);
const workOrStudy = setOf(nounsWanted);
const kinswomen = setOf(kinswomenAfterPast);
const neverPast = setOf(neverPastAfterMa);
/** Of longer words the imperative is spelt alike: انتبه. */
const lettersOfRoot = 3;
const ofSecondForm = /^\p{L}\u064E\p{L}\u0651/u;
/** تْأَجَّل; انْكَسَر: what is done to things, where nobody is told to do it. */
const opensReflexive = /^\u062A\u0652/u;
const opensWithAlif = /^\u0627\p{L}[\u0651\u0652]/u;
const toYou = /^\u062A/u;
const imperfectOfPerson = /^[\u0623\u0625\u064A\u062A\u0646]\p{L}{3}/u;

/** بعملك قهوة, منوصلك ياها: of two ل one is written. */
export function readForListener(bare: string, { words, index }: ClausePosition): string | undefined {
  const isForListener = doneForYou.test(bare) || (whom.test(words[index + 1] ?? '') && ofVerbInL.test(bare));
  const [, start = '', end = ''] = (isForListener ? lastL.exec(bare) : undefined) ?? [];
  return end === '' ? undefined : readLevantineVerb(start + end.charAt(0) + end)?.form.replace(twoL, oneL);
}

/** فتحوا محل: they opened; nobody is told so, where the imperative alone is of the second form. */
function isDoneByMany(bare: string, form: string): boolean {
  const imperative = manyAtEnd.test(bare) ? readLevantineImperative(bare) : undefined;
  return imperative !== undefined && ofSecondForm.test(imperative) && !ofSecondForm.test(form);
}

/** ما لحقت إشرب: one had no time to, rather than that one ran after somebody. */
export function readInTime(bare: string, { words, index }: ClausePosition): string | undefined {
  const next = words[index + 1] ?? '';
  const end = bare.startsWith(timely.letters) ? timelyEnds[bare.slice(timely.letters.length)] : undefined;
  const isVerb = (imperfectOfPerson.test(next) && readLevantineVerb(next) !== undefined) || unmarkedVerb.test(next);
  return end !== undefined && isVerb ? spell(timely.form + end) : undefined;
}

/** راتبي: a noun with a possessive, rather than a verb with its object. */
function isPossessedObject(word: string): boolean {
  return (
    possessedObject.test(word) &&
    !notPossessed.test(word) &&
    (readLevantineImperative(word) ?? readLevantineVerb(word)) === undefined &&
    readLevantinePast(word)?.isDoubtful !== false
  );
}

/** نزلنا الأغراض, نزلوا راتبي: what one brings down, rather than that one goes; places and times are no objects. */
export function readBeforeItsObject(bare: string, { words, index }: ClausePosition): string | undefined {
  const next = words[index + 1] ?? '';
  const isOfOneself = byOneself.test(bare);
  const isObject =
    !notObjects.has(next) &&
    ((objectOf.test(next) && isOfOneself) || ((isOfOneself || manyAtEnd.test(bare)) && isPossessedObject(next)));
  const isHers = isObject && feminineAfterPast.test(next) && isIntransitivePast(bare);
  return isObject && !isHers ? readBeforeObject(bare) : undefined;
}

/** المحل سكر, عمك اتصل: at the beginning, behind a subject. */
function isAfterSubject({ words, index }: ClausePosition): boolean {
  return index === 1 && (subjectOf.test(words[0] ?? '') || kinsmen.has(words[0] ?? ''));
}

/** What she or it did, before the subject: وصلت الفاتورة, and of verbs of things where I am not spoken of. */
function isHersBefore(bare: string, { words, index }: ClausePosition): boolean {
  const next = words[index + 1] ?? '';
  const isOfThing =
    isOfThings(bare) &&
    !objectOf.test(next) &&
    !workOrStudy.has(next) &&
    index > 0 &&
    !mine.has(bare) &&
    !words.slice(0, index).some(isSurelyMine);
  const isArrived = places.has(next) && (!isOfThings(bare) || mine.has(bare));
  return (feminineAfterPast.test(next) && !isArrived && isIntransitivePast(bare)) || isOfThing;
}

/** الموعد تأجل: of the fifth form and the seventh, where nobody is told so. */
function isReflexive(bare: string, { form }: ColloquialPast, { words, index }: ClausePosition): boolean {
  const [place, last] = [{ words, index }, words[index - 1] ?? ''];
  const isTold =
    opensImperative({ words: words.with(index, bare), index }) && readLevantineImperative(bare) !== undefined;
  return (
    bare.length > lettersOfRoot &&
    (opensReflexive.test(form) || (opensWithAlif.test(form) && !isTold)) &&
    !isAfterVerbInLevant(place) &&
    !prohibitions.has(last) &&
    last !== ''
  );
}

/** مين كسر الكاسة: a past rather than an imperative or a noun, where its neighbours say so. */
export function pastRather(bare: string, place: ClausePosition): string | undefined {
  const { words, index } = place;
  const [last = '', next = ''] = [words[index - 1], words[index + 1]];
  const past = readLevantinePast(bare);
  if (past === undefined) {
    return undefined;
  }
  // ما رد: what is denied, of letters that name a thing as well; but ما كل, not all.
  const isNegated = isDenied(place) && !toYou.test(bare) && past.isDoubtful && !neverPast.has(bare);
  const isOfSubject =
    past.isDoubtful && isAfterSubject(place) && readLevantineImperative(bare) !== undefined && !adjectives.has(bare);
  if (past.ofHer !== undefined && kinswomen.has(next)) {
    return past.ofHer;
  }
  if (isOfSubject || isDoneByMany(bare, past.form) || isNegated) {
    return past.form;
  }
  if (past.ofHer !== undefined && isHersBefore(bare, place)) {
    return past.ofHer;
  }
  const isAfterWord = bare.length === lettersOfRoot && pastsFollow.has(last);
  return past.isDoubtful && (isAfterWord || isReflexive(bare, past, place)) ? past.form : undefined;
}
