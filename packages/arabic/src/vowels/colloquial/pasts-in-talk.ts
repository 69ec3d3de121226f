import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { kasra, removeMarks, sukun } from '../marks.ts';
import { isParticle } from '../particles.ts';
import { anyOf } from '../word-list.ts';
import { denial } from './clause-position.data.ts';
import { type ClausePosition, isAfterFeminineSubject, isBeforeDeed } from './clause-position.ts';
import { colloquialVerbsOf } from './colloquial-verbs.ts';
import { changedBy, type ColloquialPast, isLikeNoun } from './colloquial-words.ts';
import { isDoneByHerInGulf } from './gulf-talk-rules.ts';
import { isDoneByHer } from './levantine/talk-rules.ts';
import { colloquialPastsOf } from './past-verbs.ts';
import { endOfDenied, endOfOurDeed, imperfectsOfDialect, ordersBeforeUs, pastsOfDialect } from './talk-forms.data.ts';

/** خلينا, كلمنا: what one tells others to do for us. */
const ordersToUs = new RegExp(`^${anyOf(ordersBeforeUs)}${endOfOurDeed}$`, 'u');
const person = /^[يتنأا]/u;

/** The verbs of a group as one of its dialects says them. */
export function verbsIn(dialect: Dialect, group: DialectGroup): ReturnType<typeof colloquialVerbsOf> {
  const read = colloquialVerbsOf(group);
  const changes = imperfectsOfDialect[dialect];
  return changes === undefined
    ? read
    : (bare) => {
        const verb = read(bare);
        return verb && { ...verb, form: changedBy(changes, verb.form) };
      };
}

/** بِنْت: what the list says otherwise is no verb. */
export function isVerbOfGulf(
  form: string | undefined,
  past?: ColloquialPast,
  verb?: { readonly form: string },
): boolean {
  return form === undefined || [past?.form, past?.ofHer, verb?.form].includes(form);
}

/** A sure past is no standard verb, in the Gulf before ت and where no standard word is spelt so: نقصتي, تعبتك. */
function isPastSure(group: DialectGroup, bare: string, isStandard: (bare: string) => boolean): boolean {
  const isTrusted = group !== 'gulf' || bare.endsWith('ت') || !isStandard(bare);
  return isTrusted && colloquialPastsOf(group)(bare)?.isDoubtful === false;
}

function isHers(group: DialectGroup, past: ColloquialPast, place: ClausePosition): boolean {
  if (group === 'gulf') {
    return isDoneByHerInGulf(place, past);
  }
  return group === 'levantine' ? isDoneByHer(removeMarks(past.form), place) : isAfterFeminineSubject(place);
}

/** What I did, or what she did where she is spoken of. */
function createDeedSayer(
  dialect: Dialect,
  group: DialectGroup,
): (past: ColloquialPast, place: ClausePosition | undefined) => string {
  return (past, place) => {
    const isOfHer = past.ofHer !== undefined && place !== undefined && isHers(group, past, place);
    const said = isOfHer ? (past.ofHer ?? past.form) : past.form;
    return changedBy(pastsOfDialect[dialect], said);
  };
}

interface DeedReaders {
  readonly verbs: ReturnType<typeof colloquialVerbsOf>;
  readonly pasts: ReturnType<typeof colloquialPastsOf>;
  readonly saidOf: (past: ColloquialPast, place: ClausePosition | undefined) => string;
}

/** ما كلتش: what is denied, of a verb of the list. */
export function listedDenial(
  group: DialectGroup,
  bare: string,
  {
    talk,
    isStandard,
  }: { readonly talk: Pick<ReadonlyMap<string, string>, 'get'>; readonly isStandard: (bare: string) => boolean },
): string | undefined {
  const done = bare.endsWith(endOfDenied) && !isStandard(bare) ? talk.get(bare.slice(0, -1)) : undefined;
  return done && `${done}${group === 'maghrebi' ? sukun : kasra}ش`;
}

