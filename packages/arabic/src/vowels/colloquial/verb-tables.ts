import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { joinMarks, splitMarks } from '../marks.ts';
import { egyptianVerbs, passiveBeginning } from './egyptian-verbs.data.ts';
import { spell } from './colloquial-words.ts';
import { derivedVerbsOfGulf, imperfectsOfGulf, verbsOfGulf } from './gulf-verbs.data.ts';
import { intransitives, irregularPasts, maghrebiStems, withAlifInMaghreb } from './maghrebi-verbs.data.ts';
import { passiveInMaghreb, pastOfImperfect } from './maghrebi-verbs.ts';
import { setOf, wordsOf } from '../word-list.ts';

/** What changes from the stem of the imperfect to what he did: خَلِّص to خَلَّص, سْتِلِم to سْتَلَم. */
const pastChanges: readonly (readonly [stem: RegExp, past: string])[] = [
  [/^(\p{L}\u0652\p{L})\u0650(\p{L})\u0650ي$/u, '$1\u064E$2\u064Eى'],
  [/\u0650ي$/u, '\u064Eى'],
  [/^(\p{L}\u0652\p{L})[\u064E\u0650](\p{L})\u0650ي(\p{L})$/u, '$1\u064E$2\u064Eا$3'],
  [/^(س\u0652ت)\u0650(?=\p{L}\u0650\p{L}\u0651$)/u, '$1\u064E'],
  [/\u0650(?=\p{L}\u0651?$)/u, '\u064E'],
  [/^(\p{L}\u0652\p{L}|\p{L}\u0651)\u0650(?=\p{L}\u064E\p{L}$)/u, '$1\u064E'],
  [/^(?=[^ت]\u0652|ت\u0651)/u, 'ا'],
  [/^(.*)\u064Eا(\p{L})$/u, '$1\u064Eا$2/$1\u064E$2'],
];

/** نْقِطِع: what happens to things; of نْتِظِر the n is a letter of the root. */
const seventhForm = /^ن\u0652[^ت]/u;

/** The pasts of a derived verb of the Gulf, told by the stem of its imperfect; تْعَلَّم is written اتعلم as well. */
function pastInGulf(imperfect: string): string[] {
  const past = pastChanges.reduce((form, [stem, change]) => form.replace(stem, change), imperfect);
  return past.startsWith('ت') ? [past, `ا${past}`] : [past];
}

/** A verb with all that its persons are made of. */
export interface VerbRow {
  /** What he did; of a hollow verb with the stem before consonants: قَام/قُم. */
  readonly past: string;
  /** What he does, without his person. */
  readonly imperfect: string;
  /** True for what is done to nobody: what stands behind it is for whom it is done. */
  readonly isIntransitive: boolean;
  /** True for what was done by nobody who is named: اتْسَرَق; things do not speak of themselves. */
  readonly isPassive?: boolean;
}

const doneTo = passiveBeginning;
/** يِتْسِرِق: after a person the alif goes. */
const beingDone = passiveBeginning.slice(1);

const ordered = (form: string) => joinMarks(splitMarks(form));

/** خَلَّى makes يِخَلِّي, نَادِي نَادَى; what begins with ا loses it after a person. */
function parseRow(written: string): VerbRow {
  const isIntransitive = written.endsWith('!');
  const [past = '', given] = written.replace('!', '').split('-').map(ordered);
  const imperfect =
    given ?? (past.startsWith('ا') ? past.slice(1).replace(/^\u0652/u, '') : past.replace(/\u064Eى$/u, '\u0650ي'));
  return {
    past: past.startsWith('ا') ? past : past.replace(/\u0650ي$/u, given === undefined ? '\u064Eى' : '\u0650ي'),
    imperfect,
    isIntransitive,
  };
}

const ofThree = /^(\p{L})[\u064E\u0650](\p{L})[\u064E\u0650](\p{L})$/u;
const ofThreeWeak = /^(\p{L})[\u064E\u0650](\p{L})(?:\u064Eى|\u0650ي)$/u;

