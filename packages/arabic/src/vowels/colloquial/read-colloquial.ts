import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import { hasArticle, withArticle } from '../article.ts';
import type { LexiconRow, WordMap } from '../lexicon-rows.ts';
import { standardNouns, wordsWith } from '../lexicon-rows.ts';
import { kasra, removeMarks, sukun } from '../marks.ts';
import { isParticle } from '../particles.ts';
import { originOf, talkOf } from '../own-words.ts';
import type { WordReading } from '../word-reading.ts';
import { colloquialOrdersOf, colloquialVerbsOf } from './colloquial-verbs.ts';
import {
  hundredth,
  isAfterAuxiliary,
  isAfterFeminineSubject,
  isBeforeDeed,
  opensOrder,
  type ClausePosition,
} from './clause-position.ts';
import { denial } from './clause-position.data.ts';
import { readLevantineParticiple } from './levantine/participles.ts';
import {
  doneRather,
  isAfterVerbInLevant,
  isDoneByHer,
  isDoneToListener,
  isSurelyVerb,
  isToldAfterAnd,
  readByNeighbours,
} from './levantine/talk-rules.ts';
import { inflectedInEgypt } from './egyptian-owners.ts';
import { participleInEgypt } from './egyptian-participles.ts';
import { wordsByNeighbour } from './neighbours.data.ts';
import { createOwnedReader, readHers } from './owned-nouns.ts';
import { isDoneByHerInGulf, isOrderOfListener, isPastOfMany, isToldOnCondition, orInGulf } from './gulf-talk-rules.ts';
import { participleInGulf } from './gulf-participles.ts';
import { participleInMaghreb } from './maghrebi-participles.ts';
import { createTalkSigns, isTalk } from './talk-signs.ts';
import { type ColloquialPast, isLikeNoun, type StandardWords } from './colloquial-words.ts';
import { colloquialPastsOf } from './past-verbs.ts';
import { standardVerbInTalk } from './standard-verbs.ts';
import {
  afterB,
  andInTalk,
  articled,
  atEndOfClause,
  endOfDeed,
  ofHerOrder,
  imperfectsOfDialect,
  ordersBeforeUs,
  particlesOfTalk,
  pastsOfDialect,
  type TalkChange,
  withThis,
  wordsOfDialect,
} from './talk-forms.data.ts';
import { anyOf } from '../word-list.ts';

/** What is written in a dialect is read with the dialect's own vowels, in a voice of that dialect. */
export interface ColloquialReader {
  /** @param words of one passage, as they are written. */
  readonly isTalk: (words: readonly string[]) => boolean;
  /** The word as it is said in talk; `undefined` where the dialect has no vowels of its own for it. */
  readonly read: (bare: string, place?: ClausePosition) => WordReading | undefined;
  /** What was done, of letters that the standard language has for a noun as well; asked when it is known as a verb. */
  readonly readPast: (bare: string, place?: ClausePosition) => string | undefined;
  /** True for a word of the dialect's lists, and where و stands before it. */
  readonly isListed: (bare: string) => boolean;
}

/** The grammar of a dialect's verbs and its everyday words are as sure as rules about certain words are. */
const talkConfidence = 0.97;
const joinedLengthMin = 3;
/** شتسوي: in the Gulf ش is what, and stands before verbs. */
const what = 'ش';
/** شاحني: no question after what. */
const asksNot = new RegExp(`^${what}ا`, 'u');
/** خلينا, كلمنا: what one tells others to do for us. */
const ordersToUs = new RegExp(`^${anyOf(ordersBeforeUs)}نا$`, 'u');
/** كَلَّمْتَه: in the Gulf what is his, and he whom it is done to, is -ah. */
const ofHimElsewhere = /\u064Fه$/u;
const ofHimInGulf = '\u064Eه';
/** الصَّغِير: after the article no cluster is doubled. */
const clusterAfterArticle = [/\u0651\u0652(?=\p{L})/u, '\u0651\u064E'] as const;
/** وِالْبَيْت, وِنْسِيت: before two consonants and before the article a particle takes an i. */
const beforeCluster = /^(?:ا|\p{L}\u0652)/u;
/** وِنْرُوح: in Egypt the i of a person is lost in an open syllable after and. */
const openPerson = /(?<=^\p{L})\u0650(?=\p{L}[\u064E-\u0650])/u;
const lettersOfRoot = 3;
const ofSecondForm = /^\p{L}\u064E\p{L}\u0651/u;
const person = /^[يتنأا]/u;
/** فَاتُورِة النُّور: so before whose it is alone. */
const beforeOwner = /\u0650ة$/u;
/** What these letters spell at the beginning of a clause is no order. */

