import { joinMarks, removeMarks, splitMarks } from '../../marks.ts';
import { setOf, wordsOf } from '../../word-list.ts';
import { type ClausePosition, isAfterFeminineSubject, opensOrder } from '../clause-position.ts';
import {
  adjectivesLikeDeeds,
  auxiliariesInLevant,
  beforeDeeds,
  beforeMa,
  afterVerb,
  beforeProhibitions,
  beforeVerbsOnly,
  byOneself,
  denyingWord,
  doneForYou,
  herAfterDeed,
  herselfWords,
  kinsmenBeforeDeed,
  kinswomenAfterDeed,
  lastL,
  listeners,
  fifthForm,
  ma,
  manyAtEnd,
  manySpokenTo,
  manyTold,
  meantByMe,
  neighbourRules,
  notDoneAfterMa,
  notOwned,
  nounsWanted,
  objectOf,
  ofVerbInL,
  oneL,
  or,
  ownedObject,
  oneOfManyWords,
  prohibition,
  placesArrivedAt,
  saidToHim,
  subjectOf,
  timelyDeeds,
  timelyEnds,
  timesAfterDeed,
  twoL,
  us,
  wanting,
  whom,
  withOwnK,
  womenCalled,
} from './talk-rules.data.ts';
import {
  isIntransitivePast,
  isOfThings,
  isOrderToHer,
  isSaidToHer,
  isSurelyHers,
  isSurelyMine,
  readBeforeObject,
  readLevantineOrder,
  readLevantinePast,
  readLevantineVerb,
} from './verb-reader.ts';

interface Rule {
  readonly form: string;
  readonly after: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
}

const rules: ReadonlyMap<string, readonly Rule[]> = Map.groupBy(
  neighbourRules.map(({ form, after = '', before = '' }): Rule => ({
    form: joinMarks(splitMarks(form)),
    after: new Set(wordsOf(after).filter(Boolean)),
    before: new Set(wordsOf(before).filter(Boolean)),
  })),
  ({ form }) => removeMarks(form),
);
const deedsFollow = setOf(beforeDeeds);
const prohibitions = setOf(beforeProhibitions);
const auxiliaries = setOf(auxiliariesInLevant);
const women = setOf(womenCalled);
const places = setOf(placesArrivedAt);
const verbOnly = setOf(beforeVerbsOnly);
const wanted = setOf(wanting);
const workOrStudy = setOf(nounsWanted);
const and = /^\u0648/u;
const isToYou = /^\u062A/u;
const ofPerson = /^[\u0623\u0625\u064A\u062A\u0646]\p{L}{3}/u;
const denying = denyingWord;
const oneOfMany = setOf(oneOfManyWords);
const herself = setOf(herselfWords);
const maFollows = setOf(beforeMa);
const kinswomen = setOf(kinswomenAfterDeed);
const isMeant = setOf(meantByMe);
const notDone = setOf(notDoneAfterMa);
const notObjects = setOf(placesArrivedAt + timesAfterDeed);
const kinsmen = setOf(kinsmenBeforeDeed);
const adjectives = setOf(adjectivesLikeDeeds);
const toHim = setOf(saidToHim);
const ownK = setOf(withOwnK);

/** بعملك قهوة, منوصلك ياها: of two ل one is written. */
function forListener(bare: string): string | undefined {
  const [, start = '', end = ''] = lastL.exec(bare) ?? [];
  return readLevantineVerb(`${start}${end.charAt(0)}${end}`)?.form.replace(twoL, oneL);
}

/** ما لحقت إشرب: one had no time to, rather than that one ran after somebody. */
function inTime(bare: string, next: string): string | undefined {
  const end = bare.startsWith(timelyDeeds.letters) ? timelyEnds[bare.slice(timelyDeeds.letters.length)] : undefined;
  return end !== undefined && ofPerson.test(next) && readLevantineVerb(next) !== undefined
    ? joinMarks(splitMarks(timelyDeeds.form + end))
    : undefined;
}

/** نزلنا الأغراض, نزلوا راتبي: what one brings down, rather than that one goes; places and times are no objects. */
function withObject(bare: string, next: string): string | undefined {
  const isHers = herAfterDeed.test(next) && isIntransitivePast(bare);
  const isObject =
    (objectOf.test(next) && !notObjects.has(next) && byOneself.test(bare)) ||
    (ownedObject.test(next) &&
      !notOwned.test(next) &&
      !notObjects.has(next) &&
      (readLevantineOrder(next) ?? readLevantineVerb(next)) === undefined &&
      readLevantinePast(next)?.isDoubtful !== false &&
      (byOneself.test(bare) || manyAtEnd.test(bare)));
  return isObject && !isHers ? readBeforeObject(bare) : undefined;
}

