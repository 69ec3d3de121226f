import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { isWrittenIn } from '../../dialect-recognition/is-written-in.ts';
import { recogniseDialect } from '../../dialect-recognition/recognise-dialect.ts';
import type { LexiconRow, WordMap } from '../lexicon-rows.ts';
import { wordsTagged, wordsWith } from '../lexicon-rows.ts';
import { removeMarks } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import { isParticle } from '../network/evidence.ts';
import { talkOf } from '../own-words.ts';
import { denial, vocative } from './clause-position.data.ts';
import { isStandardAlone } from './clause-position.ts';
import { colloquialOrdersOf, colloquialVerbsOf } from './colloquial-verbs.ts';
import { readLevantineParticiple } from './levantine/participles.ts';
import { isOfBooks, isWithoutAn } from './levantine/talk-rules.ts';
import { ownedInMaghreb } from './maghrebi-owners.ts';
import { colloquialPastsOf } from './past-verbs.ts';
import { hisOf } from './owned-nouns.ts';
import type { StandardWords } from './colloquial-words.ts';
import {
  articled,
  firstPerson,
  helpersOfGulf,
  inThe,
  ontoThe,
  orderWithN,
  particlesBefore,
  rootsOfTalk,
  surelyTalk,
  tellingOfGulf,
  withoutAn,
  withThis,
  withOwner,
} from './talk-forms.data.ts';

/** So many words of the dialect's own are no quotation: one in a message, two in more. */
const lineWordsMax = 15;
const tellingInLine = 1;
const tellingInPage = 2;
/**
 * A message in which nothing is standard alone, in a voice of the dialect, is talk where two words may be. With one
 * word (0.35) every third standard message was taken for talk in a Moroccan voice, and one in five in others.
 */
const tellingInTalk = 0.6;
const talkWordsMax = 12;
/** In Cairo two deeds are enough, where the message does not open as the news do. */
const tellingInMessage = 0.4;
/** What words say that the standard language spells alike. */
const tellingShare = { listed: 0.5, talk: 0.35, done: 0.2 } as const;
const and = /^[وف](?=...)/u;
/** مرحبا is said in every kind of text. */
const greetings = wordsTagged('greeting');
/** A noun or adjective in -an. */
const indefinite = /\u064B\p{L}?$/u;
/** تاخدي: a verb with its person. */
const ofPerson = /^[يتن][ء-يٱ-ۓ]{3}/u;
/** أزعلك: a verb that no standard text has. */
const verbLengthMin = 5;
/** أسعار الذهب: before an article a longer word is one with it. */
const wordOfConstructMin = 3;

const helpers = new Set(helpersOfGulf.split(' '));
const tellingWords = new Set(tellingOfGulf.split(' '));

const isDenial = (word = '') => word.replace(/^[وف]/u, '') === denial;

/** How much a word tells that the standard language has not, or has not there: شو, قبل ما. */
function tellingAlone(group: DialectGroup): (word: string, before: string | undefined) => number | undefined {
  const decisive: ReadonlySet<string> = new Set(wordsOf(surelyTalk[group]));
  return (word, before = '') =>
    decisive.has(word) ? 1 : withoutAn.test(`${before} ${word}`) ? tellingShare.listed : undefined;
}

/**
 * True for text in another dialect: in a voice of the Gulf عايز دلوقتي is no talk of the Gulf, nor what stands by it.
 * The Maghreb shares its everyday words with all others.
 */
function isInAnother(group: DialectGroup, words: readonly string[]): boolean {
  const recognised = group === 'maghrebi' ? undefined : recogniseDialect(words.join(' '))?.dialect;
  return recognised !== undefined && recognised !== group;
}

/** How much must tell, by how long a text is and whether anything in it is standard alone. */
function neededIn({ length }: readonly string[], isShortTalk: boolean, isMessageOfCairo: boolean): number {
  if (isShortTalk) {
    return isMessageOfCairo ? tellingInMessage : tellingInTalk;
  }
  return length <= lineWordsMax ? tellingInLine : tellingInPage;
}

/**
 * Tells whether words of one passage, as they are written, are talk in a dialect.
 *
 * @param listed the dialect's own list.
 */
