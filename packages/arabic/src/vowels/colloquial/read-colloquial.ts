import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { isWrittenIn } from '../../dialect-recognition/is-written-in.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import { hasArticle, withArticle } from '../article.ts';
import type { LexiconRow } from '../lexicon-rows.ts';
import { wordsTagged, wordsWith } from '../lexicon-rows.ts';
import { kasra, removeMarks, sukun } from '../marks.ts';
import { isParticle } from '../network/evidence.ts';
import { originOf, talkOf } from '../own-words.ts';
import type { WordReading } from '../word-reading.ts';
import { colloquialOrdersOf, colloquialVerbsOf } from './colloquial-verbs.ts';
import {
  isAfterAuxiliary,
  isAfterFeminineSubject,
  isStandardAlone,
  opensOrder,
  type ClausePosition,
} from './clause-position.ts';
import { ownedInMaghreb } from './maghrebi-owners.ts';
import { participleInMaghreb } from './maghrebi-participles.ts';
import { type ColloquialPast, colloquialPastsOf } from './past-verbs.ts';
import { type ImperfectReader, standardVerbInTalk } from './standard-verbs.ts';
import {
  atEndOfClause,
  firmEnd,
  ordersBeforeUs,
  ownersInTalk,
  particlesOfTalk,
  rootsOfTalk,
  withOwner,
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
}

/** What a dialect's reader asks of the rest. */
export interface StandardWords {
  /** True for words that the standard language writes as well. */
  readonly isStandard: (bare: string) => boolean;
  readonly readImperfect: ImperfectReader;
  /** True where the standard language says a word so as well. */
  readonly isSaidSo?: (bare: string, form: string) => boolean;
}

/** So many words of the dialect's own are no quotation: one in a message, two in more. */
const lineWordsMax = 15;
const tellingInLine = 1;
const tellingInPage = 2;
/** A message in which nothing is standard alone, in a voice of the dialect, is talk where a word or two may be. */
const tellingInTalk = 0.35;
const talkWordsMax = 12;
/** What words say that the standard language spells alike. */
const tellingShare = { listed: 0.5, talk: 0.35, done: 0.2 } as const;
/** The grammar of a dialect's verbs and its everyday words are as sure as rules about certain words are. */
const talkConfidence = 0.97;
/** عالسوق: a word with the article, after ع for on. */
const ontoThe = /^ع(?=ال\p{L}{3})/u;
/** فالدار: in the Maghreb ف is in, and stands within a clause. */
const inThe = /^فال\p{L}{2}/u;
const joinedLengthMin = 3;
/** شتسوي: in the Gulf ش is what, and stands before verbs. */
const what = 'ش';
/** الكباية: the lists have such words without their article. */
const articled = /^ال(?<noun>\p{L}{3,})$/u;
const and = /^[وف](?=...)/u;
/** خلينا, كلمنا: what one tells others to do for us. */
const ordersToUs = new RegExp(`^${anyOf(ordersBeforeUs)}نا$`, 'u');
/** كَلَّمْتَه: in the Gulf what is his, and he whom it is done to, is -ah. */
const ofHimElsewhere = /\u064Fه$/u;
const ofHimInGulf = '\u064Eه';
/** مرحبا is said in every kind of text. */
const greetings = wordsTagged('greeting');
/** What these letters spell at the beginning of a clause is no order. */
const nounsOfLists = wordsWith(({ pos, dialect }) => pos === 'noun' && dialect === '');

/** بنزينها: a noun of the lists with its owner. */
function isOwnedNoun(bare: string): boolean {
  const noun = bare.replace(/(?:ها|ه|ك|ي|نا|هم|كم)$/u, '');
  return noun.length > joinedLengthMin && nounsOfLists.has(noun);
}

/** What I did, or what she did where she is spoken of. */
function saidOf({ form, ofHer }: ColloquialPast, place: ClausePosition | undefined): string {
  return ofHer !== undefined && place !== undefined && isAfterFeminineSubject(place) ? ofHer : form;
}

/** سِعْرُه: a noun of the dialect's own with its owner; a verb with its object is none. */
function ownedNounIn(
  bare: string,
  { group, formOf }: { readonly group: DialectGroup; readonly formOf: (noun: string) => string | undefined },
): string | undefined {
  const { noun = '', owner = '' } = withOwner.exec(bare)?.groups ?? {};
  if (group === 'maghrebi') {
    return ownedInMaghreb(bare, formOf);
  }
  const form = noun === '' ? undefined : formOf(noun);
  return form !== undefined && firmEnd.test(form) ? form + (ownersInTalk[group][owner] ?? owner) : undefined;
}

