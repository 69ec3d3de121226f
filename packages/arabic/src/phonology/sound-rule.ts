import { soundClasses, type Transcription } from './transcription.ts';

/**
 * How far a dialect goes. `accent`: a speaker of the region reads standard text, with the region's sounds where they do
 * not hide the word. `full`: as the region's own words are spoken; meant for text written in the dialect.
 */
export const strengths = ['accent', 'full'] as const;
export type Strength = (typeof strengths)[number];

/** Kinds of words that a rule can be kept to, or kept from. See `word-classes.ts`. */
export type WordClass = 'learned' | 'inherited' | 'palatal' | 'rural';

/** One sound law. Rules are applied in the order they are listed, each to the result of the one before. */
export interface SoundRule {
  readonly name: string;
  /** The place where the linguistics is described. */
  readonly source: string;
  /**
   * A regular expression over a transcription. `<C>` is a consonant, `<V>` a vowel, `<emphatic>`, `<guttural>` and
   * `<sun>` are classes of consonants, `<stem>` the beginning of a word or the place after its article.
   */
  readonly from: string;
  /** The replacement of a match; `$1` … are the groups of `from`. */
  readonly to: string;
  /** Absent: the rule is for both strengths. */
  readonly strength?: Strength;
  readonly only?: WordClass;
  readonly except?: WordClass;
}

/** A rule ready to be applied. */
export interface CompiledRule {
  readonly pattern: RegExp;
  readonly to: string;
  readonly only: WordClass | undefined;
  readonly except: WordClass | undefined;
}

const notation: Readonly<Record<string, string>> = {
  C: `[${soundClasses.consonant}]`,
  V: `[${soundClasses.vowel}]`,
  emphatic: `[${soundClasses.emphatic}]`,
  guttural: `[${soundClasses.guttural}]`,
  sun: `[${soundClasses.sun}]`,
  stem: '(?<=^|-)',
};

/** Compiles an expression in the notation of {@link SoundRule.from}. */
export function compilePattern(expression: string, flags = 'u'): RegExp {
  return new RegExp(
    expression.replaceAll(/<(\w+)>/gu, (written, name: string) => notation[name] ?? written),
    flags,
  );
}

/** Compiles the rules that belong to a strength, in order. */
export function compileRules(rules: readonly SoundRule[], strength: Strength): CompiledRule[] {
  return rules
    .filter((rule) => rule.strength === undefined || rule.strength === strength)
    .map(({ from, to, only, except }) => ({
      pattern: compilePattern(from, 'gu'),
      to,
      only,
      except,
    }));
}

/**
 * Applies rules in order. `isIn` says whether the word belongs to a class; it is only asked when a rule's sounds are
 * there.
 */
export function applyRules(
  rules: readonly CompiledRule[],
  transcription: Transcription,
  isIn: (wordClass: WordClass) => boolean,
): Transcription {
  let result = transcription;
  for (const { pattern, to, only, except } of rules) {
    const replaced = result.replace(pattern, to);
    if (replaced === result) {
      continue;
    }
    if (only !== undefined && !isIn(only)) {
      continue;
    }
    if (except !== undefined && isIn(except)) {
      continue;
    }
    result = replaced;
  }
  return result;
}