const namesOfLists = wordsWith(({ pos, dialect }) => pos === 'name' && dialect === '');

/** أكرم, هندي, بنوك: what names and nouns of the lists spell is no verb, but for what begins with a person. */
function isNameOrNoun(bare: string): boolean {
  return namesOfLists.has(bare) || (standardNouns.has(bare) && (!person.test(bare) || bare.endsWith('ي')));
}

/** بنزينها: a noun of the lists with its owner. */
function isOwnedNoun(bare: string): boolean {
  const noun = bare.replace(/(?:ها|ه|ك|ي|نا|هم|كم)$/u, '');
  return noun.length > joinedLengthMin && !person.test(noun) && standardNouns.has(noun);
}

/** How a word that talk spells alike is said beside its neighbours; `undefined` where they say nothing. */
function besideIn(group: DialectGroup, bare: string, place: ClausePosition): string | undefined {
  const { words, index } = place;
  const [before = '', after = ''] = [words[index - 1], words[index + 1]];
  const beside = wordsByNeighbour[group]?.find(
    (row) =>
      row.word === bare &&
      (row.after === undefined || row.after.split(' ').includes(before)) &&
      (row.before === undefined || row.before.split(' ').includes(after)),
  )?.form;
  return beside ?? (group === 'gulf' ? orInGulf(bare, place) : undefined);
}

/** What stands around a word says which of two it is. */
function byNeighbours(group: DialectGroup, bare: string, place: ClausePosition | undefined): string | undefined {
  return group === 'levantine' && place !== undefined
    ? (readByNeighbours(bare, place) ?? doneRather(bare, place, isAfterVerbInLevant(place, isAfterAuxiliary)))
    : undefined;
}

/** وبالبيت, لبيتنا: in the Levant particles stand before one another, and before what is owned. */
function inLevant(group: DialectGroup, find: (bare: string) => string | undefined, bare: string): string | undefined {
  return group === 'levantine' ? find(bare) : undefined;
}

/** True where the clause opens with an order, which others may be joined to. */
function isAfterOrder(group: DialectGroup, { words, index }: ClausePosition): boolean {
  return index > 0 && colloquialOrdersOf(group)(words[0] ?? '') !== undefined;
}

/** حطي … وقلبي: in Egypt and the Maghreb و joins an order to one that came before. */
function isAfterAnyOrder(group: DialectGroup, { words, index }: ClausePosition): boolean {
  return words
    .slice(0, index)
    .some((word, at) => opensOrder({ words, index: at }, true) && colloquialOrdersOf(group)(word) !== undefined);
}

/** وقلبي, after حطي: what she is told after another order of hers. */
function orderToHer(group: DialectGroup, bare: string, place: ClausePosition): string | undefined {
  const [first = '', word = ''] = [place.words[0], place.words[place.index]];
  const orders = colloquialOrdersOf(group);
  const isToHer = place.index > 0 && word === `${andInTalk}${bare}` && ofHerOrder.test(bare) && ofHerOrder.test(first);
  return isToHer && orders(first) !== undefined ? orders(bare) : undefined;
}

