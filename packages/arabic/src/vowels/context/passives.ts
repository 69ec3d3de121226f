import { withoutArticle } from '../article.ts';
import { fatha, removeMarks, sukun } from '../marks.ts';
import { byBare, setOf, wordsOf } from '../word-list.ts';
import { timesBetween } from './agents.data.ts';
import { isAgent } from './agents.ts';
import { demonstrativeWords } from './function-words.data.ts';
import {
  about,
  accusative,
  adverbsInA,
  clauseOpeners,
  definiteThing,
  feminineThings,
  goalPrepositions,
  joinedPreposition,
  masculineThings,
  moments as momentWords,
  negationsOfPresent,
  passivesBeforeThings,
  passiveSubjects,
  pastPassives,
  pastPassivesOfThree,
  planned,
  plannedPassives,
  pluralInAt,
  possessedByThird,
  prepositionsAfterPassives,
  presentPassives,
  relativesAfterNouns,
  subjectsOfPassives,
  subjectsOfPresentPassives,
  that,
  transitivePassives,
} from './passives.data.ts';

const finalA = new RegExp(`${fatha}$`, 'u');

/** The feminine of a past. */
export function feminineOf(past: string): string {
  return `${past.replace(finalA, '')}${fatha}ت${sukun}`;
}

/** Both genders of a present. */
export function genders(present: string): string[] {
  return [present, `ت${present.slice(1)}`];
}

const masculinePasts = byBare(pastPassives);
const femininePasts = byBare(wordsOf(`${pastPassives} ${pastPassivesOfThree}`).map(feminineOf));
/** What could be a noun before a thing is a verb before a time: عُقد أمس اجتماع. */
const pastsOfThree = byBare(pastPassivesOfThree);
const presents = byBare(wordsOf(presentPassives).flatMap(genders));
const plannedPresents = byBare(wordsOf(`${presentPassives} ${plannedPassives}`).flatMap(genders));
const presentsBeforeThings = byBare(wordsOf(passivesBeforeThings).flatMap(genders));
const presentsBySubject = new Map(
  subjectsOfPresentPassives.flatMap(([form, subjects]) =>
    genders(form).map((said) => [removeMarks(said), { said, subjects: setOf(subjects) }] as const),
  ),
);
const pastsBySubject = Map.groupBy(
  subjectsOfPassives.flatMap(([form, subjects]) =>
    [form, feminineOf(form)].map((said) => ({ said, subjects: setOf(subjects) })),
  ),
  ({ said }) => removeMarks(said),
);

const masculines = setOf(`${masculineThings} ${passiveSubjects}`);
const feminines = setOf(feminineThings);
const times = setOf(timesBetween);
const moments = setOf(momentWords);
const adverbs = setOf(adverbsInA);
const openers = setOf(clauseOpeners);
const plans = setOf(planned);
const demonstratives = setOf(demonstrativeWords);
const transitive: ReadonlySet<string> = new Set(
  wordsOf(transitivePassives).flatMap((form) => [form, feminineOf(form)]),
);
const negations = setOf(negationsOfPresent);
const relatives = setOf(relativesAfterNouns);
const prepositions = setOf(prepositionsAfterPassives);
/** What active verbs go on with as well. */
const goals = setOf(goalPrepositions);
/** How far behind a verb its object may stand. */
const reach = 5;

function isPreposition(word: string): boolean {
  return prepositions.has(word) || joinedPreposition.test(word);
}

function isThing(word: string, isFeminine: boolean): boolean {
  const noun = withoutArticle(word);
  return !isAgent(word) && (isFeminine ? feminines.has(noun) || pluralInAt.test(noun) : masculines.has(noun));
}

/** True where an object follows: then the verb is active. */
function hasObject(words: readonly string[], from: number): boolean {
  return words.slice(from, from + reach).some((word) => accusative.test(word) && !adverbs.has(word));
}

/** العطور من زيوت, البضائع خلال أسبوع: a thing of which nothing is said but where, when and how. */
function isThingAlone(words: readonly string[], at: number): boolean {
  const [thing = '', next] = words.slice(at);
  const isAlone = next === undefined || adverbs.has(next) || moments.has(next) || isPreposition(next);
  return isAlone && definiteThing.test(thing) && !isAgent(thing) && !hasObject(words, at + 1);
}

/** The passive of a present, with or without و before it: وتُقطّع الخضار. */
export function presentPassiveOf(bare: string, words: readonly string[], index: number): string | undefined {
  const [previous = '', next] = [words[index - 1], words[index + 1]];
  const isOpening = index === 0 || words[index] !== bare || openers.has(previous) || negations.has(previous);
  const at = demonstratives.has(next ?? '') ? index + 2 : index + 1;
  const subject = words[at];
  if (isOpening && subject !== undefined) {
    const row = presentsBySubject.get(bare);
    const isListed = row?.subjects.has(withoutArticle(subject)) === true;
    const said = isListed ? row.said : isThingAlone(words, at) ? presentsBeforeThings.get(bare) : undefined;
    if (said !== undefined) {
      return said;
    }
  }
  const form = plannedPresents.get(bare);
  if (form === undefined || next === undefined) {
    return undefined;
  }
  if (previous === that && plans.has(words[index - 2] ?? '') && isThing(next, bare.startsWith('ت'))) {
    return `${form.slice(0, -1)}${fatha}`;
  }
  const isWithoutObject = isPreposition(next) && !goals.has(next) && !hasObject(words, index + 2);
  return isWithoutObject ? presents.get(bare) : undefined;
}

function pastPassiveOf(bare: string, words: readonly string[], index: number): string | undefined {
  const isFeminine = bare.endsWith('ت');
  const form = isFeminine ? femininePasts.get(bare) : masculinePasts.get(bare);
  const ofThree = isFeminine ? undefined : pastsOfThree.get(bare);
  const rows = pastsBySubject.get(bare);
  const previous = words[index - 1] ?? '';
  const isOpening = index === 0 || openers.has(previous);
  if ((form ?? ofThree ?? rows) === undefined || (!isOpening && !relatives.has(previous))) {
    return undefined;
  }
  let at = index + 1;
  while (times.has(words[at] ?? '') || demonstratives.has(words[at] ?? '')) {
    at += 1;
  }
  const [next, afterNext = ''] = words.slice(at);
  if (next === undefined || possessedByThird.test(afterNext)) {
    return undefined;
  }
  if (isOpening) {
    const row = rows?.find(({ subjects }) => subjects.has(next) || subjects.has(withoutArticle(next)));
    if (row && (next !== about || !isFeminine)) {
      return row.said;
    }
    if (isThing(next, isFeminine)) {
      return form ?? (at > index + 1 || moments.has(afterNext) ? ofThree : undefined);
    }
  }
  const isWithoutSubject =
    form !== undefined && transitive.has(form) && isPreposition(next) && !hasObject(words, at + 1);
  return isWithoutSubject ? form : undefined;
}

/** The passive where no agent is named: نُشرت النتائج, أُعلن مساء اليوم عن, يُحفظ في مكان جاف. */
export function passiveOf(bare: string, words: readonly string[], index: number): string | undefined {
  return presentPassiveOf(bare, words, index) ?? pastPassiveOf(bare, words, index);
}
