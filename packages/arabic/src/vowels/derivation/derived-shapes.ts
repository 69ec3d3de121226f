import { shadda, sukun } from '../marks.ts';
import {
  feminineNounEndings,
  hamzaNounEndings,
  nounEndings,
  participleEndings,
  pastEndings,
  pastPassiveEndings,
  presentEndings,
  presentInAEndings,
  presentPassiveEndings,
  unchangedNounEndings,
  weakActiveEndings,
  weakPassiveEndings,
} from './derived-endings.data.ts';
import { derivedStems, plainStems, type VerbStems } from './stems.data.ts';
import type { Pattern } from './roots.data.ts';

/**
 * One vowelled form that a pattern makes of a root, with ف ع ل for the root's letters and `Y` for the letter of the
 * person (ي ت ن).
 */
export interface DerivedShape {
  readonly pattern: Pattern;
  readonly form: string;
  /** How often the letters stand for this form, among the forms of the same pattern; 0 to 1. */
  readonly share: number;
  /** What it is worth more to a reader beside forms of other patterns with the same letters, as a natural logarithm. */
  readonly lean: number;
  readonly isVerb: boolean;
}

/** تكتبي: of these she alone is who is spoken to. */
const ofListener = /^\u0650ي$/u;
const anyPerson = /^Y/u;
const passiveShare = 0.15;
const participleLean = 0.5;
const usualActiveShare = 0.6;

const hamza = '\u0621';

/** The stem of a verbal noun and what it takes. */
function nounForms(noun: string): { stem: string; added: readonly string[] } {
  if (/َة$/u.test(noun)) {
    return { stem: noun.slice(0, -2), added: feminineNounEndings };
  }
  if (noun.endsWith(hamza)) {
    return { stem: noun.slice(0, -1), added: hamzaNounEndings };
  }
  return /[ةي]$/u.test(noun) ? { stem: noun, added: unchangedNounEndings } : { stem: noun, added: nounEndings };
}

/** Shapes of one pattern: a stem with each of its endings. */
function formsOf(
  stem: string | undefined,
  endings: readonly string[],
  kind: Omit<DerivedShape, 'form'>,
): DerivedShape[] {
  // أَصَرَّ: before a closed ending the doubled letter is parted, أَصْرَرْنَا, which these stems do not say.
  const isDoubled = stem?.endsWith(shadda) === true;
  return stem === undefined
    ? []
    : endings
        .filter((ending) => !(isDoubled && ending.startsWith(sukun)))
        .map((ending) => ({ ...kind, form: stem + ending }));
}

function verbsOf(stems: VerbStems): DerivedShape[] {
  const {
    pattern,
    past,
    pastPassive,
    present,
    presentPassive,
    presentInA,
    endings,
    leans: [plain, telling],
  } = stems;
  const { presentLean = telling } = stems;
  const [bare = '', ...others] = pastEndings[endings];
  const active = { pattern, share: 1 - passiveShare, isVerb: true };
  const passive = { pattern, share: passiveShare, lean: 0, isVerb: true };
  return [
    ...formsOf(past, [bare], { ...active, lean: plain }),
    ...formsOf(past, others, { ...active, lean: telling }),
    ...formsOf(pastPassive, pastPassiveEndings[endings], passive),
    ...formsOf(
      present,
      presentEndings[endings].filter((ending) => endings === 'weak' || !ofListener.test(ending)),
      { ...active, lean: presentLean },
    ),
    ...formsOf(
      endings === 'weak' ? undefined : present?.replace(anyPerson, 'ت'),
      presentEndings[endings].filter((ending) => ofListener.test(ending)),
      { ...active, lean: presentLean },
    ),
    ...formsOf(presentPassive, presentPassiveEndings[endings], passive),
    ...formsOf(presentInA, presentInAEndings, { ...active, share: 1, lean: presentLean }),
  ];
}

function nounsOf(stems: VerbStems): DerivedShape[] {
  const {
    pattern,
    endings,
    noun,
    active,
    passive,
    leans: [, telling],
    nounLean = telling,
    activeShare = usualActiveShare,
  } = stems;
  const nouns = noun === undefined ? undefined : nounForms(noun);
  const isWeak = endings === 'weak';
  const participle = { pattern, lean: participleLean, isVerb: false };
  return [
    ...formsOf(nouns?.stem, nouns?.added ?? [], { pattern, share: 1, lean: nounLean, isVerb: false }),
    ...formsOf(active, isWeak ? weakActiveEndings : participleEndings, { ...participle, share: activeShare }),
    ...formsOf(passive, isWeak ? weakPassiveEndings : participleEndings, { ...participle, share: 1 - activeShare }),
  ];
}

function shapesOf(stems: VerbStems): DerivedShape[] {
  return [...verbsOf(stems), ...nounsOf(stems)];
}

/** Every vowelled form that the patterns make. */
export const derivedShapes: readonly DerivedShape[] = [...plainStems, ...derivedStems].flatMap(shapesOf);