/** An order where one may stand, and in the Levant what I do after a particle: عم دوّر. */
function orderIn(
  { dialect, group }: { readonly dialect: Dialect; readonly group: DialectGroup },
  bare: string,
  place: ClausePosition | undefined,
): string | undefined {
  const isVerb = group === 'levantine' && place !== undefined && isSurelyVerb(bare, place);
  if (
    place === undefined ||
    (standardNouns.has(bare) && !isVerb) ||
    (group === 'egyptian' && bare.length < joinedLengthMin)
  ) {
    return undefined;
  }
  const isAfterVerb = group === 'levantine' && !/^\u062A/u.test(bare) && isAfterVerbInLevant(place, isAfterAuxiliary);
  // وصلوا: what begins with و itself is not joined to an order before it.
  const isWhole =
    (group === 'levantine' && bare === place.words[place.index]) ||
    (group === 'gulf' && (bare === place.words[place.index] || !isAfterOrder(group, place))) ||
    ((group === 'egyptian' || group === 'maghrebi') && !isAfterAnyOrder(group, place));
  const isTold =
    (opensOrder(place, isWhole) &&
      !(group === 'levantine' && (isDoneToListener(bare) || !isToldAfterAnd(bare, place)))) ||
    (group === 'gulf' && isToldOnCondition(place));
  const order = isAfterVerb || isVerb || isTold ? colloquialOrdersOf(group)(bare) : undefined;
  return order === undefined || (group === 'gulf' && (isOrderOfListener(order) || isPastOfMany(bare, order, place)))
    ? undefined
    : changedBy(imperfectsOfDialect[dialect], order);
}

/** ساعدك: what is listed as told is no noun with its owner. */
function isToldInLevant(group: DialectGroup, bare: string, form: string | undefined): boolean {
  return group === 'levantine' && form !== undefined && colloquialOrdersOf(group)(bare) === form;
}

function joinedIn(group: DialectGroup, particle: string, form: string): string {
  const isCluster = group === 'levantine' && beforeCluster.test(form);
  return `${isCluster ? particle.replace(sukun, kasra) : particle}${form}`;
}

function changedBy(changes: readonly TalkChange[] | undefined, form: string): string {
  return (changes ?? []).reduce((said, [pattern, change]) => said.replace(pattern, change), form);
}

/** طلّع القمامة: at the beginning, before what it is done to, an order of the second form. */
function createOrderBeforeObject(group: DialectGroup): (bare: string, place: ClausePosition) => string | undefined {
  const orders = colloquialOrdersOf(group);
  const pasts = colloquialPastsOf(group);
  return (bare, { words, index }) => {
    const isBeforeObject = index === 0 && articled.test(words[1] ?? '') && bare.length === lettersOfRoot;
    const order = isBeforeObject && group === 'gulf' ? orders(bare) : undefined;
    return order !== undefined && ofSecondForm.test(order) && pasts(bare) !== undefined ? order : undefined;
  };
}

function asTalk(form: string, origin: WordReading['origin']): WordReading {
  return { form, coreConfidence: talkConfidence, endingConfidence: 1, isOwn: true, origin };
}

/** بسعر: with a noun of three letters ب is with, rather than that I shall. */
function isGovernedNoun(bare: string, isStandard: (bare: string) => boolean): boolean {
  return afterB.test(bare) && isStandard(bare);
}

/** The verbs of a group as one of its dialects says them. */
function verbsIn(dialect: Dialect, group: DialectGroup): ReturnType<typeof colloquialVerbsOf> {
  const read = colloquialVerbsOf(group);
  const changes = imperfectsOfDialect[dialect];
  return changes === undefined
    ? read
    : (bare) => {
        const verb = read(bare);
        return verb && { ...verb, form: changedBy(changes, verb.form) };
      };
}

/** بِنْت: what the list says otherwise is no verb. */
function isVerbOfGulf(form: string | undefined, past?: ColloquialPast, verb?: { readonly form: string }): boolean {
  return form === undefined || [past?.form, past?.ofHer, verb?.form].includes(form);
}

/** A sure past is no standard verb, in the Gulf before ت and where no standard word is spelt so: نقصتي, تعبتك. */
function isPastSure(group: DialectGroup, bare: string, isStandard: (bare: string) => boolean): boolean {
  const isTrusted = group !== 'gulf' || bare.endsWith('ت') || !isStandard(bare);
  return isTrusted && colloquialPastsOf(group)(bare)?.isDoubtful === false;
}

