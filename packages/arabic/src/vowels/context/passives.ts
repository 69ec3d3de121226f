import { withoutArticle } from '../article.ts';
import { fatha, removeMarks, sukun } from '../marks.ts';
import { timesBetween } from './agents.data.ts';
import { isAgent } from './agents.ts';
import { wordsOf } from '../word-list.ts';
import {
  adverbsInA,
  clauseOpeners,
  donePassives,
  donePassivesOfThree,
  moments as momentWords,
  passivesBeforeThings,
  passiveSubjects,
  planned,
  plannedPassives,
  presentPassives,
  subjectsOfPassives,
  subjectsOfPresentPassives,
  thingsOfHer,
  thingsOfHim,
  wantingObject,
} from './passives.data.ts';
import {
  demonstrativeWords,
  goalWords,
  negationsOfPresent,
  prepositionsAfterPassives,
  relativesAfterNouns,
} from './function-words.data.ts';

const finalA = new RegExp(`${fatha}$`, 'u');

function ofHer(form: string): string {
  return `${form.replace(finalA, '')}${fatha}ت${sukun}`;
}

function byBare(forms: readonly string[]): ReadonlyMap<string, string> {
  return new Map(forms.map((form) => [removeMarks(form), form]));
}

const done = wordsOf(donePassives);
const doneToHim = byBare(done);
const doneToHer = byBare([...done, ...wordsOf(donePassivesOfThree)].map(ofHer));
/** What could be a noun before a thing is a verb before a time: عُقد أمس اجتماع. */
const doneOfThree = byBare(wordsOf(donePassivesOfThree));
const ofBoth = (forms: string) => byBare(wordsOf(forms).flatMap((form) => [form, `ت${form.slice(1)}`]));
const presents = ofBoth(presentPassives);
const beforeThings = ofBoth(passivesBeforeThings);
const presentsWhenPlanned = ofBoth(`${presentPassives} ${plannedPassives}`);

const bySubject = Map.groupBy(
  subjectsOfPassives.flatMap(([forms, subjects]) =>
    wordsOf(forms).flatMap((form) =>
      [form, ofHer(form)].map((said) => ({ said, subjects: new Set(wordsOf(subjects)) })),
    ),
  ),
  ({ said }) => removeMarks(said),
);

const presentBySubject = new Map(
  subjectsOfPresentPassives.flatMap(([form, subjects]) =>
    [form, `ت${form.slice(1)}`].map(
      (said) => [removeMarks(said), { said, subjects: new Set(wordsOf(subjects)) }] as const,
    ),
  ),
);

const his: ReadonlySet<string> = new Set(wordsOf(`${thingsOfHim} ${passiveSubjects}`));
const hers: ReadonlySet<string> = new Set(wordsOf(thingsOfHer));
const times: ReadonlySet<string> = new Set(wordsOf(timesBetween));
const moments: ReadonlySet<string> = new Set(wordsOf(momentWords));
const adverbs: ReadonlySet<string> = new Set(wordsOf(adverbsInA));
const openers: ReadonlySet<string> = new Set(wordsOf(clauseOpeners));
const plans: ReadonlySet<string> = new Set(wordsOf(planned));
const demonstratives: ReadonlySet<string> = new Set(wordsOf(demonstrativeWords));
const wanting: ReadonlySet<string> = new Set(wordsOf(wantingObject).flatMap((form) => [form, ofHer(form)]));
const negations: ReadonlySet<string> = new Set(wordsOf(negationsOfPresent));
const relatives: ReadonlySet<string> = new Set(wordsOf(relativesAfterNouns));
const prepositions: ReadonlySet<string> = new Set(wordsOf(prepositionsAfterPassives));
/** What active verbs go on with as well. */
const goals: ReadonlySet<string> = new Set(wordsOf(goalWords));
const joinedPreposition = /^(?:بال[ء-يٱ-ۓ]{3,}|لل[ء-يٱ-ۓ]{2,}|لت[ء-يٱ-ۓ]{2,}ي[ء-يٱ-ۓ])$/u;
const accusative = /^(?!ال)\p{L}{3,}(?<![يهنوم])ا$/u;
/** How far behind a verb the one who acts may stand. */
const reach = 5;

function isPreposition(word: string | undefined): boolean {
  return word !== undefined && (prepositions.has(word) || joinedPreposition.test(word));
}

function isThing(word: string, isOfHer: boolean): boolean {
  const noun = withoutArticle(word);
  if (isAgent(word)) {
    return false;
  }
  return isOfHer ? hers.has(noun) || /^\p{L}{3,}ات$/u.test(noun) : his.has(noun) && !noun.endsWith('ة');
}

