import { damma, kasra, removeMarks, sukun } from '../../marks.ts';
import { rememberWords } from '../../word-lists/lexicon.ts';
import { type ColloquialPast, type ColloquialVerb, spell } from '../colloquial-words.ts';
import {
  alif,
  type Beginning,
  beforePast,
  beginnings,
  denialEnd,
  endings,
  finalA,
  herEnding,
  herVowelAfterA,
  lostBeforeVowel,
  manyAtEnd,
  manyWritten,
  objects,
  nounsAfterB,
  objectsOfVowels,
  opensWithoutAlif,
  possessivesOfNouns,
  recipients,
  surelyTensed,
  toBe,
  vowelAtEnd,
  vowelBeforeT,
  weakAtEnd,
} from './endings.data.ts';
import { type LevantineVerb, parseVerbs, pastsOf, type Person } from './verb-rows.ts';

/** A stem with the ending of who does it. */
export interface Stem {
  readonly verb: LevantineVerb;
  readonly form: string;
  /** Empty, or what is written for her and for many. */
  readonly ending: string;
}

/** What somebody did. */
export interface Done {
  readonly verb: LevantineVerb;
  readonly person: Person;
  readonly form: string;
}

/** What stands behind a verb: nothing, whom it is done to, or for whom. */
export interface Suffix {
  readonly written: string;
  readonly isRecipient: boolean;
  /** `undefined` where it cannot stand. */
  readonly attach: (form: string) => string | undefined;
}

const opensWithVowel = /^[\u064E-\u0650]/u;
const twoAtStart = /^\p{L}[\u0651\u0652]/u;
/** What ends in two consonants: حَبّ, كَتَبْت. */
const twoAtEnd = /\u0651$|\u0652\p{L}$/u;
/** شْتَرَيْت: of derived forms the alif of the past is often left out. */
const isDerived = /^ا\p{L}\u0652ت\u064E/u;
/** Three letters with short vowels spell a noun as well. */
const isOfThree = /^\p{L}[\u064E\u0650\u0652]\p{L}[\u064E\u0650]\p{L}$/u;
const stemLengthMin = 2;
const surelyTensedLengthMin = 5;

function joined(form: string, ending: string): string {
  const open = opensWithVowel.test(ending)
    ? lostBeforeVowel.reduce((changed, [pattern, change]) => changed.replace(pattern, change), form)
    : form;
  return open + ending;
}

function openEnd(form: string): string {
  const [pattern, change] = manyAtEnd;
  const opened = form.replace(pattern, change);
  return opened.endsWith(finalA.alone) ? opened.slice(0, -1) + finalA.inside : opened;
}

/** Shorter ones first: what a verb ends in is rather its own. */
const suffixes: readonly Suffix[] = [
  { written: '', isRecipient: false, attach: (form: string) => form },
  ...objects.map(([written, afterConsonant, afterVowel]) => ({
    written,
    isRecipient: false,
    attach(form: string) {
      const open = afterVowel === '' ? undefined : openEnd(form) + afterVowel;
      return vowelAtEnd.test(form) ? open : joined(form, afterConsonant);
    },
  })),
  ...recipients.map(([written, afterOne, afterTwo, afterVowel]) => ({
    written,
    isRecipient: true,
    attach: (form: string) =>
      vowelAtEnd.test(form) ? openEnd(form) + afterVowel : form + (twoAtEnd.test(form) ? afterTwo : afterOne),
  })),
].toSorted((one, other) => one.written.length - other.written.length);

/** تنسى, تنسي, تنسوا: the last vowel of a stem goes before that of who does it. */
function stemsOf(verb: LevantineVerb): Stem[] {
  const base = weakAtEnd.test(verb.stem) ? verb.stem.slice(0, -2) : verb.stem;
  return endings.map(([ending, form]) => ({
    verb,
    ending,
    form: spell(ending === '' ? verb.stem : joined(base, form)),
  }));
}

export interface Tables {
  readonly stems: ReadonlyMap<string, readonly Stem[]>;
  readonly pasts: ReadonlyMap<string, readonly Done[]>;
}

let made: Tables | undefined;

/** Made when a text is first read in the dialect. */
function tables(): Tables {
  if (made === undefined) {
    const verbs = parseVerbs();
    made = {
      stems: Map.groupBy(verbs.flatMap(stemsOf), ({ form }) => removeMarks(form)),
      pasts: Map.groupBy(
        verbs.flatMap((verb) =>
          pastsOf(verb).flatMap(([person, form]): Done[] => {
            const done = { verb, person, form: spell(form) };
            return isDerived.test(done.form) ? [done, { ...done, form: done.form.slice(1) }] : [done];
          }),
        ),
        ({ form }) => removeMarks(form),
      ),
    };
  }
  return made;
}

