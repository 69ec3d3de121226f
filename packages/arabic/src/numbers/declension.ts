/** Which gender a counted thing has; numerals from 3 to 10 take the opposite form. */
export type Gender = 'masculine' | 'feminine';

export type GrammaticalCase = 'nominative' | 'genitive' | 'accusative';

/** `indefinite` has tanween, `definite` the article, `construct` is followed by the noun that it belongs to. */
export type State = 'indefinite' | 'definite' | 'construct';

/**
 * The way a word takes its endings (Ryding, A Reference Grammar of Modern Standard Arabic, 2005, ch. 7). `defective`
 * stems lose a final i (ثمانٍ, ليالٍ); `dual` and `soundMasculine` stems are given without their ending.
 */
export type Declension =
  | 'triptote'
  | 'diptote'
  | 'soundFeminine'
  | 'soundMasculine'
  | 'dual'
  | 'defective'
  | 'indeclinable';

export interface Ending {
  readonly case: GrammaticalCase;
  readonly state: State;
}

const tanween = { nominative: 'ٌ', genitive: 'ٍ', accusative: 'ً' } as const;
const vowel = { nominative: 'ُ', genitive: 'ِ', accusative: 'َ' } as const;
/** The oblique form serves genitive and accusative alike. */
const oblique = { nominative: 'nominative', genitive: 'genitive', accusative: 'genitive' } as const;

/** Stems after which the accusative tanween is written without an alif. */
const withoutAlif = /(?:[ةى]|َاء)$/u;

function triptote(stem: string, { case: grammaticalCase, state }: Ending): string {
  if (state !== 'indefinite') {
    return stem + vowel[grammaticalCase];
  }
  const alif = grammaticalCase === 'accusative' && !withoutAlif.test(stem) ? 'ا' : '';
  return stem + tanween[grammaticalCase] + alif;
}

function diptote(stem: string, ending: Ending): string {
  if (ending.state !== 'indefinite') {
    return triptote(stem, ending);
  }
  return stem + (ending.case === 'nominative' ? vowel.nominative : vowel.accusative);
}

function dual(stem: string, { case: grammaticalCase, state }: Ending): string {
  const open = stem.endsWith('ة') ? `${stem.slice(0, -1)}ت` : stem;
  const isConstruct = state === 'construct';
  if (grammaticalCase === 'nominative') {
    return `${open}َا${isConstruct ? '' : 'نِ'}`;
  }
  return `${open}َيْ${isConstruct ? '' : 'نِ'}`;
}

function soundMasculine(stem: string, { case: grammaticalCase, state }: Ending): string {
  const long = grammaticalCase === 'nominative' ? 'ُو' : 'ِي';
  return stem + long + (state === 'construct' ? '' : 'نَ');
}

function defective(stem: string, { case: grammaticalCase, state }: Ending): string {
  const isIndefinite = state === 'indefinite';
  if (grammaticalCase === 'accusative') {
    return `${stem}ِي${isIndefinite ? 'ًا' : 'َ'}`;
  }
  return stem + (isIndefinite ? 'ٍ' : 'ِي');
}

const endings: Readonly<Record<Declension, (stem: string, ending: Ending) => string>> = {
  triptote,
  diptote,
  soundFeminine: (stem, ending) => triptote(stem, { ...ending, case: oblique[ending.case] }),
  soundMasculine,
  dual,
  defective,
  indeclinable: (stem) => stem,
};

/**
 * A stem with its ending, and with the article when the state is definite.
 *
 * @param stem vowelled, without its last vowel: مِئَة, أَلْف, اِثْن (dual).
 */
export function decline(stem: string, ending: Ending, declension: Declension = 'triptote'): string {
  const word = endings[declension](stem, ending);
  return ending.state === 'definite' ? withArticle(word) : word;
}

const sunLetters = 'تثدذرزسشصضطظلن';

/** Adds ال to a word: the lam assimilates to a sun letter, which is doubled, and a joining hamza is dropped. */
export function withArticle(word: string): string {
  const first = word.charAt(0);
  if (/^ا[ِا]/u.test(word)) {
    return `الِا${word.replace(/^اِ?/u, '')}`;
  }
  return sunLetters.includes(first) ? `ال${first}ّ${word.slice(1)}` : `الْ${word}`;
}

/**
 * The word with a joined particle such as وَ or بِ: a joining hamza falls silent, and ل takes in the article's alif.
 */
export function withProclitic(proclitic: string, word: string): string {
  if (proclitic.startsWith('ل') && word.startsWith('ال')) {
    return proclitic + word.slice(1);
  }
  return proclitic + word.replace(/^ا[ُِ]/u, 'ا');
}
