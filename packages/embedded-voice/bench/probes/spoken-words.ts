import { consonants, type Phoneme, type PronouncedClause, type Sound, vowels } from '@rakhim/arabic';
import { clauseOf, pronounced } from '../../test/pronounced.ts';

/** A word that is measured, and which of its sounds. */
export interface Probe {
  readonly id: string;
  readonly sounds: readonly Sound[];
  /** Index of the sound that is measured. */
  readonly at: number;
}

function sound(phoneme: Phoneme, long = false, stressed = false): Sound {
  return { phoneme, long, stressed };
}

/** Each plain consonant and its emphatic before a long vowel: م‍َطا and متا. */
const emphatics: readonly Probe[] = (['t', 'd', 's', 'ð'] as const).flatMap((plain) =>
  ([plain, `${plain}ˤ`] as const).flatMap((consonant) =>
    (['a', 'i', 'u'] as const).map((vowel) => {
      const isDark = consonant !== plain;
      const [before, colour] = [isDark ? 'ɑ' : 'a', isDark && vowel === 'a' ? 'ɑ' : vowel] as const;
      const sounds = [sound('m'), sound(before), sound(consonant), sound(colour, true, true), sound('m')];
      return { id: `emphatic ${consonant} ${vowel}`, sounds, at: 3 };
    }),
  ),
);
/** Each consonant single and long between vowels, each vowel short and long. */
const lengths: readonly Probe[] = [false, true].flatMap((long) => [
  ...consonants.map((consonant) => ({
    id: `length ${consonant}${long ? 'ː' : ''}`,
    sounds: [sound('m'), sound('a', false, true), sound(consonant, long), sound('a'), sound('m'), sound('i')],
    at: 2,
  })),
  ...vowels.map((vowel) => ({
    id: `length ${vowel}${long ? 'ː' : ''}`,
    sounds: [sound('m'), sound('a'), sound('k'), sound(vowel, long, true), sound('l'), sound('a')],
    at: 3,
  })),
]);

export const probes: readonly Probe[] = [...emphatics, ...lengths];

/** A clause of so many words, each of a probe, so that each stands in a breath group like the others. */
export function probeClauses(): PronouncedClause[] {
  return probes.map(({ id, sounds }) => clauseOf([{ ...pronounced('a'), text: id, sounds }], 'comma'));
}

/** What is said instead of a sound in renders that a recogniser must find fault with. */
const confusions: Readonly<Partial<Record<Phoneme, Phoneme>>> = {
  ħ: 'h',
  ʕ: 'ʔ',
  r: 'l',
  q: 'k',
  x: 'h',
  ɣ: 'r',
  tˤ: 't',
  dˤ: 'd',
  sˤ: 's',
  ðˤ: 'ð',
  θ: 's',
  ð: 'z',
  s: 'ʃ',
  ʃ: 's',
  d: 't',
  b: 'm',
  n: 'm',
  f: 'θ',
  k: 't',
  l: 'n',
  i: 'u',
  u: 'a',
  a: 'i',
};

/** A clause with every third sound that has one replaced by what it may be confused with. */
export function confuse(clause: PronouncedClause): { readonly clause: PronouncedClause; readonly meant: Phoneme[] } {
  const meant: Phoneme[] = [];
  let seen = 0;
  const words = clause.words.map((word) => ({
    ...word,
    sounds: word.sounds.map((each) => {
      meant.push(each.phoneme);
      const other = confusions[each.phoneme];
      seen += other ? 1 : 0;
      return other && seen % 3 === 0 ? { ...each, phoneme: other } : each;
    }),
  }));
  return { clause: { ...clause, words }, meant };
}