/** A word that its neighbours decide on. */
export function readByNeighbours(bare: string, { words, index }: ClausePosition): string | undefined {
  const [before = '', next = ''] = [words[index - 1], words[index + 1]];
  if (isToldToMany(bare, { words, index })) {
    return readLevantineOrder(bare);
  }
  if (doneForYou.test(bare) || (whom.test(next) && ofVerbInL.test(bare))) {
    return forListener(bare);
  }
  const ruled = rules.get(bare)?.find((rule) => rule.after.has(before) || rule.before.has(next))?.form;
  return (
    ruled ??
    inTime(bare, next) ??
    withObject(bare, next) ??
    (bare === or.written && isOr({ words, index }) ? joinMarks(splitMarks(or.said)) : undefined)
  );
}

/** Where one may be told or do something without a sign of tense: بلشت دوّر, عم فكّر غيّر. */
function isAfterLevantineAuxiliary({ words, index }: ClausePosition): boolean {
  const before = words[index - 1] ?? '';
  return auxiliaries.has(before);
}

/** ما عرفنا: what is denied; قبل ما نام: what is to be done. */
function isDenied({ words, index }: ClausePosition): boolean {
  return words[index - 1]?.replace(and, '') === ma && !maFollows.has(words[index - 2] ?? '');
}

/** Of longer words what one is told to do is spelt alike: انتبه. */
const deedLength = 3;

const ofSecondForm = /^\p{L}\u064E\p{L}\u0651/u;

/** فتحوا محل: they opened; nobody is told so, where the order alone is of the second form. */
function isDoneByMany(bare: string, form: string): boolean {
  const order = manyAtEnd.test(bare) ? readLevantineOrder(bare) : undefined;
  return order !== undefined && ofSecondForm.test(order) && !ofSecondForm.test(form);
}

/** ما رد: what is denied, of letters that name a thing as well; but ما كل, not all. */
function isDoneByHim(bare: string, isDoubtful: boolean): boolean {
  return isDoubtful && !notDone.has(bare);
}

/** مين كسر الكاسة: what he did, of letters that spell a noun as well; الموعد تأجل: of the fifth form. */
export function doneRather(
  bare: string,
  { words, index }: ClausePosition,
  isAfterAuxiliary: boolean,
): string | undefined {
  const [before = '', next = ''] = [words[index - 1], words[index + 1]];
  const past = readLevantinePast(bare);
  if (past === undefined) {
    return undefined;
  }
  if (past.ofHer !== undefined && kinswomen.has(next)) {
    return past.ofHer;
  }
  if (
    past.isDoubtful &&
    isAfterSubject({ words, index }) &&
    readLevantineOrder(bare) !== undefined &&
    !adjectives.has(bare)
  ) {
    return past.form;
  }
  if (
    isDoneByMany(bare, past.form) ||
    (isDenied({ words, index }) && !isToYou.test(bare) && isDoneByHim(bare, past.isDoubtful))
  ) {
    return past.form;
  }
  if (past.ofHer !== undefined && herAfterDeed.test(next) && !places.has(next) && isIntransitivePast(bare)) {
    return past.ofHer;
  }
  if (
    past.ofHer !== undefined &&
    isOfThings(bare) &&
    !objectOf.test(next) &&
    !workOrStudy.has(next) &&
    index > 0 &&
    !isMeant.has(bare) &&
    !words.slice(0, index).some(isSurelyMine)
  ) {
    return past.ofHer;
  }
  const isTold = opensOrder({ words: words.with(index, bare), index }) && readLevantineOrder(bare) !== undefined;
  const isReflexive =
    past.isDoubtful &&
    bare.length > deedLength &&
    (opensReflexive.test(past.form) || (withAlif.test(past.form) && !isTold));
  return (past.isDoubtful && bare.length === deedLength && deedsFollow.has(before)) ||
    (isReflexive && !isAfterAuxiliary && !prohibitions.has(before) && before !== '')
    ? past.form
    : undefined;
}

/** المحل سكر, عمك اتصل: at the beginning, one who did it. */
function isAfterSubject({ words, index }: ClausePosition): boolean {
  return index === 1 && (subjectOf.test(words[0] ?? '') || kinsmen.has(words[0] ?? ''));
}

