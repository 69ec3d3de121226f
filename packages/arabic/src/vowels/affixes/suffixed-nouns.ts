import type { LexiconEntry } from '../word-lists/lexicon.ts';
import {
  feminineEndings,
  participleEndings,
  personalNoun,
  pluralOfFeminine,
  relationEndings,
} from './noun-affixes.data.ts';

type FindNoun = (noun: string) => LexiconEntry | undefined;

/** A word by what its noun looks like and the ending after it. */
function endingIn(noun: string, endings: Readonly<Record<string, string>>): RegExp {
  return new RegExp(`^(?<noun>${noun})(?<ending>${Object.keys(endings).join('|')})$`, 'u');
}

const relation = endingIn('.{3,}ي', relationEndings);
const ofFeminine = endingIn('.{2,}', feminineEndings);
const ofParticiple = endingIn(personalNoun, participleEndings);
const participle = /^م\u064F.*\p{L}(?<!ي)$/u;
/** صَرَّاف, whose work it is. */
const ofTrade = /^\p{L}\u064E\p{L}\u0651\u064Eا\p{L}$/u;
const activeParticiple = /^م\u064F.*\u0650\p{L}(?<!ي)$/u;
/** مساعدات comes of no مساعد, but what is done to things is said of more than one. */
const passiveParticiple = /^م\u064F.*\u064E\p{L}(?<!ي)$/u;
/** جَلْسَة makes جَلَسَات; weak and doubled middles stay closed. */
const shortFeminine =
  /^(?<first>(?:\u0627\u0644\u0652?)?\p{L}\u0651?\u064E)(?<middle>[^\u064B-\u0652\u0627\u0648\u064A\u0649])\u0652(?<last>\p{L}\u064Eة)$/u;
/** A word that only looks as if it had an ending is rare, but there are some. */
const suffixedShare = 0.97;

function withEnding(entry: LexiconEntry, first: string, isSure: boolean): LexiconEntry {
  return {
    ...entry,
    first,
    second: undefined,
    coreShare: entry.coreShare * suffixedShare,
    endingShare: isSure ? 1 : 0,
  };
}

function isSureEnding(ending: string): boolean {
  return /(?:ن|ا)$/u.test(ending);
}

const pluralOfPeople = /^[\u0648\u064A]\u0646$/u;

/** Whether a participle or a trade has a feminine or the plural of people that its letters show. */
function takesEnding({ first, lean }: LexiconEntry, isPlural: boolean): boolean {
  if (isPlural && (ofTrade.test(first) || activeParticiple.test(first))) {
    return true;
  }
  return lean !== undefined && (isPlural ? participle : passiveParticiple).test(first);
}

/**
 * A noun of ours with the ending of its feminine, plural or dual, where the form tells how it is made: برلمانيون,
 * شحنات, مسلحين.
 */
export function readWithSuffix(find: FindNoun, bare: string): LexiconEntry | undefined {
  const related = relation.exec(bare)?.groups;
  const adjective = related && find(related['noun'] ?? '');
  if (related && adjective && /\u0650ي\u0651$/u.test(adjective.first)) {
    const ending = related['ending'] ?? '';
    return withEnding(adjective, adjective.first + (relationEndings[ending] ?? ''), isSureEnding(ending));
  }
  const plural = ofFeminine.exec(bare)?.groups;
  const single = plural && find(`${plural['noun'] ?? ''}ة`);
  if (plural && single?.first.endsWith('\u064Eة')) {
    const ending = plural['ending'] ?? '';
    const stem =
      ending === pluralOfFeminine
        ? single.first.replace(shortFeminine, '$<first>$<middle>\u064E$<last>')
        : single.first;
    return withEnding(single, stem.slice(0, -2) + (feminineEndings[ending] ?? ''), isSureEnding(ending));
  }
  const many = ofParticiple.exec(bare)?.groups;
  const one = many && find(many['noun'] ?? '');
  if (many && one && takesEnding(one, pluralOfPeople.test(many['ending'] ?? ''))) {
    const ending = many['ending'] ?? '';
    return withEnding(one, one.first + (participleEndings[ending] ?? ''), isSureEnding(ending));
  }
  return undefined;
}
