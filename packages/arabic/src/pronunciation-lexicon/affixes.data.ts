import type { LexiconEntry } from './lexicon-entry.ts';

/** How the end of a text's word differs from that of the entry: not at all, or by what is written behind it. */
export type StemForm = 'bare' | 'pronoun' | 'dual' | 'masculine' | 'plural' | 'tanwin' | 'perfect' | 'imperfect';

export interface Prefix {
  readonly letters: string;
  /** Letters of a conjunction at its beginning. */
  readonly conjunction: number;
  readonly hasArticle: boolean;
  readonly isOfVerb: boolean;
  /** Of ل before a word that begins with ل, the article leaves nothing behind: لليل. */
  readonly isBeforeLam?: true;
}

export interface Suffix {
  readonly letters: string;
  readonly form: StemForm;
  readonly part: LexiconEntry['part'] | 'any';
  /** A pronoun takes the place of the article. */
  readonly takesArticle: boolean;
}

/** Words of one letter that are written in front of the next one, and the article. */
const conjunctions = ['', 'و', 'ف'] as const;
const prepositions = ['', 'ب', 'ك', 'ل'] as const;
export const article = 'ال';
/** What dialects write together with the article: على, هذا. */
const dialectPrepositions = ['ع', 'ه'] as const;
/** Of the future, in front of a verb: of the standard language, and of Egyptian and Levantine. */
const futureMarkers = ['س', 'ح', 'ه'] as const;

export const prefixes: readonly Prefix[] = conjunctions.flatMap((conjunction): Prefix[] => {
  const common = { conjunction: conjunction.length, isOfVerb: false };
  return [
    ...prepositions.flatMap((preposition): Prefix[] => [
      { ...common, letters: conjunction + preposition, hasArticle: false },
      // The article loses its alif behind ل, and all of itself before another one.
      { ...common, letters: conjunction + preposition + (preposition === 'ل' ? 'ل' : article), hasArticle: true },
    ]),
    { ...common, letters: `${conjunction}ل`, hasArticle: true, isBeforeLam: true },
    ...dialectPrepositions.map((letter) => ({ ...common, letters: conjunction + letter + article, hasArticle: true })),
    ...futureMarkers.map((letter) => ({ ...common, letters: conjunction + letter, hasArticle: false, isOfVerb: true })),
  ];
});

const pronouns = ['ه', 'ها', 'هم', 'هن', 'هما', 'ك', 'كم', 'كن', 'كما', 'نا'] as const;
/** Endings of a verb's subject, and the shapes that they have before an object. */
const perfect = ['ت', 'تا', 'وا', 'ن', 'ا', 'نا', 'تم', 'تما', 'تن'] as const;
const perfectBeforeObjects = ['ت', 'نا', 'تمو', 'و', 'ا', 'تا'] as const;
const imperfect = ['ون', 'وا', 'ان', 'ا', 'ين', 'ي', 'ن'] as const;
const imperfectBeforeObjects = ['ون', 'و', 'ان', 'ا', 'ين', 'ي', 'ن'] as const;

function rows(
  part: Suffix['part'],
  form: StemForm,
  letters: readonly string[],
  { takesArticle = false } = {},
): readonly Suffix[] {
  return letters.map((one) => ({ letters: one, form, part, takesArticle }));
}

function before(endings: readonly string[], objects: readonly string[]): string[] {
  return endings.flatMap((ending) => objects.map((object) => ending + object));
}

/** Without ن, an ending joins a pronoun: كتاباها, مهندسوها, سياراتها. */
export const suffixes: readonly Suffix[] = [
  ...rows('any', 'bare', [''], { takesArticle: true }),
  ...rows('any', 'tanwin', ['ا']),
  ...rows('noun', 'pronoun', [...pronouns, 'ي']),
  ...rows('noun', 'dual', ['ان', 'ين'], { takesArticle: true }),
  ...rows('noun', 'dual', before(['ا', 'ي'], pronouns)),
  ...rows('noun', 'masculine', ['ون'], { takesArticle: true }),
  ...rows('noun', 'masculine', ['و', ...before(['و'], pronouns)]),
  ...rows('noun', 'plural', ['ات'], { takesArticle: true }),
  ...rows('noun', 'plural', before(['ات'], [...pronouns, 'ي'])),
  ...rows('verb', 'pronoun', [...pronouns, 'ني']),
  ...rows('verb', 'perfect', [...perfect, ...before(perfectBeforeObjects, [...pronouns, 'ني'])]),
  ...rows('verb', 'imperfect', [...imperfect, ...before(imperfectBeforeObjects, [...pronouns, 'ني'])]),
];

/** Particles that differ from names and nouns by a letter which people confuse: they are themselves only. */
export const particles: ReadonlySet<string> = new Set(
  'على إلى الى حتى متى لدى سوى بلى أن إن أنه إذا إذ أو أي إلا ألا أما إما'.split(' '),
);

/** A stem of two letters is the rest of many other words: it is found behind nothing but the article. */
export const shortStem = 2;
