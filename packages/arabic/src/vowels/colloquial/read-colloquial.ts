import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import { hasArticle, withArticle } from '../article.ts';
import type { LexiconRow, WordMap } from '../word-lists/lexicon-rows.ts';
import { standardNouns, wordsWith } from '../word-lists/lexicon-rows.ts';
import { kasra, sukun } from '../marks.ts';
import { isParticle } from '../particles.ts';
import { originOf, talkOf } from '../word-lists/own-words.ts';
import type { WordReading } from '../word-reading.ts';
import { hundredth, isAfterAuxiliary, type ClausePosition } from './clause-position.ts';
import { doneRather, isAfterVerbInLevant, readByNeighbours } from './levantine/talk-rules.ts';
import { createOrderBeforeObject, isToldInLevant, orderIn, orderToHer } from './imperatives.ts';
import { wordsByNeighbour } from './neighbours.data.ts';
import { createParticipleReader } from './participles.ts';
import { createPossessiveReader, isHers, readHers } from './possessives.ts';
import { possessive } from './possessives.data.ts';
import { setOf } from '../word-list.ts';
import { orInGulf } from './gulf-talk-rules.ts';
import { createTalkSigns, isTalk } from './talk-signs.ts';
import { changedBy, type StandardWords } from './colloquial-words.ts';
import { colloquialPastsOf } from './past-verbs.ts';
import { createPastReader, deniedApart, isVerbOfGulf, listedDenial, verbsIn } from './pasts-in-talk.ts';
import { standardVerbInTalk } from './standard-verbs.ts';
import {
  afterB,
  andInTalk,
  articled,
  atEndOfClause,
  endOfDeed,
  manyThings,
  oneThing,
  objectOfHers,
  oneThingInForm,
  me,
  particlesOfTalk,
  toTheWritten,
  withThis,
  wordsOfDialect,
} from './talk-forms.data.ts';

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
const subjectsOfMine = setOf(me);
/** شتسوي: in the Gulf ش is what, and stands before verbs. */
const what = 'ش';
/** شاحني: no question after what. */
const asksNot = new RegExp(`^${what}ا`, 'u');
/** كَلَّمْتَه: in the Gulf what is his, and he whom it is done to, is -ah. */
const ofHimElsewhere = /\u064Fه$/u;
const ofHimInGulf = '\u064Eه';
/** الصَّغِير: after the article no cluster is doubled. */
const clusterAfterArticle = [/\u0651\u0652(?=\p{L})/u, '\u0651\u064E'] as const;
/** وِالْبَيْت, وِنْسِيت: before two consonants and before the article a particle takes an i. */
const beforeCluster = /^(?:ا(?!\u064E)|\p{L}\u0652)/u;
/** اشتري, but not the article. */
const beginsWithA = /^ا(?!ل)/u;
/** وَاقْعِد: after a particle a joining alif is silent. */
const joiningAlif = /^ا\u0650/u;
/** وِنْرُوح: in Egypt the i of a person is lost in an open syllable after and. */
const openPerson = /(?<=^\p{L})\u0650(?=\p{L}[\u064E-\u0650])/u;
const person = /^[يتنأا]/u;
/** فَاتُورِة النُّور: so before whose it is alone. */
const beforeOwner = /\u0650ة$/u;

const namesOfLists = wordsWith(({ pos, dialect }) => pos === 'name' && dialect === '');

/** أكرم, هندي, بنوك: what names and nouns of the lists spell is no verb, but for what begins with a person. */
function isNameOrNoun(bare: string): boolean {
  return namesOfLists.has(bare) || (standardNouns.has(bare) && (!person.test(bare) || bare.endsWith('ي')));
}