/** تشكيل لجنة: after a noun without article stands its owner, and after a preposition nobody who acts. */
function isSubject(word: string, previous: string): boolean {
  return isAgent(word) && (/^ال|(?:ة|ها|هم)$/u.test(previous) || times.has(previous));
}

/** True where somebody who acts, or what is acted on, follows: then the verb is active. */
function hasAgentOrObject(words: readonly string[], from: number): boolean {
  return words
    .slice(from, from + reach)
    .some(
      (word, place) => (accusative.test(word) && !adverbs.has(word)) || isSubject(word, words[from + place - 1] ?? ''),
    );
}

/** أغلقت المتاجر أبوابها: a thing that does something to its own. */
export const owned = /^(?!ال|ل)[ء-يٱ-ۓ]{3,}(?:ها|[^ا]هم|[^اج]ه)$/u;

/** The participles that name who acts begin with a m: المستأجر. */
const definiteThing = /^ال(?!م[ء-يٱ-ۓ]{2,}(?<!ة|ات)$)[ء-يٱ-ۓ]{3,}(?<!ون|ين)$/u;

/** العطور من زيوت, البضائع خلال أسبوع: a thing with the article, of which nothing is said but where, when and how. */
function isDoneToThing(words: readonly string[], at: number): boolean {
  const [thing = '', next] = words.slice(at, at + 2);
  const isAlone = next === undefined || adverbs.has(next) || moments.has(next) || isPreposition(next) || next === 'عند';
  return isAlone && definiteThing.test(thing) && !isAgent(thing) && !hasAgentOrObject(words, at + 1);
}

/** The passive of the present, with or without و before it: وتُقطّع الخضار. */
export function presentPassiveOf(bare: string, words: readonly string[], index: number): string | undefined {
  const form = presentsWhenPlanned.get(bare);
  const next = words[index + 1];
  const row = presentBySubject.get(bare);
  const isOpening =
    index === 0 ||
    words[index] !== bare ||
    openers.has(words[index - 1] ?? '') ||
    negations.has(words[index - 1] ?? '');
  const subject = demonstratives.has(next ?? '') ? words[index + 2] : next;
  if (row && subject !== undefined && isOpening && row.subjects.has(withoutArticle(subject))) {
    return row.said;
  }
  if (isOpening && subject !== undefined && isDoneToThing(words, words.indexOf(subject, index + 1))) {
    const said = beforeThings.get(bare);
    if (said !== undefined) {
      return said;
    }
  }
  if (form === undefined || next === undefined) {
    return undefined;
  }
  if (words[index - 1] === 'أن' && plans.has(words[index - 2] ?? '') && isThing(next, bare.startsWith('ت'))) {
    return `${form.slice(0, -1)}${fatha}`;
  }
  const isWithoutObject = isPreposition(next) && !goals.has(next) && !hasAgentOrObject(words, index + 2);
  return isWithoutObject ? presents.get(bare) : undefined;
}

function pastOf(bare: string, words: readonly string[], index: number): string | undefined {
  const isOfHer = bare.endsWith('ت');
  const [form, ofThree] = [
    isOfHer ? doneToHer.get(bare) : doneToHim.get(bare),
    isOfHer ? undefined : doneOfThree.get(bare),
  ];
  const rows = bySubject.get(bare);
  const previous = words[index - 1] ?? '';
  const isOpening = index === 0 || openers.has(previous);
  if ((form === undefined && ofThree === undefined && rows === undefined) || (!isOpening && !relatives.has(previous))) {
    return undefined;
  }
  let at = index + 1;
  while (times.has(words[at] ?? '') || demonstratives.has(words[at] ?? '')) {
    at += 1;
  }
  const next = words[at];
  if (next === undefined || owned.test(words[at + 1] ?? '')) {
    return undefined;
  }
  const listed = rows?.find(({ subjects }) => subjects.has(next) || subjects.has(withoutArticle(next)));
  if (listed && isOpening && (next !== 'عن' || !isOfHer)) {
    return listed.said;
  }
  if (isOpening && isThing(next, isOfHer)) {
    return form ?? (at > index + 1 || moments.has(words[at + 1] ?? '') ? ofThree : undefined);
  }
  const said = form ?? (previous === '' ? undefined : ofThree);
  const isWithoutSubject =
    said !== undefined && wanting.has(said) && isPreposition(next) && !hasAgentOrObject(words, at + 1);
  return isWithoutSubject ? said : undefined;
}

/** The passive where nobody is said to act: نُشرت النتائج, أُعلن مساء اليوم عن, يُحفظ في مكان جاف. */
export function passiveOf(bare: string, words: readonly string[], index: number): string | undefined {
  return presentPassiveOf(bare, words, index) ?? pastOf(bare, words, index);
}
