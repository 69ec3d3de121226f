import { withoutArticle } from '../article.ts';
import { removeMarks } from '../marks.ts';
import { setOf, wordsOf } from '../word-list.ts';
import { isAgent } from './agents.ts';
import { demonstrativeWords } from './function-words.data.ts';
import {
  about,
  beforeUnnamedSubject,
  passiveSubjects,
  possessedByThird,
  release,
  reportPairs,
  that,
  voicePairs,
} from './passives.data.ts';

interface Pair {
  readonly active: string;
  readonly passive: string;
}

function pairsByBare(list: string): ReadonlyMap<string, Pair> {
  return new Map(
    wordsOf(list).map((pair) => {
      const [active = '', passive = ''] = pair.split('/');
      return [removeMarks(active), { active, passive }];
    }),
  );
}

const pairs = pairsByBare(voicePairs);
const reports = pairsByBare(reportPairs);
const things = setOf(passiveSubjects);
const demonstratives = setOf(demonstrativeWords);
const unnamed = setOf(beforeUnnamedSubject);
const formFour = /^أ/u;
const present = /^[يت]/u;

/** True for letters that are an active and a passive, which what follows tells apart. */
export function hasBothVoices(bare: string): boolean {
  return pairs.has(bare);
}

/** The active before an agent, the passive before a thing. */
export function voiceOf(bare: string, words: readonly string[], index: number): string | undefined {
  const [previous = '', next, afterNext = ''] = [words[index - 1], words[index + 1], words[index + 2]];
  const report = reports.get(bare);
  const pair = report ?? pairs.get(bare);
  if (pair === undefined || next === undefined) {
    return undefined;
  }
  if (isAgent(next)) {
    return pair.active;
  }
  if (report) {
    return next === that && (index === 0 || unnamed.has(previous)) ? report.passive : undefined;
  }
  const thing = demonstratives.has(next) ? afterNext : next;
  const isThing =
    (things.has(withoutArticle(thing)) && (thing !== next || !possessedByThird.test(afterNext))) ||
    next === release ||
    (next === about && formFour.test(bare));
  return isThing && (index === 0 || present.test(bare)) ? pair.passive : undefined;
}