/** اتْسَرَق, اتْفَعَّل, اتْبَاع: what is done to things. */
function passiveOf({ past }: VerbRow): VerbRow | undefined {
  const [stem = '', closed] = past.split('/');
  if (stem === '' || /^[اأو]/u.test(stem)) {
    return undefined;
  }
  const passive = { isIntransitive: true, isPassive: true } as const;
  const strong = ofThree.exec(stem);
  if (strong) {
    const [, first, second, third] = strong;
    return {
      ...passive,
      past: `${doneTo}${first}\u064E${second}\u064E${third}`,
      imperfect: `${beingDone}${first}\u0650${second}\u0650${third}`,
    };
  }
  const weak = ofThreeWeak.exec(stem);
  if (weak) {
    const [, first, second] = weak;
    return {
      ...passive,
      past: `${doneTo}${first}\u064E${second}\u064Eى`,
      imperfect: `${beingDone}${first}\u0650${second}\u0650ي`,
    };
  }
  const short = closed === undefined ? '' : `/${doneTo}${stem.replace('ا', '')}`;
  return { ...passive, past: `${doneTo}${stem}${short}`, imperfect: `${beingDone}${stem}` };
}

/** The verbs of the Gulf: of the derived ones the past is told by the imperfect, اتْعَلَّم beside تْعَلَّم. */
function gulfRows(): readonly VerbRow[] {
  const basic = verbsOfGulf
    .trim()
    .split(/\n\s*/u)
    .map((row) => {
      const [past = '', imperfect = ''] = row.replace('*', '').split(' ').map(ordered);
      return { past, imperfect, isIntransitive: row.startsWith('*') };
    });
  const derived = derivedVerbsOfGulf
    .trim()
    .split(/\s+/u)
    .map(ordered)
    .flatMap((imperfect) =>
      pastInGulf(imperfect).map((past) => ({
        past,
        imperfect,
        isIntransitive: false,
        isPassive: seventhForm.test(imperfect),
      })),
    );
  const alone = imperfectsOfGulf.split(' ').map((imperfect) => ({ past: '', imperfect, isIntransitive: false }));
  return [...basic, ...derived, ...alone];
}

/** The verbs of the Maghreb: the past follows from the imperfect; many write long ones with an alif. */
function maghrebiRows(): readonly VerbRow[] {
  const active = wordsOf(maghrebiStems);
  const passive = active.flatMap((stem) => passiveInMaghreb(stem) ?? []);
  const pasts = [...active, ...passive].flatMap((stem) => pastOfImperfect(stem) ?? []).map(spell);
  const withAlif = pasts
    .filter((past) => withAlifInMaghreb.test(past))
    .map((past) => `ا\u0650${past.replace('/', '/ا\u0650')}`);
  const doneToNobody = setOf(intransitives);
  const imperfects = (stems: readonly string[], isPassive: boolean) =>
    stems.map((imperfect): VerbRow => ({
      past: '',
      imperfect,
      isIntransitive: doneToNobody.has(imperfect),
      isPassive,
    }));
  return [
    ...imperfects(active, false),
    ...imperfects(passive, true),
    ...[...wordsOf(irregularPasts), ...pasts, ...withAlif].map((past) => ({
      past,
      imperfect: '',
      isIntransitive: false,
    })),
  ];
}

/** The verbs of a table, and the passives of those that are done to somebody. */
function rowsOfTable(table: string): readonly VerbRow[] {
  const listed = table.trim().split(/\s+/u).filter(Boolean).map(parseRow);
  const passives = listed.filter(({ isIntransitive }) => !isIntransitive).flatMap((row) => passiveOf(row) ?? []);
  return [...listed, ...passives];
}

const rows = new Map<DialectGroup, readonly VerbRow[]>();

/** The verbs of a dialect that its table holds, and the passives of those that are done to somebody. */
export function verbRowsOf(group: DialectGroup): readonly VerbRow[] {
  const known = rows.get(group);
  if (known) {
    return known;
  }
  const made = group === 'gulf' ? gulfRows() : group === 'maghrebi' ? maghrebiRows() : rowsOfTable(egyptianVerbs);
  rows.set(group, made);
  return made;
}
