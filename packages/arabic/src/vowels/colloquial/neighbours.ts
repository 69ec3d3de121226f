import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { removeMarks } from '../marks.ts';
import { setOf } from '../word-list.ts';
import {
  betweenHerAndVerb,
  feminine,
  feminineWords,
  ofHundred,
  prepositionsOfTalk,
  timesOfTalk,
} from './clause-position.data.ts';
import { spell } from './form-changes.ts';
import { type WordByNeighbour, wordsByNeighbour } from './neighbours.data.ts';

/** What stands around a word of a clause, bare. */
export interface ClausePosition {
  readonly words: readonly string[];
  readonly index: number;
}

interface Rule {
  readonly form: string;
  /** One of these stands before or after it; both are empty where the word is always said so. */
  readonly after: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

function rulesOf(rows: readonly WordByNeighbour[]): ReadonlyMap<string, readonly Rule[]> {
  const rules = rows.map(({ form, after, before }) => ({
    form: spell(form),
    after: after === undefined ? nothing : setOf(after),
    before: before === undefined ? nothing : setOf(before),
  }));
  return Map.groupBy(rules, ({ form }) => removeMarks(form));
}

const rulesIn: Readonly<Record<DialectGroup, ReadonlyMap<string, readonly Rule[]>>> = {
  egyptian: rulesOf(wordsByNeighbour.egyptian),
  levantine: rulesOf(wordsByNeighbour.levantine),
  gulf: rulesOf(wordsByNeighbour.gulf),
  maghrebi: rulesOf(wordsByNeighbour.maghrebi),
};

const hundreds = setOf(ofHundred.numbers);

/** خمسين في المية: what a number stands before. */
function readHundred({ words, index }: ClausePosition): string | undefined {
  const isOfHundred =
    words[index] === ofHundred.word && words[index - 1] === ofHundred.before && hundreds.has(words[index - 2] ?? '');
  return isOfHundred ? ofHundred.form : undefined;
}

/** The rule of words that these tables decide on; the network leaves them as they are. */
export const neighbourRule = 'talk.neighbours';

/** How a word that talk spells alike is said beside its neighbours; `undefined` where they say nothing. */
export function readByNeighbours(group: DialectGroup, bare: string, place: ClausePosition): string | undefined {
  const { words, index } = place;
  const [last = '', next = ''] = [words[index - 1], words[index + 1]];
  const rule = rulesIn[group]
    .get(bare)
    ?.find(({ after, before }) => after.has(last) || before.has(next) || after.size + before.size === 0);
  return rule?.form ?? (group === 'egyptian' ? readHundred(place) : undefined);
}

const women = setOf(feminineWords);
const prepositions = setOf(prepositionsOfTalk);
const times = setOf(timesOfTalk);
const between = setOf(betweenHerAndVerb);
/** ورجلها: and her leg. */
const andBefore = /^\u0648(?=\p{L}{3})/u;

/** True where the subject, feminine, stands right before the verb: البنت نزلت, العربية دي وقفت. */
export function isAfterFeminineSubject({ words, index }: ClausePosition): boolean {
  if (between.has(words[index - 1] ?? '')) {
    return isAfterFeminineSubject({ words, index: index - 1 });
  }
  const [beforeLast = '', last = ''] = [words[index - 2], words[index - 1]];
  const isFeminine = (women.has(last.replace(andBefore, '')) || feminine.test(last)) && !times.has(last);
  return isFeminine && !prepositions.has(beforeLast);
}