/** The entries of a spelling, of which the last ا may stand for ى before an object, and وا for و. */
function lookUp<T>(entries: ReadonlyMap<string, readonly T[]>, written: string, hasSuffix: boolean): readonly T[] {
  const withFinalA = hasSuffix && written.endsWith(finalA.inside) ? written.slice(0, -1) + finalA.alone : written;
  const many = written.endsWith(manyWritten) ? written.slice(0, -1) : written;
  return entries.get(written) ?? entries.get(withFinalA) ?? entries.get(many) ?? [];
}

/** Verbs that take no object stand behind those that do where there is one; and what things do is not done by me. */
function rankOf(verb: LevantineVerb, suffix: Suffix, isMine: boolean, hasObject = false): number {
  const isUnfit = (hasObject || suffix.written !== '') && !verb.takesObject;
  return (
    (isUnfit ? 2 : 0) +
    (isMine && verb.isOfThings ? 1 : 0) +
    (suffix.isRecipient && verb.isOfShortI ? 0.5 : 0) -
    (verb.isPreferred ? 0.25 : 0)
  );
}

function lowest<T>(found: readonly T[], rank: (candidate: T) => number): T | undefined {
  return found.reduce<T | undefined>(
    (first, next) => (first === undefined || rank(next) < rank(first) ? next : first),
    undefined,
  );
}

function withoutSuffix(word: string, { written }: Suffix): string {
  const rest = word.endsWith(written) ? word.slice(0, word.length - written.length) : '';
  return rest.length < stemLengthMin ? '' : rest;
}

function join({ beforeTwo, beforeOne }: Beginning, { verb: { opening }, form }: Stem): string {
  const withoutVowel = beforeTwo.replace(/[\u064E-\u0650]$/u, '');
  if (form.startsWith(alif)) {
    return `${withoutVowel}\u064E${form}`;
  }
  if (opening !== '') {
    return `${withoutVowel}${opening}${form}`;
  }
  return (twoAtStart.test(form) ? beforeTwo : beforeOne) + form;
}

interface Imperfect {
  readonly form: string;
  readonly isTensed: boolean;
  readonly isRecipient: boolean;
  readonly isPreferred: boolean;
  readonly rank: number;
}

const beginningsBy = new Map(beginnings);
const beginningLengths = [...new Set(beginnings.map(([written]) => written.length))].toSorted((a, b) => b - a);

function mayEnd({ ending }: Stem, { person }: Beginning): boolean {
  return ending === '' || (ending === herEnding ? person === 'you' : person === 'you' || person === 'he');
}

function imperfectWith(bare: string, length: number, suffix: Suffix, hasObject: boolean): Imperfect | undefined {
  const beginning = length === 0 ? undefined : beginningsBy.get(bare.slice(0, length));
  if (beginning === undefined) {
    return undefined;
  }
  const isMine = beginning.person === 'I' || beginning.person === 'we';
  const written = withoutSuffix(bare.slice(length), suffix);
  if (written === '' || nounsAfterB.has(bare.slice(0, length) + written)) {
    return undefined;
  }
  const rank = ({ verb, ending }: Stem) =>
    rankOf(verb, suffix, isMine || ending.startsWith(manyWritten.charAt(0)), hasObject);
  const fitting = lookUp(tables().stems, written, suffix.written !== '').filter(
    (stem) => mayEnd(stem, beginning) && suffix.attach(stem.form) !== undefined,
  );
  const stem = lowest(fitting, rank);
  // بعد, حلف: one letter of tense and two of a stem are more often a word of their own.
  const isShort = length === 1 && beginning.isTensed && bare.length <= length + stemLengthMin;
  // حكتلي: of the future one writes no two letters so.
  const isTooShort = beginning.beforeOne === toBe && written.length <= stemLengthMin;
  // انكسر: what a thing did, rather than what I do.
  const isOfThing = stem?.verb.isOfThings === true && beginning.person === 'I' && !beginning.isTensed;
  return stem === undefined || isShort || isTooShort || isOfThing
    ? undefined
    : {
        form: spell(suffix.attach(join(beginning, stem)) ?? ''),
        isTensed: beginning.isTensed,
        isRecipient: suffix.isRecipient,
        isPreferred: stem.verb.isPreferred,
        rank: rank(stem),
      };
}

function imperfectOf(bare: string, hasObject = false): Imperfect | undefined {
  const found = beginningLengths.flatMap((length) =>
    suffixes.flatMap((suffix) => imperfectWith(bare, length, suffix, hasObject) ?? []),
  );
  return lowest(found, ({ rank, isPreferred }) => rank - (isPreferred ? 0.5 : 0));
}

/** Before the ش of a denial two consonants are parted. */
function closed(form: string): string {
  const { written, afterOne, afterTwo } = denialEnd;
  return openEnd(form) + (vowelAtEnd.test(form) ? written : twoAtEnd.test(form) ? afterTwo : afterOne);
}

