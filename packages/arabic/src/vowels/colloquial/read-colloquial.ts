import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { groupOf } from '../../dialect-recognition/recognise-dialect.ts';
import { isParticle } from '../particles.ts';
import { type LexiconRow, standardNouns, type WordMap, wordsWith } from '../word-lists/lexicon-rows.ts';
import { originOf } from '../word-lists/own-words.ts';
import { talkOf } from '../word-lists/dialect-words.ts';
import { setOf } from '../word-list.ts';
import type { WordReading } from '../word-reading.ts';
import { isAfterAuxiliary } from './auxiliaries.ts';
import { feminineT } from './clause-position.data.ts';
import type { ClausePosition } from './clause-position.ts';
import { verbsOfDialect } from './colloquial-verbs.ts';
import { changedBy, type StandardWords } from './colloquial-words.ts';
import { imperativeBeforeObject, imperativeIn, imperativeToHer, imperativeToMany } from './imperatives.ts';
import { createJoinedReader } from './joined-particles.ts';
import { pastRather, readBeforeItsObject, readForListener, readInTime } from './levantine/talk-rules.ts';
import { asAlone, createListedReader } from './listed-words.ts';
import { negatedApart, negatedListed, negatedPast } from './negation.ts';
import { readByNeighbours } from './neighbours.ts';
import { colloquialPastsOf } from './past-verbs.ts';
import { createPastReader } from './pasts-in-talk.ts';
import { possessive } from './possessives.data.ts';
import { isHers, readHers } from './possessives.ts';
import { standardVerbInTalk } from './standard-verbs.ts';
import { afterB, andInTalk, atEndOfClause, manyOfFifthForm, me, wordsOfDialect } from './talk-forms.data.ts';
import { createTalkSigns, isTalk } from './talk-signs.ts';

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
const lettersOfNoun = 4;
const subjectsOfMine = setOf(me);
const person = /^[\u064A\u062A\u0646\u0623\u0627]/u;
/** كَلَّمْتَه: in the Gulf his is -ah, and after the article no cluster is doubled: الصَّغِير. */
const changesInGulf = [
  [/\u064F(?=\u0647$)/u, '\u064E'],
  [/\u0651\u0652(?=\p{L})/u, '\u0651\u064E'],
] as const;

const namesOfLists = wordsWith(({ pos, dialect }) => pos === 'name' && dialect === '');

/** أكرم, هندي, بنوك: what names and nouns of the lists spell is no verb, but for what begins with a person. */
function isNameOrNoun(bare: string): boolean {
  return namesOfLists.has(bare) || (standardNouns.has(bare) && (!person.test(bare) || bare.endsWith('\u064A')));
}

/** بنزينها: a noun of the lists with a possessive. */
function isNounWithPossessive(bare: string): boolean {
  const noun = bare.replace(possessive, '');
  return noun.length >= lettersOfNoun && !person.test(noun) && standardNouns.has(noun);
}

/** بسعر: in the Gulf ب is with before a noun of three letters, rather than that I shall, but for أنا بدفع. */
function isAfterWith(bare: string, place: ClausePosition | undefined): boolean {
  return afterB.test(bare) && !subjectsOfMine.has(place?.words[place.index - 1] ?? '');
}

