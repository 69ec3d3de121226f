import { shadda, sukun } from '../marks.ts';
import type { ConjugatedGroup } from './colloquial-verbs.data.ts';
import { herEnd } from './maghrebi-verbs.data.ts';
import { beforeVowelInMaghreb } from './maghrebi-verbs.ts';
import { type PastConjugation, personEndings, toListeners } from './past-verbs.data.ts';

type Person = 'he' | 'me' | 'you' | 'us' | 'she' | 'they';

/** A past with its subject. */
export interface PersonForm {
  readonly stem: string;
  readonly person: Person;
  readonly form: string;
  readonly isIntransitive?: boolean;
}

const endsInA = /^(?<base>.*\p{L}\u0651?)\u064E[ىا]$/u;
const endsInI = /^(?<base>.*\p{L})\u0650ي$/u;
const twoShortVowels = /^(?<first>\p{L}[\u064E\u0650])(?<second>\p{L})[\u064E\u0650](?<third>\p{L})$/u;
const afterLongA = /(?<=ا\p{L})\u0650(?=\p{L}$)/u;

/** شِرْبُوا, طِلْعَت, كَتْبُو: a short vowel before another syllable goes, or goes where it is needed. */
export function beforeVowel(group: ConjugatedGroup, stem: string): string {
  if (group === 'maghrebi') {
    return beforeVowelInMaghreb(stem);
  }
  // اِنْقَبْلَت.
  if (group === 'gulf' && /^ا\p{L}(?:\u0652\p{L}|\u0651)\u064E\p{L}\u064E\p{L}$/u.test(stem)) {
    return stem.replace(/\u064E(?=\p{L}$)/u, sukun);
  }
  const isOpenA = /^\p{L}\u064E\p{L}\u064E\p{L}$/u.test(stem);
  return isOpenA ? stem : stem.replace(twoShortVowels, `$<first>$<second>${sukun}$<third>`).replace(afterLongA, sukun);
}

/** بَعَتّ: what ends in ت is doubled where I did it. */
const endsInT = /[\u064E\u0650]ت$/u;

/** The past of a verb, by its persons. */
export function personsOf(group: ConjugatedGroup, { ofMe, ofHer, ofThem }: PastConjugation, row: string): PersonForm[] {
  const [stem = '', closed] = row.split('/');
  const [weak, weakI] = [endsInA.exec(stem)?.groups?.['base'], endsInI.exec(stem)?.groups?.['base']];
  const kind = weak !== undefined ? 'weak' : weakI !== undefined ? 'weakI' : 'firm';
  const base = weak ?? weakI;
  const isDouble = stem.endsWith(shadda);
  const open = base ?? (isDouble || closed !== undefined ? stem : beforeVowel(group, stem));
  const mine = base === undefined ? (closed ?? stem) + (isDouble ? ofMe.double : sukun) : base + ofMe[kind];
  const hers = open + ofHer[kind];
  const isDoubledT = group === 'egyptian' && endsInT.test(stem) && closed === undefined;
  const { me, toHer, toMany, us } = personEndings;
  const first = isDoubledT
    ? [stem + shadda, ...toListeners.map((ending) => stem + shadda + ending)]
    : [me, toHer, toMany].map((ending) => mine + ending);
  const [ofMine = '', ...ofListeners] = first;
  const forms: readonly (readonly [Person, string])[] = [
    ['he', stem],
    ['me', ofMine],
    ...ofListeners.map((form) => ['you', form] as const),
    ['us', mine + us],
    ['she', hers],
    ...(group === 'maghrebi' && hers.endsWith(`\u064E${me}`) ? [['she', hers.slice(0, -1) + herEnd] as const] : []),
    ['they', open + ofThem[kind]],
  ];
  return forms.map(([person, form]) => ({ stem, person, form }));
}
