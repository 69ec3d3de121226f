import {
  hundred,
  hundredPrefixes,
  oneWithTens,
  scales,
  teens,
  tenOfTeens,
  tens,
  units,
  zero,
} from './cardinal.data.ts';
import {
  decline,
  type Ending,
  type Gender,
  type GrammaticalCase,
  type State,
  withArticle,
  withProclitic,
} from './declension.ts';
import { declineNoun, hasDual, type Noun } from './noun.ts';

/** The largest number with a name of its own here. */
export const cardinalMax = 1e15;

export interface Agreement extends Ending {
  /** Gender of the thing counted, not of the numeral. */
  readonly gender: Gender;
}

/** Words that belong together; و stands only between components: خمسة | و عشرون | و مئة. */
type Component = readonly string[];

function unit(value: number, { gender, ...ending }: Agreement): string {
  const stems = units[value] ?? { masculine: '', feminine: '' };
  return decline(
    stems[gender],
    ending,
    (gender === 'feminine' ? stems.feminineDeclension : stems.declension) ?? 'triptote',
  );
}

function teen(value: number, { gender, case: grammaticalCase, state }: Agreement): Component {
  const first =
    value === 12 ? unit(2, { gender, case: grammaticalCase, state: 'construct' }) : (teens[gender][value - 10] ?? '');
  return [state === 'definite' ? withArticle(first) : first, tenOfTeens[gender]];
}

function belowHundred(value: number, agreement: Agreement): Component[] {
  if (value === 0) {
    return [];
  }
  if (value <= 10) {
    return [[unit(value, agreement)]];
  }
  if (value < 20) {
    return [teen(value, agreement)];
  }
  // What is counted by 21 to 99 is an accusative of specification, never a second half of a construct.
  const free: Agreement = { ...agreement, state: agreement.state === 'construct' ? 'indefinite' : agreement.state };
  const ten = decline(tens[Math.floor(value / 10)] ?? '', free, 'soundMasculine');
  const rest = value % 10;
  if (rest === 0) {
    return [[ten]];
  }
  if (rest === 1 && agreement.gender === 'feminine') {
    return [[free.state === 'definite' ? withArticle(oneWithTens) : oneWithTens], [ten]];
  }
  return [[unit(rest, free)], [ten]];
}

const shortVowel = { nominative: 'ُ', genitive: 'ِ', accusative: 'َ' } as const;

function hundreds(count: number, ending: Ending): string {
  if (count === 1) {
    return decline(hundred, ending);
  }
  if (count === 2) {
    return decline(hundred, ending, 'dual');
  }
  const prefix = hundredPrefixes[count] ?? '';
  const inner = prefix.endsWith('ِ') ? '' : shortVowel[ending.case];
  const last = decline(hundred, { case: 'genitive', state: ending.state === 'construct' ? 'construct' : 'indefinite' });
  const word = prefix + inner + last;
  return ending.state === 'definite' ? withArticle(word) : word;
}

/** Only what comes last stands next to the counted noun, so only that can be in construct. */
function notLast({ case: grammaticalCase, state }: Ending): Ending {
  return { case: grammaticalCase, state: state === 'construct' ? 'indefinite' : state };
}

function belowThousand(value: number, agreement: Agreement): Component[] {
  const count = Math.floor(value / 100);
  const rest = belowHundred(value % 100, agreement);
  if (count === 0) {
    return rest;
  }
  return [[hundreds(count, rest.length > 0 ? notLast(agreement) : agreement)], ...rest];
}

function components(value: number, agreement: Agreement): Component[] {
  const parts: Component[] = [];
  let rest = value;
  for (const { value: size, noun } of scales) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0) {
      parts.push(...countedComponents(count, noun, rest > 0 ? notLast(agreement) : agreement));
    }
  }
  return [...parts, ...belowThousand(rest, agreement)];
}