/** What stands around a word says which of two it is. */
function readInPlace(group: DialectGroup, bare: string, place: ClausePosition): string | undefined {
  switch (group) {
    case 'levantine':
      return (
        imperativeToMany(bare, place) ??
        readForListener(bare, place) ??
        readInTime(bare, place) ??
        readBeforeItsObject(bare, place) ??
        pastRather(bare, place)
      );
    case 'egyptian':
      return imperativeToHer(bare, place);
    case 'gulf':
      return imperativeBeforeObject(bare, place);
    case 'maghrebi':
      return undefined;
  }
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
  const isEgyptian = group === 'egyptian';
  const verbs = verbsOfDialect(dialect, group);
  const pasts = colloquialPastsOf(group);
  const talk = talkOf(dialect);
  const origin = { stage: 'talk', rule: `talk.${group}` } as const;
  const standardVerb = standardVerbInTalk(group, { isStandard, readImperfect });
  const pastReader = createPastReader(dialect, group, isStandard);
  const { saidOf, pastOf, pastOfUs, pastAfterWords, readPast, surelyPast } = pastReader;
  const { wordOf, withArticleOf, withPossessive } = createListedReader(
    { dialect, group },
    { listed, isStandard, pasts, verbs },
  );

  /** What is listed for both is mine, unless she is spoken of: نزلت. */
  function listedPast(bare: string, form: string, place: ClausePosition | undefined): string {
    const known = pasts(bare);
    const past = bare.endsWith(feminineT) || (group === 'gulf' && known?.form === form) ? known : undefined;
    return past === undefined ? changedBy(wordsOfDialect[dialect], form) : saidOf({ ...past, form }, place);
  }

  /** A word of the lists, and what its place makes of it. */
  function listedForm(bare: string, place: ClausePosition | undefined): string | undefined {
    const isLast = place !== undefined && place.index === place.words.length - 1;
    const form =
      (isLast ? atEndOfClause[group]?.get(bare) : undefined) ??
      (place && readInPlace(group, bare, place)) ??
      (isEgyptian ? pastAfterWords(bare, place, true) : undefined) ??
      withArticleOf(bare);
    return form && listedPast(bare, isLast && isEgyptian ? asAlone(form) : form, place);
  }

  function verbForm(bare: string, place: ClausePosition | undefined): string | undefined {
    return (
      negatedApart(bare, place, { verbs, pasts, saidOf }) ??
      withPossessive(bare) ??
      negatedPast(bare, place, { pasts, saidOf }) ??
      pastOfUs(bare, place) ??
      imperativeIn({ dialect, group }, bare, place) ??
      (group === 'gulf' && manyOfFifthForm.test(bare) ? pastOf(bare, place) : undefined) ??
      (isNounWithPossessive(bare) || (group === 'gulf' && isAfterWith(bare, place) && isStandard(bare))
        ? undefined
        : verbs(bare)?.form) ??
      surelyPast(bare, place) ??
      standardVerb(bare) ??
      negatedListed(group, bare, { talk, isStandard }) ??
      pastOf(bare, place) ??
      pastAfterWords(bare, place)
    );
  }

  function formOf(bare: string, place?: ClausePosition): string | undefined {
    const form = (place && readByNeighbours(group, bare, place)) ?? listedForm(bare, place);
    if (form !== undefined || isParticle(bare)) {
      return form;
    }
    if (isEgyptian && isNameOrNoun(bare)) {
      const verb = place && isAfterAuxiliary(place) ? verbs(bare)?.form : undefined;
      return verb ?? pastAfterWords(bare, place);
    }
    return verbForm(bare, place);
  }

  const joinedForm = createJoinedReader(
    { dialect, group },
    {
      isListed: (bare) => wordOf(bare) !== undefined,
      isStandard,
      isVerb: (bare, form) => verbs(bare)?.form === form,
      wordOf: formOf,
      nounOf: withArticleOf,
      withPossessive,
    },
  );

  function read(bare: string, place?: ClausePosition): WordReading | undefined {
    const beside = place && readByNeighbours(group, bare, place);
    const row = beside === undefined ? listed.get(bare) : undefined;
    // عيطت: what is listed is mine, unless she is spoken of.
    const isOfTwo = group === 'maghrebi' && bare.endsWith(feminineT) && pasts(bare)?.ofHer !== undefined;
    const found = beside ?? (isOfTwo ? undefined : row?.form) ?? formOf(bare, place) ?? joinedForm(bare, place);
    const form =
      group === 'gulf'
        ? ((found && changedBy(changesInGulf, found)) ??
          readHers(bare, { isStandard: isStandardAsWritten, readStandard }))
        : found;
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

  const signsOf = createTalkSigns(dialect, group, { isStandard: isStandardAsWritten });
  const isListed = (bare: string) =>
    wordOf(bare) !== undefined || (bare.startsWith(andInTalk) && wordOf(bare.slice(1)) !== undefined);
  return { read, readPast, isListed, isTalk: (words) => isTalk(signsOf(words)) };
}