function participleInTalk(
  group: DialectGroup,
  bare: string,
  isStandard: (bare: string) => boolean,
): string | undefined {
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
  listed: ReadonlyMap<string, LexiconRow>,
  standard: StandardWords,
): ColloquialReader | undefined {
  const group = groupOf[dialect];
  return group && createGroupReader(dialect, group, listed, standard);
}

function createGroupReader(
  dialect: Dialect,
  group: DialectGroup,
  listed: ReadonlyMap<string, LexiconRow>,
  { isStandard, readImperfect, isSaidSo = () => false }: StandardWords,
): ColloquialReader {
  const verbs = colloquialVerbsOf(group);
  const orders = colloquialOrdersOf(group);
  const pasts = colloquialPastsOf(group);
  const talk = talkOf(group);
  const particles = particlesOfTalk[group];
  const origin = { stage: 'talk', rule: `talk.${group}` } as const;
  const standardVerb = standardVerbInTalk(group, { isStandard, readImperfect });
  const deniedEnd = `${group === 'maghrebi' ? sukun : kasra}ش`;

  const wordOf = (bare: string) =>
    listed.get(bare)?.form ?? talk.get(bare) ?? participleInTalk(group, bare, isStandard);

  /** A word of the dialect's own, with its article or without; what he did takes none. */
  function listedForm(bare: string): string | undefined {
    const { noun = '' } = articled.exec(bare)?.groups ?? {};
    const form = noun === '' || isParticle(noun) ? undefined : wordOf(noun);
    return (
      wordOf(bare) ??
      (form === undefined || hasArticle(form) || pasts(noun)?.form === form ? undefined : withArticle(form))
    );
  }

  function listedNoun(bare: string): string | undefined {
    const isVerb = pasts(bare) !== undefined || verbs(bare) !== undefined;
    return isVerb || isParticle(bare) ? undefined : (listed.get(bare)?.form ?? talk.get(bare));
  }

  /** ما كلتش: what is denied, of a verb of the list. */
  function denied(bare: string): string | undefined {
    const done = bare.endsWith('تش') && !isStandard(bare) ? talk.get(bare.slice(0, -1)) : undefined;
    return done && `${done}${deniedEnd}`;
  }

  function pastOf(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = pasts(bare);
    return past === undefined || (past.isDoubtful && isStandard(bare)) ? undefined : saidOf(past, place);
  }

  /** In the Maghreb what is surely a past is no standard verb of the present: نقصتي. */
  function surelyPast(bare: string, place: ClausePosition | undefined): string | undefined {
    return group === 'maghrebi' && pasts(bare)?.isDoubtful === false ? pastOf(bare, place) : undefined;
  }

  function readPast(bare: string, place?: ClausePosition): string | undefined {
    const past = pasts(bare);
    return past && saidOf(past, place);
  }

  /** اشترينا, سكرنا: what we did; nobody is told to do it to us. */
  function doneByUs(bare: string): string | undefined {
    const past = bare.endsWith('نا') && !ordersToUs.test(bare) ? pasts(bare) : undefined;
    return past === undefined || (past.isDoubtful && isStandard(bare)) ? undefined : past.form;
  }

  /** ماوصلش: it did not arrive, rather than that I do not; what begins with a person is of the present. */
  function notDone(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = /^[يتنأا]/u.test(bare) ? undefined : pasts(bare);
    return past?.isDenied === true ? saidOf(past, place) : undefined;
  }

  /** An order where one may stand, and in the Levant what I do after a particle: عم دوّر. */
  function orderOf(bare: string, place: ClausePosition | undefined): string | undefined {
    const isPlaced = place !== undefined && (opensOrder(place) || (group === 'levantine' && isAfterAuxiliary(place)));
    return isPlaced && !nounsOfLists.has(bare) ? orders(bare) : undefined;
  }

  /** What is listed for both is mine, unless she is spoken of: نزلت. */
  function listedPast(bare: string, form: string, place: ClausePosition | undefined): string {
    const past = bare.endsWith('ت') ? pasts(bare) : undefined;
    return past?.ofHer !== undefined && place !== undefined && isAfterFeminineSubject(place) ? past.ofHer : form;
  }

  function formOf(bare: string, place?: ClausePosition): string | undefined {
    const isLast = place !== undefined && place.index === place.words.length - 1;
    const form = (isLast ? atEndOfClause[group]?.get(bare) : undefined) ?? listedForm(bare);
    if (form !== undefined || isParticle(bare)) {
      return form && listedPast(bare, form, place);
    }
    return (
      ownedNounIn(bare, { group, formOf: listedNoun }) ??
      notDone(bare, place) ??
      doneByUs(bare) ??
      orderOf(bare, place) ??
      (isOwnedNoun(bare) ? undefined : verbs(bare)?.form) ??
      surelyPast(bare, place) ??
      standardVerb(bare) ??
      denied(bare) ??
      pastOf(bare, place)
    );
  }

  /** وبيتي, فالدار, للسوق: a word of the lists after a particle of one letter. */
  function joinedForm(bare: string, place: ClausePosition | undefined): string | undefined {
    for (const [written, rest, particle] of particles) {
      const word = bare.startsWith(written) ? `${rest}${bare.slice(written.length)}` : '';
      const isVerbAllowed = written === 'و' || written === what;
      const form =
        word.length < joinedLengthMin || (written === what && isStandard(bare))
          ? undefined
          : isVerbAllowed
            ? formOf(word, place)
            : listedForm(word);
      if (form !== undefined) {
        return `${particle}${written === 'لل' ? form.slice(1) : form}`;
      }
    }
    return undefined;
  }

  function read(bare: string, place?: ClausePosition): WordReading | undefined {
    const row = listed.get(bare);
    const found = row?.form ?? formOf(bare, place) ?? joinedForm(bare, place);
    const form = group === 'gulf' ? found?.replace(ofHimElsewhere, ofHimInGulf) : found;
    return form === undefined
      ? undefined
      : {
          form,
          coreConfidence: talkConfidence,
          endingConfidence: 1,
          isOwn: true,
          origin: row === undefined ? origin : originOf(row),
        };
  }

  const isTalk = createTalkTeller(dialect, group, { listed, talk, verbs, pasts, isStandard, isSaidSo });
  return { read, readPast, isTalk };
}

