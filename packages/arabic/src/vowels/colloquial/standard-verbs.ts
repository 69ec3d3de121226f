import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { nounOfSecondForm, notOurs, tensedVerb, verbChanges } from './talk-forms.data.ts';

/** Finds the imperfect of a standard verb: يسافر is يُسَافِر; `undefined` for what is no verb. */
export type ImperfectReader = (bare: string) => string | undefined;

const imperfect = /^[يتن][\u064E\u064F](?!ا)/u;
const caseOrMood = /(?:(?<=[يو])ن\u064E|[\u064B-\u0650\u0652])$/u;
/** Tables that hold no verbs. */
const nounTables: ReadonlySet<string> = new Set(['lexicon.nouns', 'lexicon.names', 'lexicon.places', 'lexicon.brands']);

function coreOf(form: string): string {
  return form.replace(caseOrMood, '');
}

/**
 * Makes the reader of standard verbs in the imperfect.
 *
 * A word in ت or ن is a verb where the same in ي has the same vowels: تُسَافِر beside يُسَافِر, but not تَمْر beside
 * يَمُرّ.
 *
 * @param readWord the readings of a standard word, the likeliest first.
 */
export function createImperfectReader(readWord: (bare: string) => readonly WordReading[]): ImperfectReader {
  const verbOf = (bare: string): string | undefined => {
    const [first] = readWord(bare);
    return first === undefined ||
      nounTables.has(first.origin.rule) ||
      !imperfect.test(first.form) ||
      nounOfSecondForm.test(first.form) ||
      /[ةى]$/u.test(bare)
      ? undefined
      : coreOf(first.form);
  };
  return (bare) => {
    if (bare.length < 4 || notOurs.test(bare) || !/^[يتن]/u.test(bare)) {
      return undefined;
    }
    const found = verbOf(bare);
    const ofHim = found === undefined || bare.startsWith('ي') ? found : verbOf(`ي${bare.slice(1)}`);
    return ofHim !== undefined && found !== undefined && ofHim.slice(1) === found.slice(1) ? found : undefined;
  };
}

const person = /^([يتن])[\u064E-\u0650\u0652]/u;

/** بِيْسَهِّل, هَيِكْدِب, كَيْكْتَب: the vowel of the tense goes by what follows it. */
function withTense(group: DialectGroup, tense: string, verb: string): string {
  const isBeforeTwo = /^\p{L}\p{M}\p{L}\u0652/u.test(verb);
  if (group === 'maghrebi') {
    return `${tense}\u064E${verb}`;
  }
  const after = isBeforeTwo ? verb : verb.replace(person, `$1${sukun}`);
  const vowel = tense === 'ه' || tense === 'ح' ? '\u064E' : isBeforeTwo && group !== 'egyptian' ? sukun : '\u0650';
  return `${tense}${vowel}${after}`;
}

/**
 * Makes the reader of standard verbs in talk: هيسهل, تسافر. They have the person and the tense of the dialect.
 *
 * @returns a function from a bare word to its form; `undefined` for what is no such verb.
 */
export function standardVerbInTalk(
  group: DialectGroup,
  standard: { readonly isStandard: (bare: string) => boolean; readonly readImperfect: ImperfectReader },
): (bare: string) => string | undefined {
  return (bare) => {
    const { tense = '', verb = '' } = tensedVerb[group].exec(bare)?.groups ?? {};
    const imperfect = tense !== '' && standard.isStandard(bare) ? undefined : standard.readImperfect(verb);
    if (imperfect === undefined) {
      return undefined;
    }
    const said = verbChanges[group].reduce((form, [pattern, change]) => form.replace(pattern, change), imperfect);
    return tense === '' ? said : withTense(group, tense, said);
  };
}
