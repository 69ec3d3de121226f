import type { WordReading } from '../word-reading.ts';
import { afterVerb } from './after-verb.ts';
import { asFirstPerson } from './first-person.ts';
import { withMood } from './moods.ts';
import { asObject } from './objects-of-her-own.ts';
import { asOwnedObject } from './objects-of-implied-subjects.ts';
import { asOwner } from './owners-of-openers.ts';
import { asSubject } from './opening-nouns.ts';
import { asSubjectAfterPronoun } from './subjects-after-pronouns.ts';
import { asSubjectOfPassive } from './subjects-of-passives.ts';
import { withNumber } from './number-of-adjectives.ts';
import type { WordBefore } from './word-before.ts';

export interface Company {
  readonly bare: string;
  /** The next word without marks. */
  readonly next: string | undefined;
  /** Absent at the beginning of a clause. */
  readonly before: WordBefore | undefined;
  /** True for the first word of a sentence. */
  readonly opens: boolean;
}

/**
 * The reading as the grammar of its neighbours wants it, whatever was likelier: the mood of a verb, the number of an
 * adjective, the case of what opens a clause.
 */
export function inCompany(reading: WordReading, { bare, next, before, opens }: Company): WordReading {
  if (before === undefined) {
    return opens ? asSubject(reading, bare, next) : reading;
  }
  const spoken = asFirstPerson(reading, bare, next, before);
  if (spoken !== reading) {
    return spoken;
  }
  const subject = asSubjectAfterPronoun(reading, before);
  if (subject !== reading) {
    return subject;
  }
  const cased = asSubjectOfPassive(
    asOwner(asOwnedObject(asObject(afterVerb(reading, bare, before), bare, before), before), before),
    before,
  );
  return withNumber(withMood(cased, bare, before.bare), bare, before);
}
