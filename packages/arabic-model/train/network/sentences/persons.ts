/** Who is spoken to, and what they are asked to do, by rule and for sound verbs only. */
import { jussiveOf, subjunctiveOf, withPerson } from './inflect.ts';
import type { Case, Verb } from './inflect.ts';

/** One man, one woman, or several. */
export type Listener = 'he' | 'she' | 'they';

export const yours = { he: 'ك\u064E', she: 'ك\u0650', they: 'ك\u064Fم\u0652' } as const;

const vowelled = /[\u064B-\u0652]+$/u;

/** يُرْسِلُ, تُرْسِلِ ـ: a verb of the present for the second person, its ending still to come. */
function stemOfYou({ imperfect }: Verb): string {
  return withPerson(imperfect, 'ت').replace(vowelled, '');
}

/** You do. */
export function youDo(verb: Verb, listener: Listener): string {
  return stemOfYou(verb) + { he: '\u064F', she: '\u0650ين\u064E', they: '\u064Fون\u064E' }[listener];
}

/** You do, after أَنْ or لَنْ. */
export function youMayDo(verb: Verb, listener: Listener): string {
  return listener === 'he' ? subjunctiveOf(youDo(verb, 'he')) : youDoNot(verb, listener);
}

/** You do, after the لَا that forbids and after لَمْ. */
export function youDoNot(verb: Verb, listener: Listener): string {
  return listener === 'he'
    ? jussiveOf(youDo(verb, 'he'))
    : stemOfYou(verb) + { she: '\u0650ي', they: '\u064Fوا' }[listener];
}

/** You did. */
export function youDid({ perfect }: Verb, listener: Listener): string {
  return perfect.replace(vowelled, '\u0652ت') + { he: '\u064E', she: '\u0650', they: '\u064Fم\u0652' }[listener];
}

/** أَرْسِلْ, اكْتُبِي, رَاجِعُوا: the jussive without its first letter, and an alif before what would open closed. */
export function orderOf(verb: Verb, listener: Listener): string {
  const rest = youDoNot(verb, listener).slice(2);
  const opensClosed = /^\p{L}\u0652/u.test(rest);
  const isCausative = verb.imperfect.startsWith('ي\u064F');
  // يُوقِفُ: the و of a causative verb was its root's.
  if (/^و(?=\p{L})/u.test(rest)) {
    return `أ\u064E${rest.replace(/^و/u, 'و\u0652')}`;
  }
  return opensClosed ? (isCausative ? `أ\u064E${rest}` : `ا${rest}`) : rest.replace(/^ؤ/u, 'أ');
}

const vowelOf = { nominative: '\u064F', accusative: '\u064E', genitive: '\u0650' } as const;

/** Your thing; stems that end in a hamza or a long vowel are not put in. */
export function withYours(stem: string, grammaticalCase: Case, listener: Listener): string {
  const bare = stem.replace('*', '').replace(/ة$/u, 'ت');
  const heard = bare.endsWith('\u064Eات') && grammaticalCase === 'accusative' ? 'genitive' : grammaticalCase;
  return bare + vowelOf[heard] + yours[listener];
}