export function createTalkDetector(
  dialect: Dialect,
  group: DialectGroup,
  {
    listed,
    isStandard,
    readImperfect,
    isSaidSo,
    readStandard,
  }: Required<StandardWords> & { readonly listed: WordMap<LexiconRow> },
): (written: readonly string[]) => boolean {
  const verbs = colloquialVerbsOf(group);
  /** حول فلوسك: told at the beginning, where the standard language has another word. */
  const isOrder = (word: string) => group === 'egyptian' && colloquialOrdersOf(group)(word) !== undefined;
  const pasts = colloquialPastsOf(group);
  const talk = talkOf(dialect);
  const tellsAlone = tellingAlone(group);

  const talkNouns = wordsWith(({ pos, tags, dialect: of }) => pos === 'noun' && of === group && tags.includes('talk'));

  /** عيونج, لا تخلون, ما لحقت: hers in ج, an order that keeps its n, and ما before what one did oneself. */
  function tellsOfGulf(word: string, before: string | undefined): boolean {
    const hers = isStandard(word) ? '' : hisOf(word);
    return (
      (hers !== '' && (isStandard(hers) || talk.has(hers))) ||
      (before === particlesBefore.order && orderWithN.test(word)) ||
      (withThis.test(word) && !isStandard(word)) ||
      tellingWords.has(word) ||
      (helpers.has(before ?? '') && verbs(word) !== undefined) ||
      (before === particlesBefore.past && firstPerson.test(word) && pasts(word) !== undefined)
    );
  }

  /** صباطك, خدمتو: a noun of the list with its owner. */
  const isOwned = (word: string) => ownedInMaghreb(word, (noun) => listed.get(noun)?.form) !== undefined;
  /** فلوسك: a noun that the standard language has not, with its owner. */
  const isOwnedInTalk = (word: string) =>
    !isStandard(word) && talk.has(withOwner[group].exec(word)?.groups?.['noun'] ?? '');

  /** How much a word says that the text is talk. */
  function tellingOf(word: string, before: string | undefined): number {
    const alone = listed.has(word) ? word : word.replace(and, '');
    const told = tellsAlone(alone, before);
    if (told !== undefined) {
      return told;
    }
    const isDeniedApart = word.endsWith('ش') && isDenial(before) && !isStandard(word);
    if (
      (isDeniedApart && (verbs(`${denial}${word}`) ?? pasts(`${denial}${word}`))) ||
      verbs(alone)?.isMarked === true
    ) {
      return 1;
    }
    const row = listed.get(alone);
    if (row !== undefined) {
      return row.features.tags.includes('loan') ? 0 : isStandard(word) || isStandard(alone) ? tellingShare.listed : 1;
    }
    if (group === 'gulf' && tellsOfGulf(word, before)) {
      return tellingShare.listed;
    }
    const withArticleOff = articled.exec(alone)?.groups?.['noun'] ?? '';
    if (listed.has(withArticleOff) && !isStandard(word) && !isStandard(withArticleOff)) {
      return 1;
    }
    const said = talk.get(word) ?? (group === 'egyptian' ? talk.get(alone) : undefined);
    if (said !== undefined) {
      const isDoubtful = pasts(word)?.isDoubtful === true || talkNouns.has(word);
      const share = isDoubtful ? tellingShare.done : tellingShare.talk;
      if (isParticle(word) || greetings.has(word)) {
        return 0;
      }
      if (!isSaidSo(word, said)) {
        return share;
      }
      return group === 'egyptian' && pasts(word)?.isDoubtful === false ? tellingShare.done : 0;
    }
    if (group === 'egyptian' && (word === vocative || isOwnedInTalk(word))) {
      return tellingShare.done;
    }
    if (group === 'egyptian' && word.length >= verbLengthMin && !isStandard(alone) && verbs(alone)) {
      return tellingShare.talk;
    }
    const verb = group === 'levantine' && !isStandard(alone) && !isStandard(word) ? verbs(alone) : undefined;
    if (
      verb !== undefined &&
      (verb.isTensed === true || (ofPerson.test(alone) && readImperfect(alone) === undefined))
    ) {
      return verb.isTensed === true ? tellingShare.listed : tellingShare.talk;
    }
    if (group === 'levantine' && !isStandard(alone) && readLevantineParticiple(alone) !== undefined) {
      return tellingShare.talk;
    }
    if (group === 'maghrebi' && before !== undefined && inThe.test(word)) {
      return tellingShare.listed;
    }
    if (pasts(word)?.isForSomebody === true && !isStandard(word)) {
      return tellingShare.listed;
    }
    if (group === 'gulf' && !isStandard(word) && verbs(word) !== undefined) {
      return tellingShare.done;
    }
    const isDone = !isParticle(word) && (pasts(word) ?? pasts(word.replace(and, '')))?.isDoubtful === false;
    const isOfMaghreb =
      group === 'maghrebi' &&
      !isStandard(word) &&
      (pasts(word) || verbs(word.replace(and, '')) || isOwned(word.replace(and, '')));
    return isOfMaghreb ? tellingShare.talk : isDone ? tellingShare.done : 0;
  }

  /** أعلن الوزير, يستقبل المطار: news open with what is done, and who does it. */
  function isHeadline([first = '', second = '', third = '']: readonly string[]): boolean {
    const isVerb = readImperfect(first) !== undefined || pasts(first) !== undefined;
    const isOfThird = articled.test(third) && second.length > wordOfConstructMin && !isParticle(second);
    return isVerb && isStandard(first) && (articled.test(second) || isOfThird);
  }

  return (written) => {
    const words = written.map(removeMarks);
    const telling = words.reduce(
      (sum, word, index) =>
        sum +
        (group === 'levantine' && isWithoutAn(words, index) ? tellingShare.listed : tellingOf(word, words[index - 1])),
      0,
    );
    const standardWord = {
      isIndefinite: (word: string) => indefinite.test(readStandard(word) ?? ''),
      isImperfect: (word: string) => readImperfect(word) !== undefined,
      isListed: (word: string) => listed.has(word) || talk.has(word),
    };
    const isShortTalk =
      words.length <= talkWordsMax &&
      !words.some(
        (word, index) =>
          (isStandardAlone(word, group) && !(index === 0 && isOrder(word))) ||
          (group === 'levantine' && isOfBooks(words, index, standardWord)),
      );
    const needed = neededIn(words, isShortTalk, group === 'egyptian' && !isHeadline(words));
    const isTalk =
      telling >= needed ||
      words.some(
        (word) => !isStandard(word) && (rootsOfTalk.test(word) || (ontoThe.test(word) && isStandard(word.slice(1)))),
      ) ||
      isWrittenIn(dialect, words.join(' '));
    return isTalk && !isInAnother(group, words);
  };
}
