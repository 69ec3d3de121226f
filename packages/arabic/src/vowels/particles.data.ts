export interface Particle {
  readonly beforeNoun: string;
  readonly beforeVerb: string;
  readonly beforePronoun: string;
}

/**
 * Particles that look alike without vowels: أَنَّ and its sisters stand before a noun, أَنْ and its like before a verb;
 * before a pronoun that stands alone مَنْ asks who, for مِنْ would have taken the pronoun as its ending.
 */
export const particles: Readonly<Record<string, Particle>> = {
  أن: { beforeNoun: 'أَنَّ', beforeVerb: 'أَنْ', beforePronoun: 'أَنَّ' },
  إن: { beforeNoun: 'إِنَّ', beforeVerb: 'إِنْ', beforePronoun: 'إِنَّ' },
  من: { beforeNoun: 'مِنْ', beforeVerb: 'مِنْ', beforePronoun: 'مَنْ' },
  لكن: { beforeNoun: 'لَكِنَّ', beforeVerb: 'لَكِنْ', beforePronoun: 'لَكِنَّ' },
};

/** What is written together with a particle, bare to vowelled. */
export const particlesOfOneLetter: readonly (readonly [written: string, marked: string])[] = [
  ['', ''],
  ['و', 'وَ'],
  ['ف', 'فَ'],
  ['ب', 'بِ'],
  ['ل', 'لِ'],
  ['ك', 'كَ'],
];

/** Pronouns that stand alone. */
export const pronounsAlone = 'أنا نحن أنت أنتم أنتما هو هي هم هما';

/** Not, before a verb or before all. */
export const negations = 'لا لم لن ليس';

/** How verbs end that have no pronoun: in -a, -u, a closed letter, or the -ū of many. */
export const verbEnding = /(?:[\u064E\u064F\u0652]|وا)$/;
