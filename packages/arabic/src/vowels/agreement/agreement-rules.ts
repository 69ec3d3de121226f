import type { WordReading } from '../word-reading.ts';
import { afterVerb } from './after-verb.ts';
import { asFirstPerson } from './first-person.ts';
import { asAdverb, asFigure, asWeakAdjective, withPluralCase } from './certain-endings.ts';
import { withMood, withPurpose } from './moods.ts';
import { asOpeningOwned, asOwnedByReader, inFuture } from './owned-nouns.ts';
import { asObjectOfNamedSubject } from './objects-of-named-subjects.ts';
import { asOwnedObject } from './objects-of-implied-subjects.ts';
import { asObjectOfSpeaker } from './objects-of-speakers.ts';
import { asOwner } from './owners-of-openers.ts';
import { asSubject } from './opening-nouns.ts';
import { asSubjectAfterPronoun } from './subjects-after-pronouns.ts';
import { asSubjectOfPassive } from './subjects-of-passives.ts';
import { asTwoSubjects, withNumber } from './number-of-adjectives.ts';
import { asOwnedAfterPreposition } from './owned-after-preposition.ts';
import type { WordBefore } from './word-before.ts';

export interface Neighbours {
  readonly bare: string;
  /** The next word without marks. */
  readonly next: string | undefined;
  /** Absent at the beginning of a clause. */
  readonly before: WordBefore | undefined;
  /** True for the first word of a sentence. */
  readonly opens: boolean;
}

/** A rule of agreement for a word that is not the first of its clause. */
interface AgreementRule {
  readonly id: string;
  readonly apply: (reading: WordReading, place: Neighbours & { readonly before: WordBefore }) => WordReading;
  /** True where nothing is left to be said once the rule has changed a word. */
  readonly isLast?: true;
  /**
   * From here on the network is believed before the rule. Of 42 vowels before a pronoun that such rules changed in news
   * and books although the network was as sure of them, 27 were right before, and 3 after.
   */
  readonly sureOfNetwork?: number;
}

/** The rules in the order in which they are applied, each to what the ones before have left. */
const rules: readonly AgreementRule[] = [
  {
    id: 'agreement.first-person',
    apply: (reading, { bare, next, before }) => asFirstPerson(reading, bare, next, before),
    isLast: true,
  },
  {
    id: 'agreement.subject-after-pronoun',
    apply: (reading, { before }) => asSubjectAfterPronoun(reading, before),
    isLast: true,
    sureOfNetwork: 0.8,
  },
  { id: 'agreement.after-verb', apply: (reading, { bare, before }) => afterVerb(reading, bare, before) },
  {
    id: 'agreement.object-of-agent',
    apply: (reading, { bare, before }) => asObjectOfNamedSubject(reading, bare, before),
    sureOfNetwork: 0.8,
  },
  {
    id: 'agreement.owned-object',
    apply: (reading, { before }) => asOwnedObject(reading, before),
    sureOfNetwork: 0.98,
  },
  {
    id: 'agreement.object-of-speaker',
    apply: (reading, { bare, before }) => asObjectOfSpeaker(reading, bare, before),
  },
  {
    id: 'agreement.owner',
    apply: (reading, { before }) => asOwner(reading, before),
    sureOfNetwork: 0.8,
  },
  { id: 'agreement.subject-of-passive', apply: (reading, { before }) => asSubjectOfPassive(reading, before) },
  {
    id: 'agreement.owned-after-preposition',
    apply: (reading, { bare, before }) => asOwnedAfterPreposition(reading, bare, before),
    sureOfNetwork: 0.8,
  },
  {
    id: 'agreement.owned-by-reader',
    apply: (reading, { before }) => asOwnedByReader(reading, before),
    sureOfNetwork: 0.8,
  },
  { id: 'agreement.future', apply: (reading) => inFuture(reading) },
  {
    id: 'agreement.adverb',
    apply: (reading, { before }) => asAdverb(reading, before),
    sureOfNetwork: 0.9,
  },
  { id: 'agreement.mood', apply: (reading, { bare, before }) => withMood(reading, bare, before.bare) },
  { id: 'agreement.purpose', apply: (reading) => withPurpose(reading) },
  { id: 'agreement.figure', apply: (reading, { bare, next, before }) => asFigure(reading, bare, next, before) },
  {
    id: 'agreement.two-subjects',
    apply: (reading, { bare, next, before }) => asTwoSubjects(reading, bare, next, before),
  },
  { id: 'agreement.dual-adjective', apply: (reading, { bare, before }) => withNumber(reading, bare, before) },
  { id: 'agreement.weak-adjective', apply: (reading, { before }) => asWeakAdjective(reading, before) },
  { id: 'agreement.plural-in-at', apply: (reading) => withPluralCase(reading) },
];

/**
 * The reading as the grammar of its neighbours wants it, whatever was likelier: the mood of a verb, the number of an
 * adjective, the case of what opens a clause.
 */
export function applyAgreement(reading: WordReading, place: Neighbours): WordReading {
  const { bare, next, before, opens } = place;
  if (before === undefined) {
    const subject = opens
      ? withEndingRule(asOpeningOwned(asSubject(reading, bare, next), next), reading, 'agreement.opening-subject')
      : reading;
    return withEndingRule(asOwnedAfterPreposition(subject, bare, before), subject, 'agreement.owned-after-preposition');
  }
  let agreed = reading;
  for (const { id, apply, isLast, sureOfNetwork = 1 } of rules) {
    if ((agreed.ownedConfidence ?? 0) >= sureOfNetwork) {
      continue;
    }
    const changed = withEndingRule(apply(agreed, { ...place, before }), agreed, id);
    if (isLast && changed !== agreed) {
      return changed;
    }
    agreed = changed;
  }
  return agreed;
}

/** A reading with the rule that changed its ending; the reading itself where nothing changed. */
export function withEndingRule(changed: WordReading, reading: WordReading, rule: string): WordReading {
  return changed === reading ? reading : { ...changed, endingRule: rule };
}