/**
 * A number with its noun. The last two digits decide: 3 to 10 take the genitive plural, 11 to 99 the accusative
 * singular, whole hundreds the genitive singular; after 101 and 102 the noun is said twice (مئة كتاب وكتابان). Ryding
 * 2005, ch. 15.
 */
function countedComponents(value: number, noun: Noun, ending: Ending): Component[] {
  const lastTwo = value % 100;
  const withNoun = (number: number, form: Component): Component[] => {
    const numerals = components(number, {
      gender: noun.gender,
      case: ending.case,
      state: ending.state === 'definite' ? 'definite' : 'construct',
    });
    return [...numerals.slice(0, -1), [...(numerals.at(-1) ?? []), ...form]];
  };
  // The article goes with the numeral, as modern usage has it: الثلاثة آلاف.
  const nounState: State = ending.state === 'construct' ? 'construct' : 'indefinite';
  if (lastTwo >= 11) {
    return withNoun(value, declineNoun(noun, 'singular', { case: 'accusative', state: nounState }));
  }
  if (lastTwo >= 3) {
    return withNoun(value, declineNoun(noun, 'plural', { case: 'genitive', state: nounState }));
  }
  const lastCount = lastTwo === 0 ? [] : [countedOnce(lastTwo, noun, ending)];
  if (value === lastTwo && value > 0) {
    return lastCount;
  }
  const inner: State = lastTwo > 0 ? 'indefinite' : nounState;
  const round = declineNoun(noun, 'singular', { case: 'genitive', state: inner });
  return [...withNoun(value - lastTwo, round), ...lastCount];
}

/** One or two of something: the noun alone says how many. */
function countedOnce(value: number, noun: Noun, ending: Ending): Component {
  if (value === 1) {
    return declineNoun(noun, 'singular', ending);
  }
  if (hasDual(noun)) {
    return declineNoun(noun, 'dual', ending);
  }
  return [unit(2, { ...ending, gender: noun.gender, state: 'indefinite' }), ...declineNoun(noun, 'singular', ending)];
}

function join(parts: readonly Component[]): string[] {
  return parts.flatMap(([first = '', ...others], index) => [
    index === 0 ? first : withProclitic('وَ', first),
    ...others,
  ]);
}

function zeroOf({ case: grammaticalCase, state }: Ending): string {
  return decline(zero, { case: grammaticalCase, state });
}

/**
 * The words of a whole number, fully vowelled, و joined to the word it stands before.
 *
 * @param value 0 to {@link cardinalMax}, whole.
 * @throws RangeError for any other number.
 */
export function cardinal(value: number, agreement: Agreement): string[] {
  assertCountable(value);
  return value === 0 ? [zeroOf(agreement)] : join(components(value, agreement));
}

/**
 * The words of a number and what it counts, in the right number and case. One thing is said with its numeral (دولار
 * واحد), two are a dual (دولاران).
 *
 * @param value 0 to {@link cardinalMax}, whole.
 * @throws RangeError for any other number.
 */
export function counted(value: number, noun: Noun, ending: { case: GrammaticalCase; state?: State }): string[] {
  assertCountable(value);
  const full: Ending = { case: ending.case, state: ending.state ?? 'indefinite' };
  if (value === 0) {
    return [
      zeroOf({ ...full, state: 'construct' }),
      ...declineNoun(noun, 'singular', { case: 'genitive', state: 'indefinite' }),
    ];
  }
  if (value === 1) {
    // What something is measured against comes last: كيلومتر واحد في الساعة.
    const { complement = [], ...measured } = noun;
    return [
      ...declineNoun(measured, 'singular', full),
      unit(1, { ...full, gender: noun.gender, state: 'indefinite' }),
      ...complement,
    ];
  }
  return join(countedComponents(value, noun, full));
}

function assertCountable(value: number): void {
  if (!Number.isInteger(value) || value < 0 || value > cardinalMax) {
    throw new RangeError(`No name for ${value}.`);
  }
}