/** وصلولك: nobody is told to do a thing to himself. */
export function isDoneToListener(bare: string): boolean {
  return listeners.test(bare);
}

/** تْأَجَّل; انْكَسَر: what is done to things, where nobody is told to do it. */
const opensReflexive = /^\u062A\u0652/u;
const withAlif = /^\u0627\p{L}[\u0651\u0652]/u;

/** True where a woman is spoken to: ليش ما بتردي, روحي ارتاحي. */
export function isSpokenToHerInTalk(words: readonly string[]): boolean {
  return words.some(
    (word, index) => women.has(word) || isSaidToHer(word) || (index === 0 && isOrderToHer(word) && !toHim.has(word)),
  );
}

/** What is yours, of a woman: تِلِفُونِك. */
export function ofHerInTalk(form: string): string {
  return ownK.has(removeMarks(form)) ? form : form.replace(/\u064Eك$/u, '\u0650ك');
}

/** أنا بحبك ولا هو: or, where nothing is denied before it. */
function isOr({ words, index }: ClausePosition): boolean {
  const before = words.slice(0, index);
  const next = words[index + 1] ?? '';
  // نروح ولا نضل, but كلمة المرور ولا يصلني: a verb without tense stands beside another of its person.
  const isVerbAlone = ofPerson.test(next) && !before.some((word) => word.startsWith(next.charAt(0)));
  return index > 0 && !isVerbAlone && !before.some((word) => denying.test(word)) && !oneOfMany.has(next);
}

/** What one says of oneself, or of her, before this: it goes on with the same person. كبيت الزبالة ونضفت. */
export function isDoneByHer(bare: string, place: ClausePosition): boolean {
  const { words, index } = place;
  const isJoined = words[index] !== bare;
  if (!isJoined) {
    return herself.has(words[index - 1] ?? '') || isAfterFeminineSubject(place);
  }
  const earlier = words.slice(0, index).toReversed();
  const teller = earlier.find((word) => isSurelyMine(word) || isSurelyHers(word));
  return teller === undefined
    ? isAfterFeminineSubject({ words, index: 1 }) && index > 1 && !isSurelyMine(words[1] ?? '')
    : isSurelyHers(teller);
}

/** Of what ونا is written behind, many did it to us, or are told to where they are spoken to: بس توصلوا طمنونا. */
function isToldToMany(bare: string, { words, index }: ClausePosition): boolean {
  return manyTold.test(bare) && manySpokenTo.test(words[index - 1] ?? '');
}

/** عم دوّر, رح سجّل: after these there is no noun, and after بدي where the noun would be alone. */
function isVerbOnly({ words, index }: ClausePosition): boolean {
  const [before = '', word = '', next = ''] = [words[index - 1], words[index], words[index + 1]];
  return (
    (verbOnly.has(before) && !isToYou.test(word)) ||
    (wanted.has(before) && afterVerb.test(next) && !workOrStudy.has(word))
  );
}

/** True where a word that may be a noun is told or is done: لازم سجل, تأكد إنك. */
export function isSurelyVerb(bare: string, place: ClausePosition): boolean {
  return isVerbOnly(place) || (place.index === 0 && fifthForm.test(bare) && place.words.length > 1);
}

/** After و one is told something where the message began so: خدي حبة وارتاحي. */
export function isToldAfterAnd(bare: string, { words, index }: ClausePosition): boolean {
  const [first = ''] = words;
  // لا تعصبي: what one is not to do, rather than an order of the fifth form.
  if (isToYou.test(bare) && words[index - 1] === prohibition) {
    return false;
  }
  const isOurs = bare.endsWith(us) && first.endsWith(us);
  return (
    words[index] === bare ||
    index === 0 ||
    (!isOurs && readLevantineOrder(first) !== undefined && readLevantinePast(first)?.isDoubtful !== false)
  );
}

/** What in the Levant may be done without a sign of tense: after عم, بدي, صرت, and after such a verb. */
export function isAfterVerbInLevant(
  place: ClausePosition,
  isAfterAuxiliary: (place: ClausePosition) => boolean,
): boolean {
  const { words, index } = place;
  const isAfter = (at: ClausePosition) => (isAfterAuxiliary(at) || isAfterLevantineAuxiliary(at)) && !isDenied(at);
  return (
    isAfter(place) ||
    (index > 1 && readLevantineOrder(words[index - 1] ?? '') !== undefined && isAfter({ words, index: index - 1 }))
  );
}
