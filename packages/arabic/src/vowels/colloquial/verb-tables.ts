import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { joinMarks, splitMarks } from '../marks.ts';
import { egyptianVerbs, passiveBeginning } from './egyptian-verbs.data.ts';
import { derivedVerbsOfGulf, imperfectsOfGulf, verbsOfGulf } from './gulf-verbs.data.ts';
import { pastInGulf } from './derived-pasts.ts';

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

const tables: Readonly<Partial<Record<DialectGroup, string>>> = { egyptian: egyptianVerbs };

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
    .flatMap((imperfect) => pastInGulf(imperfect).map((past) => ({ past, imperfect, isIntransitive: false })));
  const alone = imperfectsOfGulf.split(' ').map((imperfect) => ({ past: '', imperfect, isIntransitive: false }));
  return [...basic, ...derived, ...alone];
}

const rows = new Map<DialectGroup, readonly VerbRow[]>();

/** The verbs of a dialect that its table holds, and the passives of those that are done to somebody. */
export function verbRowsOf(group: DialectGroup): readonly VerbRow[] {
  const known = rows.get(group);
  if (known) {
    return known;
  }
  if (group === 'gulf') {
    rows.set(group, gulfRows());
    return gulfRows();
  }
  const listed = (tables[group] ?? '').trim().split(/\s+/u).filter(Boolean).map(parseRow);
  const passives = listed.filter(({ isIntransitive }) => !isIntransitive).flatMap((row) => passiveOf(row) ?? []);
  const made = [...listed, ...passives];
  rows.set(group, made);
  return made;
}
