import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { rememberWords } from '../word-lists/lexicon.ts';
import { wordsOf } from '../word-list.ts';
import { changedBy, firstChange, spell } from './form-changes.ts';
import { closedSyllable, type PassiveRule, verbTables } from './verb-tables.data.ts';

/** A verb with the stems that its persons and tenses are made of. */
export interface VerbRow {
  /** The third person of the perfect; empty where it is unknown. */
  readonly perfect: string;
  /** Of a hollow verb the stem before consonants: قُم of قَام. */
  readonly closed: string | undefined;
  /** The stem of the imperfect, without its person; empty where it is unknown. */
  readonly imperfect: string;
  /** The vowel that the stem asks of its prefix: يُطْلُب. */
  readonly opening: string;
  readonly takesObject: boolean;
  /** Passives, and what only things do: اتْسَرَق, عَجَبْنِي. */
  readonly isOfThings: boolean;
  /** Read so rather than as another verb with the same letters. */
  readonly isPreferred: boolean;
}

const row = /^(?<perfect>[^/\-!*^]*)(?:\/(?<closed>[^-!*^]+))?(?:-(?<imperfect>[^!*^]*))?(?<flags>[!*^]*)$/u;
const openingVowel = /^[\u064E-\u0650]/u;

function rowOf(perfect: string, stem: string, flags = '', closed = firstChange(closedSyllable, perfect)): VerbRow {
  return {
    perfect: spell(perfect),
    closed: closed === perfect ? undefined : spell(closed),
    imperfect: spell(stem.replace(openingVowel, '')),
    opening: openingVowel.exec(stem)?.[0] ?? '',
    takesObject: !flags.includes('!'),
    isOfThings: flags.includes('*'),
    isPreferred: flags.includes('^'),
  };
}

function parse(written: string, group: DialectGroup): VerbRow {
  const { perfect = '', closed, imperfect, flags } = row.exec(written)?.groups ?? {};
  return rowOf(perfect, imperfect ?? firstChange(verbTables[group].imperfectOf, spell(perfect)), flags, closed);
}

/** A verb of which the imperfect is listed: the perfect follows from it. */
function parseImperfect(written: string, group: DialectGroup): VerbRow {
  const { imperfectOf, perfectOf = [], things } = verbTables[group];
  const [, imperfect = '', flags = ''] = /^([^!^]+)(.*)$/u.exec(written) ?? [];
  const [perfect = '', closed] = changedBy(perfectOf, spell(imperfect)).split('/');
  return rowOf(perfect, firstChange(imperfectOf, imperfect), flags + (things?.test(imperfect) ? '*' : ''), closed);
}

/** اتْسَرَق, تْكْتَب: the passive of a verb that takes an object. */
function passiveOf(verb: VerbRow, rules: readonly PassiveRule[], group: DialectGroup): VerbRow | undefined {
  const { perfectOf = [] } = verbTables[group];
  for (const [of, pattern, imperfect, perfect] of rules) {
    if (verb.takesObject && pattern.test(verb[of])) {
      const stem = verb[of].replace(pattern, imperfect);
      const [done = '', closed] =
        perfect === undefined ? changedBy(perfectOf, stem).split('/') : [verb[of].replace(pattern, perfect)];
      return rowOf(done, stem, '!*', closed);
    }
  }
  return undefined;
}

/** تْعَلَّم, اتْعَلَّم: perfects that are written with an alif and without. */
function spellings(verb: VerbRow, group: DialectGroup): VerbRow[] {
  const { otherSpelling = [] } = verbTables[group];
  const perfect = changedBy(otherSpelling, verb.perfect);
  const closed = verb.closed && changedBy(otherSpelling, verb.closed);
  return perfect === verb.perfect && closed === verb.closed
    ? [verb]
    : [verb, { ...verb, perfect, closed, imperfect: '' }];
}

/** The verbs of a dialect, passives last. */
export const verbRowsOf: (group: DialectGroup) => readonly VerbRow[] = rememberWords((group: DialectGroup) => {
  const { rows, imperfects = '', passives = [] } = verbTables[group];
  const active = [
    ...wordsOf(rows).map((written) => parse(written, group)),
    ...wordsOf(imperfects)
      .filter(Boolean)
      .map((written) => parseImperfect(written, group)),
  ];
  const passive = active.flatMap((verb) => passiveOf(verb, passives, group) ?? []);
  return [...active, ...passive].flatMap((verb) => spellings(verb, group));
});