function isHers(group: DialectGroup, past: ColloquialPast, place: ClausePosition): boolean {
  if (group === 'gulf') {
    return isDoneByHerInGulf(place, past);
  }
  return group === 'levantine' ? isDoneByHer(removeMarks(past.form), place) : isAfterFeminineSubject(place);
}

/** What I did, or what she did where she is spoken of. */
function createDeedSayer(
  dialect: Dialect,
  group: DialectGroup,
): (past: ColloquialPast, place: ClausePosition | undefined) => string {
  return (past, place) => {
    const isOfHer = past.ofHer !== undefined && place !== undefined && isHers(group, past, place);
    const said = isOfHer ? (past.ofHer ?? past.form) : past.form;
    return changedBy(pastsOfDialect[dialect], said);
  };
}

interface DeedReaders {
  readonly verbs: ReturnType<typeof colloquialVerbsOf>;
  readonly pasts: ReturnType<typeof colloquialPastsOf>;
  readonly saidOf: (past: ColloquialPast, place: ClausePosition | undefined) => string;
}

/** ما كلتش: what is denied, of a verb of the list. */
function listedDenial(
  group: DialectGroup,
  bare: string,
  {
    talk,
    isStandard,
  }: { readonly talk: Pick<ReadonlyMap<string, string>, 'get'>; readonly isStandard: (bare: string) => boolean },
): string | undefined {
  const done = bare.endsWith('تش') && !isStandard(bare) ? talk.get(bare.slice(0, -1)) : undefined;
  return done && `${done}${group === 'maghrebi' ? sukun : kasra}ش`;
}

/** اللي لعب, محدش شرح: after these somebody did something, whatever else the letters spell. */
function createSurelyDone(
  dialect: Dialect,
  pasts: DeedReaders['pasts'],
): (bare: string, place: ClausePosition | undefined, isStrict?: boolean) => string | undefined {
  return (bare, place, isStrict = false) => {
    const past = place !== undefined && !isParticle(bare) && isBeforeDeed(place, isStrict) ? pasts(bare) : undefined;
    return past?.isDoubtful === true && !bare.endsWith('نا')
      ? changedBy(pastsOfDialect[dialect], past.form)
      : undefined;
  };
}

/** ما بحبش: what is denied, where ما stands apart. */
function deniedApart(
  bare: string,
  place: ClausePosition | undefined,
  { verbs, pasts, saidOf }: DeedReaders,
): string | undefined {
  if (place === undefined || !bare.endsWith('ش') || place.words[place.index - 1]?.replace(/^[وف]/u, '') !== denial) {
    return undefined;
  }
  const whole = `${denial}${bare}`;
  const past = pasts(whole);
  const before = { words: place.words, index: place.index - 1 };
  const done = past?.isDenied === true ? saidOf(past, before) : undefined;
  // ما نزلش: without its ش the word is no verb of a person.
  const isOfPerson = person.test(bare) && (done === undefined || verbs(bare.slice(0, -1)) !== undefined);
  const verb = isOfPerson ? (verbs(whole)?.form ?? done) : (done ?? verbs(whole)?.form);
  return verb?.slice(denial.length + 1);
}

function participleInTalk(
  group: DialectGroup,
  bare: string,
  isStandard: (bare: string) => boolean,
): string | undefined {
  if (group === 'levantine') {
    return isStandard(bare) ? undefined : readLevantineParticiple(bare);
  }
  if (group === 'gulf') {
    return participleInGulf(bare, isStandard);
  }
  return group === 'maghrebi' ? participleInMaghreb(bare, isStandard) : undefined;
}

/**
 * Makes the reader of talk in a dialect.
 *
 * @param listed the dialect's own list.
 * @returns `undefined` for the standard language.
 */
export function createColloquialReader(
  dialect: Dialect,
  listed: WordMap<LexiconRow>,
  standard: StandardWords,
): ColloquialReader | undefined {
  const group = groupOf[dialect];
  return group && createGroupReader(dialect, group, listed, standard);
}