/** بنزينها: a noun of the lists with its owner. */
function isOwnedNoun(bare: string): boolean {
  const noun = bare.replace(possessive, '');
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

function joinedIn(group: DialectGroup, particle: string, form: string): string {
  const isCluster = (group === 'levantine' || group === 'gulf') && beforeCluster.test(form);
  const rest = group === 'gulf' ? form.replace(joiningAlif, 'ا') : form;
  return `${isCluster ? particle.replace(sukun, kasra) : particle}${rest}`;
}

function asTalk(form: string, origin: WordReading['origin']): WordReading {
  return { form, coreConfidence: talkConfidence, endingConfidence: 1, isOwn: true, origin };
}

/** بسعر: with a noun of three letters ب is with, rather than that I shall, but for أنا بدفع. */
function isGovernedNoun(
  bare: string,
  place: ClausePosition | undefined,
  isStandard: (bare: string) => boolean,
): boolean {
  return afterB.test(bare) && isStandard(bare) && !subjectsOfMine.has(place?.words[place.index - 1] ?? '');
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
  { isStandard: isStandardAsWritten, readImperfect, readStandard = () => undefined }: StandardWords,
): ColloquialReader {
  // موعدج: what is hers is as standard as what is his.
  const isStandard = (bare: string) =>
    isStandardAsWritten(bare) || (group === 'gulf' && isHers(bare, isStandardAsWritten));
  const verbs = verbsIn(dialect, group);
  const pasts = colloquialPastsOf(group);
  const talk = talkOf(dialect);
  const particles = particlesOfTalk[group];
  const origin = { stage: 'talk', rule: `talk.${group}` } as const;
  const standardVerb = standardVerbInTalk(group, { isStandard, readImperfect });

  const { saidOf, pastOf, surelyPast, readPast, doneByUs, notDone, surelyDone } = createPastReader(
    dialect,
    group,
    isStandard,
  );
  const orderOfSomething = createOrderBeforeObject(group);

  const listedWord = (bare: string) => listed.get(bare)?.form ?? talk.get(bare);
  const isNoun = (bare: string, base: string) =>
    group === 'egyptian'
      ? standardNouns.has(bare) || standardNouns.has(base)
      : isStandard(bare) || (group === 'gulf' && objectOfHers.test(bare) && pasts(bare) !== undefined);
  const participle = createParticipleReader(group, isNoun, listedWord);
  // موعدك: a noun with its possessive, no participle.
  const single = (bare: string) =>
    listedWord(bare) ?? (group === 'gulf' ? withPossessive(bare) : undefined) ?? participle(bare);
  /** كبايات: many things. */
  function wordOf(bare: string): string | undefined {
    const isMany = group === 'egyptian' && bare.endsWith(manyThings);
    const one = isMany ? single(`${bare.slice(0, -manyThings.length)}${oneThing}`) : undefined;
    return single(bare) ?? one?.replace(oneThingInForm, `\u064E${manyThings}`);
  }

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

  const withPossessive = createPossessiveReader(group, {
    isPast: (bare) => pasts(bare)?.isDoubtful === false,
    isVerb(bare) {
      const [past, form] = [pasts(bare), listedWord(bare)];
      const isPast = past !== undefined && !(group === 'levantine' && past.isDoubtful && past.form !== form);
      return group === 'gulf'
        ? isVerbOfGulf(form, past, verbs(bare))
        : isPast || isToldInLevant(group, bare, form) || verbs(bare) !== undefined;
    },
    formOf: (bare) => (isParticle(bare) ? undefined : listedWord(bare)),
  });

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
      withPossessive(bare) ??
      notDone(bare, place) ??
      doneByUs(bare, place) ??
      orderIn({ dialect, group }, bare, place) ??
      (isOwnedNoun(bare) || (group === 'gulf' && isGovernedNoun(bare, place, isStandard))
        ? undefined
        : verbs(bare)?.form) ??
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
        (isShort && (written !== 'و' || listedWord(word) === undefined)) ||
        (written === what && (asksNot.test(bare) || isStandard(bare))) ||
        // واحد: a word of its own more often than و and a word in ا.
        (group === 'gulf' && beginsWithA.test(word) && isStandard(bare))
          ? undefined
          : isVerbAllowed
            ? (formOf(word, place) ?? inLevant(group, joinedForm, word))
            : (listedForm(word) ??
              (group === 'maghrebi' || group === 'levantine' ? withPossessive(word) : undefined) ??
              (withThis.test(word) ? inLevant(group, joinedForm, word) : undefined) ??
              (group === 'gulf' && withThis.test(word) ? joinedForm(word, place) : undefined));
      if (form !== undefined) {
        const isOpenVerb = group === 'egyptian' && isVerbAllowed && verbs(word)?.form === form;
        const said = isOpenVerb ? form.replace(openPerson, sukun) : form;
        return joinedIn(group, particle, written === toTheWritten ? said.slice(1) : said);
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
          readHers(bare, { isStandard: isStandardAsWritten, readStandard }))
        : found;
    return form === undefined ? undefined : asTalk(form, row === undefined ? origin : originOf(row));
  }

  const signsOf = createTalkSigns(dialect, group, { isStandard: isStandardAsWritten });
  const isListed = (bare: string) =>
    listedWord(bare) !== undefined || (bare.startsWith(andInTalk) && listedWord(bare.slice(1)) !== undefined);
  return { read, readPast, isListed, isTalk: (words) => isTalk(signsOf(words)) };
}
