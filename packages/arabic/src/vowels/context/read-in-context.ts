import { isMark } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { saidToHer } from './feminine-address.ts';
import { setOf } from '../word-list.ts';
import { homographOf } from './homographs.ts';
import { introducedName, likelyName } from './given-names.ts';
import type { RuledForm } from './homographs.ts';
import { imperativeAt } from './imperatives.ts';
import { passiveOf, presentPassiveOf } from './passives.ts';
import { nounBeforeAdjective, pluralBeforeAdjective } from './nouns-before-adjectives.ts';
import { everydayPast, joinedPastOf, pastBeforeAgent } from './pasts.ts';
import { joinedPresent, presentAt, prohibitionOf } from './presents.ts';
import { intransitivePastOf, servicePassiveOf } from './service-passives.ts';
import { firstPersonBesideMine, firstPersonPast, openingFirstPerson } from './first-person-pasts.ts';
import { voiceOf } from './voices.ts';
import { askedWhoWords, notAskedWho, who } from './function-words.data.ts';

/** A form that its neighbours ask for is right so often; an exact figure is not known. */
const contextConfidence = 0.97;

/** من هذا الرجل؟: so short a clause asks who. */
const askedWho = setOf(askedWhoWords);
const whoLengthMax = 3;

function whoIs(words: readonly string[], index: number): string | undefined {
  const isAsked =
    index === 0 &&
    words[0] === who.bare &&
    words.length <= whoLengthMax &&
    askedWho.has(words[1] ?? '') &&
    words[2] !== notAskedWho;
  return isAsked ? who.form : undefined;
}

/** A word among the words of its clause, all bare. */
interface Place {
  readonly bare: string;
  readonly words: readonly string[];
  readonly index: number;
}

/** A stage of the context: the form that it asks for, or the row of data that does. */
interface ContextRule {
  readonly id: string;
  readonly read: (place: Place) => string | RuledForm | undefined;
}

/** The rules in the order in which they are asked; the first that answers decides. */
const rules: readonly ContextRule[] = [
  { id: 'addressee.woman', read: ({ bare, words }) => saidToHer(bare, words) },
  { id: 'question.who', read: ({ words, index }) => whoIs(words, index) },
  { id: 'homograph', read: ({ bare, words, index }) => homographOf(bare, words, index) },
  { id: 'name.introduced', read: ({ bare, words, index }) => introducedName(bare, words, index) },
  { id: 'name', read: ({ bare, words, index }) => likelyName(bare, words, index) },
  {
    id: 'noun.before-adjective',
    read: ({ bare, words, index }) => (index === 0 ? nounBeforeAdjective(bare, words.slice(1)) : undefined),
  },
  { id: 'past.of-things', read: ({ bare, words, index }) => intransitivePastOf(bare, words, index) },
  { id: 'imperative', read: ({ words, index }) => imperativeAt(words, index) },
  { id: 'prohibition', read: ({ bare, words, index }) => prohibitionOf(bare, words, index) },
  {
    id: 'past.first-person-beside-mine',
    read: ({ words, index }) => (index === 0 ? firstPersonBesideMine(words) : undefined),
  },
  { id: 'passive.of-services', read: ({ bare, words, index }) => servicePassiveOf(bare, words, index) },
  { id: 'past.first-person', read: ({ bare, words, index }) => firstPersonPast(bare, words, index) },
  { id: 'passive', read: ({ bare, words, index }) => passiveOf(bare, words, index) },
  { id: 'present', read: ({ bare, words, index }) => presentAt(bare, words, index) },
  { id: 'past.everyday', read: ({ bare, words, index }) => everydayPast(bare, words, index) },
  { id: 'plural.before-adjective', read: ({ bare, words, index }) => pluralBeforeAdjective(bare, words[index + 1]) },
  {
    id: 'past.before-agent',
    read: ({ bare, words, index }) => (index === 0 ? pastBeforeAgent(bare, words.slice(1)) : undefined),
  },
  { id: 'past.joined', read: ({ bare, words, index }) => joinedPastOf(bare, words, index) },
  { id: 'voice', read: ({ bare, words, index }) => voiceOf(bare, words, index) },
];

/** The rules for the rest of a word after و or ف. */
const rulesAfterConjunction: readonly ContextRule[] = [
  { id: 'homograph', read: ({ bare, words, index }) => homographOf(bare, words, index) },
  { id: 'name.introduced', read: ({ bare, words, index }) => introducedName(bare, words, index, true) },
  { id: 'name', read: ({ bare, words, index }) => likelyName(bare, words, index, true) },
  { id: 'noun.before-adjective', read: ({ bare, words, index }) => nounBeforeAdjective(bare, words.slice(index + 1)) },
  { id: 'passive.of-services', read: ({ bare, words, index }) => servicePassiveOf(bare, words, index) },
  { id: 'passive.present', read: ({ bare, words, index }) => presentPassiveOf(bare, words, index) },
  { id: 'present', read: ({ bare, words, index }) => joinedPresent(bare, words, index) },
  { id: 'voice', read: ({ bare, words, index }) => voiceOf(bare, words, index) },
];

function firstAnswer(asked: readonly ContextRule[], place: Place): RuledForm | undefined {
  for (const { id, read } of asked) {
    const answer = read(place);
    if (answer !== undefined) {
      return typeof answer === 'string' ? { form: answer, rule: id } : answer;
    }
  }
  return undefined;
}

/**
 * The reading that the words around ask for: imperatives, the active and the passive, and words that are spelt alike.
 *
 * @param words of one clause, bare.
 * @returns `undefined` where the word lists may decide.
 */
export function readInContext(words: readonly string[], index: number): WordReading | undefined {
  const bare = words[index] ?? '';
  const answer = firstAnswer(rules, { bare, words, index });
  if (answer !== undefined) {
    return asContextReading(answer);
  }
  const rest = /^[وف](?=\p{L}{3})/u.test(bare) ? bare.slice(1) : undefined;
  const inner = rest === undefined ? undefined : firstAnswer(rulesAfterConjunction, { bare: rest, words, index });
  return inner && asContextReading({ ...inner, form: `${bare.charAt(0)}\u064E${inner.form}` });
}

function asContextReading({ form, rule, source }: RuledForm): WordReading {
  return {
    form,
    coreConfidence: contextConfidence,
    endingConfidence: isMark(form.at(-1) ?? '') ? contextConfidence : 0,
    isOwn: true,
    origin: { stage: 'context', rule, ...(source !== undefined && { source }) },
  };
}

/** The first word of a text as a past verb of the first person: سمعتُ صوت الرعد. */
export function readAsFirstPerson(words: readonly string[]): WordReading | undefined {
  const form = openingFirstPerson(words);
  return form === undefined ? undefined : asContextReading({ form, rule: 'past.opening-first-person' });
}