interface WordsOfTalk extends Required<Omit<StandardWords, 'readImperfect'>> {
  readonly listed: ReadonlyMap<string, LexiconRow>;
  readonly talk: ReadonlyMap<string, string>;
  readonly verbs: (bare: string) => unknown;
  readonly pasts: (bare: string) => ColloquialPast | undefined;
}

/** Tells by its words whether a passage is talk. */
function createTalkTeller(
  dialect: Dialect,
  group: DialectGroup,
  { listed, talk, verbs, pasts, isStandard, isSaidSo }: WordsOfTalk,
): ColloquialReader['isTalk'] {
  /** How much a word says that the text is talk. */
  function tellingOf(word: string, before: string | undefined): number {
    const alone = listed.has(word) ? word : word.replace(and, '');
    if (listed.has(alone)) {
      return isStandard(word) || isStandard(alone) ? tellingShare.listed : 1;
    }
    const withArticleOff = articled.exec(alone)?.groups?.['noun'] ?? '';
    if (listed.has(withArticleOff) && !isStandard(word) && !isStandard(withArticleOff)) {
      return 1;
    }
    const said = talk.get(word);
    if (said !== undefined) {
      const share = pasts(word)?.isDoubtful === true ? tellingShare.done : tellingShare.talk;
      return isParticle(word) || greetings.has(word) || isSaidSo(word, said) ? 0 : share;
    }
    if (group === 'maghrebi' && before !== undefined && inThe.test(word)) {
      return tellingShare.listed;
    }
    if (pasts(word)?.isForSomebody === true && !isStandard(word)) {
      return tellingShare.listed;
    }
    const isDone = !isParticle(word) && (pasts(word) ?? pasts(word.replace(and, '')))?.isDoubtful === false;
    const isVerbAlone = group === 'maghrebi' && !isStandard(word) && (isDone || verbs(word.replace(and, '')));
    return isVerbAlone ? tellingShare.talk : isDone ? tellingShare.done : 0;
  }

  function isTalk(written: readonly string[]): boolean {
    const words = written.map(removeMarks);
    const telling = words.reduce((sum, word, index) => sum + tellingOf(word, words[index - 1]), 0);
    const isShortTalk = words.length <= talkWordsMax && !words.some((word) => isStandardAlone(word, group));
    const needed = isShortTalk ? tellingInTalk : words.length <= lineWordsMax ? tellingInLine : tellingInPage;
    return (
      telling >= needed ||
      words.some(
        (word) => !isStandard(word) && (rootsOfTalk.test(word) || (ontoThe.test(word) && isStandard(word.slice(1)))),
      ) ||
      isWrittenIn(dialect, words.join(' '))
    );
  }

  return isTalk;
}
