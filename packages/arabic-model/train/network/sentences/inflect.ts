/** Cases, articles and persons of vowelled stems, by rule. */
export type Case = 'nominative' | 'accusative' | 'genitive';
export type State = 'definite' | 'indefinite' | 'construct';

const vowelOf = { nominative: '\u064F', accusative: '\u064E', genitive: '\u0650' } as const;
const nunationOf = { nominative: '\u064C', accusative: '\u064B', genitive: '\u064D' } as const;
const soundPlural = { nominative: 'ُونَ', accusative: 'ِينَ', genitive: 'ِينَ' } as const;
const sunLetter = /^[تثدذرزسشصضطظلن]/u;

/** The stem with its article, which the sun letters swallow and a joining alif opens. */
function withArticle(stem: string): string {
  if (sunLetter.test(stem)) {
    return `ال${stem.charAt(0)}\u0651${stem.slice(1)}`;
  }
  return stem.startsWith('ا') ? `ال\u0650${stem}` : `ال\u0652${stem}`;
}

/** @param stem vowelled up to its last letter; a star at its end marks a diptote. */
export function inflect(stem: string, grammaticalCase: Case, state: State): string {
  const isDiptote = stem.endsWith('*');
  const bare = isDiptote ? stem.slice(0, -1) : stem;
  const whole = state === 'definite' ? withArticle(bare) : bare;
  if (bare.endsWith('ُونَ')) {
    return whole.replace(/ُونَ$/u, soundPlural[grammaticalCase]);
  }
  const isFemininePlural = bare.endsWith('\u064Eات');
  const heard = isFemininePlural && grammaticalCase === 'accusative' ? 'genitive' : grammaticalCase;
  if (state !== 'indefinite') {
    return whole + vowelOf[heard];
  }
  if (isDiptote) {
    return whole + vowelOf[heard === 'genitive' ? 'accusative' : heard];
  }
  const takesAlif = heard === 'accusative' && !/(?:ة|اء)$/u.test(bare);
  return whole + nunationOf[heard] + (takesAlif ? 'ا' : '');
}

/** A noun with its owner: his, her, their, our. */
export function withOwner(stem: string, grammaticalCase: Case, owner: 'ه' | 'ها' | 'هم' | 'نا'): string {
  const bare = stem.replace('*', '').replace(/ة$/u, 'ت');
  const heard = bare.endsWith('\u064Eات') && grammaticalCase === 'accusative' ? 'genitive' : grammaticalCase;
  const vowel = heard === 'genitive' ? '\u0650' : '\u064F';
  const pronoun = { ه: `ه${vowel}`, ها: 'ه\u064Eا', هم: `ه${vowel}م\u0652`, نا: 'ن\u064Eا' }[owner];
  return bare + vowelOf[heard] + pronoun;
}

export interface Verb {
  readonly perfect: string;
  readonly imperfect: string;
}

/** She did. */
export function feminineOf(perfect: string): string {
  return /\u064E[اى]$/u.test(perfect) ? `${perfect.slice(0, -1)}ت\u0652` : `${perfect}ت\u0652`;
}

/** She, we or I do. */
export function withPerson(imperfect: string, letter: 'ت' | 'ن' | 'أ'): string {
  return imperfect.replace(/^ي/u, letter).replace(/^أ\u064Eأ\u0652/u, 'آ');
}

export function subjunctiveOf(imperfect: string): string {
  return imperfect.replace(/\u064F$/u, '\u064E').replace(/([يو])$/u, '$1\u064E');
}

const shortened = /[\u064E\u064F\u0650](\p{L})\u064F$/u;

/** Returns true for verbs whose jussive only closes the last letter, and whose plural only adds to it. */
export function isSound({ perfect, imperfect }: Verb): boolean {
  return (
    shortened.test(imperfect) &&
    /\p{L}\u064E$/u.test(perfect) &&
    !/[وي]\u064E$/u.test(perfect) &&
    !/ء|أ\u064E$|ئ/u.test(imperfect.slice(-3))
  );
}

export function jussiveOf(imperfect: string): string {
  return imperfect.replace(/\u064F$/u, '\u0652');
}

export function pluralOf({ perfect, imperfect }: Verb, tense: keyof Verb): string {
  return tense === 'perfect' ? perfect.replace(/\u064E$/u, 'ُوا') : `${imperfect}ون\u064E`;
}

/** Forms the first person singular of the perfect, for sound verbs only. */
export function didI({ perfect }: Verb): string {
  return perfect.replace(/\u064E$/u, '\u0652ت\u064F');
}

const formsOfPerfect: readonly (readonly [active: RegExp, passive: string])[] = [
  [/^(\p{L})\u064E(\p{L}\u0651?)[\u064E\u0650](\p{L}\u064E)$/u, '$1\u064F$2\u0650$3'],
  [/^أ\u064E(\p{L}\u0652\p{L})\u064E(\p{L}\u064E)$/u, 'أ\u064F$1\u0650$2'],
  [/^(ا\p{L}\u0652ت)\u064E((?:\p{L}\u0652)?\p{L})\u064E(\p{L}\u064E)$/u, '$1\u064F$2\u0650$3'],
];

/** Forms the passive, where the pattern of the verb is a plain one. */
export function passiveOf(verb: Verb, tense: keyof Verb): string | undefined {
  const form = formsOfPerfect.find(([active]) => active.test(verb.perfect));
  if (form === undefined || !isSound(verb)) {
    return undefined;
  }
  const [active, passive] = form;
  return tense === 'perfect'
    ? verb.perfect.replace(active, passive)
    : verb.imperfect.replace(/^(\p{L})[\u064E\u064F](.*)[\u064E\u064F\u0650](\p{L}\u064F)$/u, '$1\u064F$2\u064E$3');
}

/** The doubling mark before the vowel, as everywhere in the marks of this project. */
export function inOrder(text: string): string {
  return text.replace(/([\u064B-\u0650])\u0651/gu, '\u0651$1');
}

/** Words in a row: what ends closed takes a vowel before a joining alif. */
export function join(words: readonly string[]): string {
  return words
    .map((word, index) => {
      if (words[index + 1]?.startsWith('ا') !== true) {
        return word;
      }
      return word === 'مِنْ' ? 'مِنَ' : word.replace(/\u0652$/u, /[هكت]\u064Fم\u0652$/u.test(word) ? '\u064F' : '\u0650');
    })
    .join(' ');
}