function createGroupReader(
  dialect: Dialect,
  group: DialectGroup,
  listed: WordMap<LexiconRow>,
  { isStandard, readImperfect, readStandard = () => undefined }: StandardWords,
): ColloquialReader {
  const verbs = verbsIn(dialect, group);
  const pasts = colloquialPastsOf(group);
  const talk = talkOf(dialect);
  const particles = particlesOfTalk[group];
  const origin = { stage: 'talk', rule: `talk.${group}` } as const;
  const standardVerb = standardVerbInTalk(group, { isStandard, readImperfect });

  const saidOf = createDeedSayer(dialect, group);
  const orderOfSomething = createOrderBeforeObject(group);

  const listedWord = (bare: string) => listed.get(bare)?.form ?? talk.get(bare);
  const inEgypt = (bare: string) => listedWord(bare) ?? participleInEgypt(bare);
  const wordOf = (bare: string) =>
    group === 'egyptian'
      ? (inEgypt(bare) ?? inflectedInEgypt(bare, inEgypt))
      : (listedWord(bare) ?? participleInTalk(group, bare, isStandard));

  /** A word of the dialect's own, with its article or without; what he did takes none. */
  function listedForm(bare: string): string | undefined {
    const { noun = '' } = articled.exec(bare)?.groups ?? {};
    // المخزن: no doer where the standard language has the noun.
    const find = group === 'gulf' && isStandard(bare) ? listedWord : wordOf;
    const form = noun === '' || isParticle(noun) ? undefined : find(noun);
    return (
      wordOf(bare) ??
      (form === undefined || hasArticle(form) || pasts(noun)?.form === form
        ? undefined
        : withArticle(group === 'levantine' ? form : form.replace(beforeOwner, '\u064Eة')))
    );
  }

  const ownedForm = createOwnedReader(group, {
    isVerb(bare) {
      const [past, form] = [pasts(bare), listedWord(bare)];
      const isPast = past !== undefined && !(group === 'levantine' && past.isDoubtful && past.form !== form);
      return group === 'gulf'
        ? isVerbOfGulf(form, past, verbs(bare))
        : isPast || isToldInLevant(group, bare, form) || verbs(bare) !== undefined;
    },
    formOf: (bare) => (isParticle(bare) ? undefined : listedWord(bare)),
  });

  function pastOf(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = pasts(bare);
    return past === undefined || (past.isDoubtful && isStandard(bare)) ? undefined : saidOf(past, place);
  }

  function surelyPast(bare: string, place: ClausePosition | undefined): string | undefined {
    return isPastSure(group, bare, isStandard) ? pastOf(bare, place) : undefined;
  }

  function readPast(bare: string, place?: ClausePosition): string | undefined {
    const past = pasts(bare);
    return past && saidOf(past, place);
  }

  /** اشترينا, سكرنا: what we did; nobody is told to do it to us. */
  function doneByUs(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = bare.endsWith('نا') && !ordersToUs.test(bare) ? pasts(bare) : undefined;
    const her = group === 'egyptian' ? place : undefined;
    return past === undefined || (isLikeNoun(past) && isStandard(bare)) ? undefined : saidOf(past, her);
  }

  const surelyDone = createSurelyDone(dialect, pasts);

  /** ماوصلش: it did not arrive, rather than that I do not; what begins with a person is of the present. */
  function notDone(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = person.test(bare) ? undefined : pasts(bare);
    return past?.isDenied === true ? saidOf(past, place) : undefined;
  }

  /** What is listed for both is mine, unless she is spoken of: نزلت. */
  function listedPast(bare: string, form: string, place: ClausePosition | undefined): string {
    const known = pasts(bare);
    const past = bare.endsWith('ت') || (group === 'gulf' && known?.form === form) ? known : undefined;
    return past === undefined ? changedBy(wordsOfDialect[dialect], form) : saidOf({ ...past, form }, place);
  }

  function formOf(bare: string, place?: ClausePosition): string | undefined {
    const certain = place && (besideIn(group, bare, place) ?? orderOfSomething(bare, place));
    if (certain !== undefined) {
      return certain;
    }
    const isLast = place !== undefined && place.index === place.words.length - 1;
    const form =
      (isLast ? atEndOfClause[group]?.get(bare) : undefined) ??
      byNeighbours(group, bare, place) ??
      (group === 'egyptian' && place ? orderToHer(group, bare, place) : undefined) ??
      (group === 'egyptian' && place ? (hundredth(place) ?? surelyDone(bare, place, true)) : undefined) ??
      listedForm(bare);
    if (form !== undefined || isParticle(bare)) {
      const said = isLast && group === 'egyptian' ? form?.replace(beforeOwner, '\u064Eة') : form;
      return said && listedPast(bare, said, place);
    }
    if (group === 'egyptian' && isNameOrNoun(bare)) {
      return (place && isAfterAuxiliary(place) ? verbs(bare)?.form : undefined) ?? surelyDone(bare, place);
    }
    return (
      deniedApart(bare, place, { verbs, pasts, saidOf }) ??
      ownedForm(bare) ??
      notDone(bare, place) ??
      doneByUs(bare, place) ??
      orderIn({ dialect, group }, bare, place) ??
      (isOwnedNoun(bare) || (group === 'gulf' && isGovernedNoun(bare, isStandard)) ? undefined : verbs(bare)?.form) ??
      surelyPast(bare, place) ??
      standardVerb(bare) ??
      listedDenial(group, bare, { talk, isStandard }) ??
      pastOf(bare, place) ??
      surelyDone(bare, place)
    );
  }

  /** وبيتي, فالدار, للسوق: a word of the lists after a particle of one letter. */
  function joinedForm(bare: string, place?: ClausePosition): string | undefined {
    for (const [written, rest, particle] of particles) {
      const word = bare.startsWith(written) ? `${rest}${bare.slice(written.length)}` : '';
      const isVerbAllowed = written === 'و' || written === what;
      const isShort = word.length < joinedLengthMin;
      const form =
        (isShort && (written !== 'و' || !listed.has(word))) ||
        (written === what && (asksNot.test(bare) || isStandard(bare)))
          ? undefined
          : isVerbAllowed
            ? (formOf(word, place) ?? inLevant(group, joinedForm, word))
            : (listedForm(word) ??
              (group === 'maghrebi' || group === 'levantine' ? ownedForm(word) : undefined) ??
              (withThis.test(word) ? inLevant(group, joinedForm, word) : undefined));
      if (form !== undefined) {
        const isOpenVerb = group === 'egyptian' && isVerbAllowed && verbs(word)?.form === form;
        const said = isOpenVerb ? form.replace(openPerson, sukun) : form;
        return joinedIn(group, particle, written === 'لل' ? said.slice(1) : said);
      }
    }
    return undefined;
  }

  function read(bare: string, place?: ClausePosition): WordReading | undefined {
    const beside = place && besideIn(group, bare, place);
    const row = beside === undefined ? listed.get(bare) : undefined;
    // عيطت: what is listed is mine, unless she is spoken of.
    const isDeed = group === 'maghrebi' && bare.endsWith(endOfDeed) && pasts(bare)?.ofHer !== undefined;
    const found = beside ?? (isDeed ? undefined : row?.form) ?? formOf(bare, place) ?? joinedForm(bare, place);
    const form =
      group === 'gulf'
        ? (found?.replace(ofHimElsewhere, ofHimInGulf).replace(...clusterAfterArticle) ??
          readHers(bare, { isStandard, readStandard }))
        : found;
    return form === undefined ? undefined : asTalk(form, row === undefined ? origin : originOf(row));
  }

  const signsOf = createTalkSigns(dialect, group, { isStandard });
  const isListed = (bare: string) =>
    listedWord(bare) !== undefined || (bare.startsWith(andInTalk) && listedWord(bare.slice(1)) !== undefined);
  return { read, readPast, isListed, isTalk: (words) => isTalk(signsOf(words)) };
}