function readImperfect(bare: string): ColloquialVerb | undefined {
  const found = imperfectOf(bare);
  if (found) {
    const isSure = found.isTensed && surelyTensed.test(bare) && bare.length >= surelyTensedLengthMin;
    const isMarked = isSure || (found.isRecipient && found.rank <= 0);
    return { form: found.form, isMarked, isTensed: found.isTensed };
  }
  const denied = bare.endsWith(denialEnd.written) ? imperfectOf(bare.slice(0, -1)) : undefined;
  return denied?.isTensed === true ? { form: spell(closed(denied.form)), isMarked: true } : undefined;
}

/** Reads the imperfect. */
export const readLevantineVerb: (bare: string) => ColloquialVerb | undefined = rememberWords(readImperfect);

/** Reads orders, which are the stem of the imperfect, and what I do after a particle. */
export const readLevantineImperative: (bare: string) => string | undefined = rememberWords((bare) => {
  const hasAlif = bare.startsWith(alif);
  const found = suffixes.flatMap((suffix) => {
    const written = withoutSuffix(hasAlif ? bare.slice(1) : bare, suffix);
    const fitting = lookUp(tables().stems, written, suffix.written !== '').filter(({ verb, form }) => {
      const needsAlif = (verb.opening !== '' || twoAtStart.test(form)) && !opensWithoutAlif.test(form);
      const isOpened = needsAlif === hasAlif || (hasAlif ? opensWithoutAlif.test(form) : isDerived.test(verb.past));
      return isOpened && !verb.isOfThings && !form.startsWith(alif) && suffix.attach(form) !== undefined;
    });
    const rank = ({ verb }: Stem) => rankOf(verb, suffix, false);
    const stem = lowest(fitting, rank);
    return stem === undefined ? [] : [{ stem, suffix, rank: rank(stem) }];
  });
  const first = lowest(found, ({ rank }) => rank);
  if (first === undefined) {
    return undefined;
  }
  const start = hasAlif ? alif + (first.stem.verb.opening === damma ? damma : kasra) : '';
  return spell(start + (first.suffix.attach(first.stem.form) ?? ''));
});

function attached({ person, form }: Done, suffix: Suffix): string | undefined {
  const firm = suffix.written !== '' && person === 'me' ? form.replace(vowelBeforeT, sukun) : form;
  const isShortened = person === 'she' && objectsOfVowels.has(suffix.written);
  return suffix.attach(isShortened ? firm.replace(herVowelAfterA, sukun) : firm);
}

const thirdPersons: ReadonlySet<Person> = new Set(['he', 'she']);

function readDone(bare: string, hasObject = false): ColloquialPast | undefined {
  const found = beforePast.flatMap(([before, not]) =>
    suffixes.flatMap((suffix) => {
      const written = bare.startsWith(before) ? withoutSuffix(bare.slice(before.length), suffix) : '';
      if (written === '') {
        return [];
      }
      const fitting = lookUp(tables().pasts, written, suffix.written !== '').filter(
        (done) => attached(done, suffix) !== undefined,
      );
      const rank = ({ verb, person }: Done) =>
        rankOf(verb, suffix, !thirdPersons.has(person), hasObject) + (person === 'she' ? 0.5 : 0);
      const first = lowest(fitting, rank);
      const isHers = ({ person, verb }: Done) => person === 'she' && (verb.isOfThings || verb === first?.verb);
      return first === undefined
        ? []
        : [
            {
              first,
              hers: fitting.find(isHers),
              suffix,
              not,
              rank: rank(first),
              isMany: written.endsWith(manyWritten),
            },
          ];
    }),
  );
  const choice = lowest(found, ({ rank }) => rank);
  if (choice === undefined) {
    return undefined;
  }
  const { first, hers, suffix, not, isMany } = choice;
  const said = (done: Done) =>
    spell(not + (attached(done, suffix) ?? '')) + (isMany && suffix.written === '' ? finalA.inside : '');
  const isHe = first.person === 'he';
  return {
    form: said(hers?.verb.isOfThings === true && first.verb.isOfThings && suffix.written !== '' ? hers : first),
    ...(hers && first.person === 'me' && { ofHer: said(hers) }),
    isDoubtful:
      not === '' &&
      (suffix.written === ''
        ? isHe || (first.person === 'us' && isOfThree.test(first.verb.past) && !first.verb.isOfShortI)
        : isHe && isOfThree.test(first.verb.past) && possessivesOfNouns.has(suffix.written)),
  };
}

function readPastOf(bare: string): ColloquialPast | undefined {
  const found = readDone(bare);
  const denied = found === undefined && bare.endsWith(denialEnd.written) ? readDone(bare.slice(0, -1)) : undefined;
  return (
    found ??
    (denied && {
      form: spell(closed(denied.form)),
      ...(denied.ofHer !== undefined && { ofHer: spell(closed(denied.ofHer)) }),
      isDoubtful: false,
    })
  );
}

/** Reads what was done. */
export const readLevantinePast: (bare: string) => ColloquialPast | undefined = rememberWords(readPastOf);
