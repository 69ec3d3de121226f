import { kasra, shadda, sukun } from '../../marks.ts';
import { spell } from '../colloquial-words.ts';
import { imperfectOf, lostA, personEndings, shortened } from './endings.data.ts';
import { firstForm, reflexives, secondForm, thirdForm } from './verbs.data.ts';

/** A verb of talk: what he did, the stem before consonants of a hollow one, and the stem of the imperfect. */
export interface LevantineVerb {
  readonly past: string;
  readonly closed: string | undefined;
  readonly stem: string;
  /** The vowel that it asks of what stands before it. */
  readonly opening: string;
  readonly takesObject: boolean;
  /** شِرِب: of short i's, which seldom does a thing for somebody. */
  readonly isOfShortI: boolean;
  /** Things do it: عجبني. */
  readonly isOfThings: boolean;
  /** Read so rather than as a verb of the second form: بتعلم. */
  readonly isPreferred: boolean;
}

export type Person = 'he' | 'me' | 'toHer' | 'toMany' | 'us' | 'she' | 'they';

function changed(form: string, [pattern, change]: readonly [RegExp, string]): string {
  return form.replace(pattern, change);
}

function imperfect(past: string): string {
  const [pattern, change] = imperfectOf.find(([shape]) => shape.test(past)) ?? [/$/u, ''];
  return past.replace(pattern, change);
}

const row = /^(?<flags>[-*^]*)(?<past>[^/]+)(?:\/(?<rest>.*))?$/u;
const twoI = /^(?<first>\p{L})\u0650(?<second>\p{L})\u0650(?<third>\p{L})$/u;
const openingVowel = /^[\u064E-\u0650]/u;

function parse(written: string): LevantineVerb {
  const { flags = '', past: done = '', rest } = row.exec(written)?.groups ?? {};
  const past = spell(done);
  const parts = rest?.split('/') ?? [];
  const stem = parts.at(-1) ?? imperfect(past);
  const hollow = changed(past, shortened);
  return {
    past,
    closed: parts.length > 1 ? parts[0] : hollow === past ? undefined : hollow,
    stem: spell(stem.replace(openingVowel, '')),
    opening: openingVowel.exec(stem)?.[0] ?? '',
    takesObject: !flags.includes('-'),
    isOfThings: flags.includes('*'),
    isOfShortI: twoI.test(past),
    isPreferred: flags.includes('^'),
  };
}

/** All verbs, those of the first form before those that are derived. */
export function parseVerbs(): LevantineVerb[] {
  return [firstForm, secondForm, thirdForm, reflexives].flatMap((list) => list.trim().split(/\s+/u).map(parse));
}

const weak = /^(?<base>.*)\u064E[ىا]$/u;
const weakI = /^(?<first>\p{L})\u0650(?<second>\p{L})\u0650ي$/u;

/** What each person did: رِحْت, شْرِبْت, شِرْبِت, حَكَيْنَا. */
export function pastsOf({ past, closed }: LevantineVerb): readonly (readonly [Person, string])[] {
  const { me, toHer, toMany, us, she, they, glide, glideI } = personEndings;
  const persons = (firm: string, open: string): readonly (readonly [Person, string])[] =>
    [
      ['he', past],
      ['me', firm + me],
      ['toHer', firm + toHer],
      ['toMany', firm + toMany],
      ['us', firm + us],
      ['she', open + she],
      ['they', open + they],
    ] satisfies (readonly [Person, string])[];
  const base = weak.exec(past)?.groups?.['base'];
  if (base !== undefined) {
    return persons(base + glide, base);
  }
  const lastI = weakI.exec(past)?.groups;
  if (lastI) {
    const { first = '', second = '' } = lastI;
    return persons(`${first}${sukun}${second}${glideI}`, `${first}${kasra}${second}${sukun}ي`);
  }
  if (past.endsWith(shadda)) {
    return persons(past + glide, past);
  }
  if (closed !== undefined) {
    return persons(closed + sukun, past);
  }
  const short = twoI.exec(past)?.groups;
  if (short) {
    const { first = '', second = '', third = '' } = short;
    return persons(`${first}${sukun}${second}${kasra}${third}${sukun}`, `${first}${kasra}${second}${sukun}${third}`);
  }
  return persons(past + sukun, changed(past, lostA));
}