/** اللي لعب, محدش شرح: after these somebody did something, whatever else the letters spell. */
function createSurelyDone(
  dialect: Dialect,
  pasts: DeedReaders['pasts'],
): (bare: string, place: ClausePosition | undefined, isStrict?: boolean) => string | undefined {
  return (bare, place, isStrict = false) => {
    const past = place !== undefined && !isParticle(bare) && isBeforeDeed(place, isStrict) ? pasts(bare) : undefined;
    return past?.isDoubtful === true && !bare.endsWith(endOfOurDeed)
      ? changedBy(pastsOfDialect[dialect], past.form)
      : undefined;
  };
}

/** ما بحبش: what is denied, where ما stands apart. */
export function deniedApart(
  bare: string,
  place: ClausePosition | undefined,
  { verbs, pasts, saidOf }: DeedReaders,
): string | undefined {
  if (place === undefined || !bare.endsWith('ش') || place.words[place.index - 1]?.replace(/^[وف]/u, '') !== denial) {
    return undefined;
  }
  const whole = `${denial}${bare}`;
  const past = pasts(whole);
  const before = { words: place.words, index: place.index - 1 };
  const done = past?.isDenied === true ? saidOf(past, before) : undefined;
  // ما نزلش: without its ش the word is no verb of a person.
  const isOfPerson = person.test(bare) && (done === undefined || verbs(bare.slice(0, -1)) !== undefined);
  const verb = isOfPerson ? (verbs(whole)?.form ?? done) : (done ?? verbs(whole)?.form);
  return verb?.slice(denial.length + 1);
}

/** Reads what was done, by the table of the dialect's past verbs. */
export interface PastReader {
  readonly saidOf: DeedReaders['saidOf'];
  /** What was done, of letters that the standard language has for nothing else. */
  readonly pastOf: (bare: string, place: ClausePosition | undefined) => string | undefined;
  readonly surelyPast: (bare: string, place: ClausePosition | undefined) => string | undefined;
  readonly readPast: (bare: string, place?: ClausePosition) => string | undefined;
  readonly doneByUs: (bare: string, place: ClausePosition | undefined) => string | undefined;
  readonly notDone: (bare: string, place: ClausePosition | undefined) => string | undefined;
  readonly surelyDone: ReturnType<typeof createSurelyDone>;
}

export function createPastReader(
  dialect: Dialect,
  group: DialectGroup,
  isStandard: (bare: string) => boolean,
): PastReader {
  const pasts = colloquialPastsOf(group);
  const saidOf = createDeedSayer(dialect, group);

  function pastOf(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = pasts(bare);
    return past === undefined || (past.isDoubtful && isStandard(bare)) ? undefined : saidOf(past, place);
  }

  function surelyPast(bare: string, place: ClausePosition | undefined): string | undefined {
    return isPastSure(group, bare, isStandard) ? pastOf(bare, place) : undefined;
  }

  function readPast(bare: string, place?: ClausePosition): string | undefined {
    const past = pasts(bare);
    return past && saidOf(past, place);
  }

  /** اشترينا, سكرنا: what we did; nobody is told to do it to us. */
  function doneByUs(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = bare.endsWith(endOfOurDeed) && !ordersToUs.test(bare) ? pasts(bare) : undefined;
    const her = group === 'egyptian' ? place : undefined;
    return past === undefined || (isLikeNoun(past) && isStandard(bare)) ? undefined : saidOf(past, her);
  }

  /** ماوصلش: it did not arrive, rather than that I do not; what begins with a person is of the present. */
  function notDone(bare: string, place: ClausePosition | undefined): string | undefined {
    const past = person.test(bare) ? undefined : pasts(bare);
    return past?.isDenied === true ? saidOf(past, place) : undefined;
  }

  return { saidOf, pastOf, surelyPast, readPast, doneByUs, notDone, surelyDone: createSurelyDone(dialect, pasts) };
}
