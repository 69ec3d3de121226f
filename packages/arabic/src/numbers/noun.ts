import { decline, type Declension, type Ending, type Gender } from './declension.ts';

export interface NounForm {
  /** Vowelled, without its last vowel. */
  readonly stem: string;
  readonly declension: Declension;
}

/** A noun that can be counted. The dual is made from the singular. */
export interface Noun {
  readonly gender: Gender;
  readonly singular: NounForm;
  /** The plural to speak first, then others that writers use. */
  readonly plurals: readonly [NounForm, ...NounForm[]];
  /** Vowelled adjective in its masculine form that always goes along: مِصْرِيّ. */
  readonly adjective?: string;
  /** Words that follow unchanged: فِي السَّاعَةِ. */
  readonly complement?: readonly string[];
}

export type NounNumber = 'singular' | 'dual' | 'plural';

/** Things in the plural take a feminine singular adjective (Ryding 2005, ch. 10). */
function declineAdjective(noun: Noun, number: NounNumber, ending: Ending): string[] {
  if (noun.adjective === undefined) {
    return [];
  }
  const isFeminine = noun.gender === 'feminine' || number === 'plural';
  const stem = isFeminine ? `${noun.adjective}َة` : noun.adjective;
  const state = ending.state === 'construct' ? 'indefinite' : ending.state;
  return [decline(stem, { case: ending.case, state }, number === 'dual' ? 'dual' : 'triptote')];
}

/** The words of a noun in one number, case and state, with its adjective and complement. */
export function declineNoun(noun: Noun, number: NounNumber, ending: Ending): string[] {
  const form = number === 'plural' ? noun.plurals[0] : noun.singular;
  const declension = number === 'dual' ? 'dual' : form.declension;
  return [
    decline(form.stem, ending, declension),
    ...declineAdjective(noun, number, ending),
    ...(noun.complement ?? []),
  ];
}

/** A noun without a dual of its own, such as يورو, is counted with the word for two. */
export function hasDual(noun: Noun): boolean {
  return noun.singular.declension !== 'indeclinable';
}
