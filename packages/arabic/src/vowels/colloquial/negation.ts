import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { kasra, sukun } from '../marks.ts';
import { denial, denialEnd } from './clause-position.data.ts';
import type { ClausePosition } from './clause-position.ts';
import type { colloquialVerbsOf } from './colloquial-verbs.ts';
import type { ColloquialPast } from './colloquial-words.ts';
import { endOfNegated } from './talk-forms.data.ts';

const person = /^[\u064A\u062A\u0646\u0623\u0627]/u;
const particle = /^[\u0648\u0641]/u;

interface VerbReaders {
  readonly verbs: ReturnType<typeof colloquialVerbsOf>;
  readonly pasts: (bare: string) => ColloquialPast | undefined;
  readonly saidOf: (past: ColloquialPast, place: ClausePosition | undefined) => string;
}

/** ما بحبش: what is denied, where ما stands apart. */
export function negatedApart(
  bare: string,
  place: ClausePosition | undefined,
  { verbs, pasts, saidOf }: VerbReaders,
): string | undefined {
  const last = place?.words[place.index - 1]?.replace(particle, '');
  if (place === undefined || !bare.endsWith(denialEnd) || last !== denial) {
    return undefined;
  }
  const whole = `${denial}${bare}`;
  const past = pasts(whole);
  const done = past?.isDenied === true ? saidOf(past, { words: place.words, index: place.index - 1 }) : undefined;
  // ما نزلش: without its ش the word is no verb of a person.
  const isOfPerson = person.test(bare) && (done === undefined || verbs(bare.slice(0, -1)) !== undefined);
  const verb = isOfPerson ? (verbs(whole)?.form ?? done) : (done ?? verbs(whole)?.form);
  return verb?.slice(denial.length + 1);
}

/** ماوصلش: it did not arrive, rather than that I do not; what begins with a person is of the present. */
export function negatedPast(
  bare: string,
  place: ClausePosition | undefined,
  { pasts, saidOf }: Omit<VerbReaders, 'verbs'>,
): string | undefined {
  const past = person.test(bare) ? undefined : pasts(bare);
  return past?.isDenied === true ? saidOf(past, place) : undefined;
}

/** ما كلتش: what is denied, of a past of the list. */
export function negatedListed(
  group: DialectGroup,
  bare: string,
  {
    talk,
    isStandard,
  }: { readonly talk: Pick<ReadonlyMap<string, string>, 'get'>; readonly isStandard: (bare: string) => boolean },
): string | undefined {
  const past = bare.endsWith(endOfNegated) && !isStandard(bare) ? talk.get(bare.slice(0, -1)) : undefined;
  return past && `${past}${group === 'maghrebi' ? sukun : kasra}${denialEnd}`;
}
