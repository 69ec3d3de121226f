import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { removeMarks, sukun } from '../marks.ts';
import { rememberWords } from '../word-lists/lexicon.ts';
import { spell } from './form-changes.ts';
import {
  attach,
  byLetters,
  imperfectForms,
  lookUp,
  lowest,
  rankOf,
  type VerbForm,
  withObject,
  withPrefix,
} from './conjugate-verb.ts';
import { type Clitic, conjugations, type Prefix } from './conjugations.data.ts';
import { negatedVerb, negations } from './talk-forms.data.ts';
import {
  futureOfMine,
  likeArticle,
  notVerbs,
  personOfMine,
  personOrTense,
  pluralEnd,
  recipient,
  surelyTensed,
} from './verb-signs.data.ts';
import { verbRowsOf } from './verb-table.ts';

/** مَا تْخَافْش: after ما the vowel of a person is lost where the next letter has its own. */
const openSyllable = /(?<=^[تين])\u0650(?=\p{L}(?:\u0651?[\u064E-\u0650]|ا))/u;
const surelyTensedLengthMin = 5;
const stemLengthMin = 2;
/** An imperfect as it is said in a dialect. */
export interface Imperfect {
  readonly form: string;
  /** True where the form is none of the standard language: بيعمل, متنسيش. */
  readonly isMarked: boolean;
}

interface Candidate extends Imperfect {
  readonly rank: number;
}

function createImperfectReader(group: DialectGroup): (bare: string) => Imperfect | undefined {
  const grammar = conjugations[group];
  const forms = byLetters(
    verbRowsOf(group)
      .filter(({ imperfect }) => imperfect !== '')
      .flatMap((verb) => imperfectForms(verb, grammar)),
  );
  const prefixes = grammar.prefixes.map((prefix) => [prefix, removeMarks(prefix.beforeTwo)] as const);
  const clitics = [undefined, ...grammar.clitics];

  function candidate(verb: string, prefix: Prefix, length: number, clitic: Clitic | undefined): Candidate | undefined {
    const [object = ''] = clitic ?? [];
    const written = verb.endsWith(object) ? verb.slice(length, verb.length - object.length) : '';
    // حكتلي: of the future of mine nobody writes two letters so.
    const isTooShort = written.length <= stemLengthMin && prefix.beforeOne === futureOfMine;
    if (written.length < stemLengthMin || isTooShort || notVerbs.has(verb.slice(0, length) + written)) {
      return undefined;
    }
    const isFirst = prefix.person === 'I' || prefix.person === 'we';
    const rank = (each: VerbForm<Prefix['person']>) =>
      rankOf(each.verb, clitic ?? [''], isFirst || pluralEnd.test(each.form)) + (each.isLonger ? 0.05 : 0);
    const fitting = lookUp(forms, written, true).filter(
      (each) => each.persons.includes(prefix.person) && withObject(each, clitic, grammar) !== undefined,
    );
    const best = lowest(fitting, rank);
    // انكسر: what a thing did, rather than what I do.
    if (best === undefined || (best.verb.isOfThings && prefix.person === 'I')) {
      return undefined;
    }
    const form = withObject(best, clitic, grammar) ?? '';
    const isSurelyTensed = prefix.isTensed && surelyTensed.test(verb) && verb.length >= surelyTensedLengthMin;
    return {
      form: spell(withPrefix(prefix, form, best.verb.opening)),
      isMarked: isSurelyTensed || (recipient.test(object) && rank(best) <= 0),
      rank: rank(best) - (best.verb.isPreferred ? 0.5 : 0),
    };
  }

  function conjugated(verb: string, isDenied: boolean): Candidate | undefined {
    if (likeArticle.test(verb)) {
      return undefined;
    }
    const fitting = prefixes.filter(([, written]) => verb.startsWith(written));
    const found = fitting.flatMap(([prefix, { length }]) => {
      // بعد, حلف: one letter of tense and two of a stem are more often a word of their own.
      const isShort = !isDenied && prefix.isTensed && length === 1 && verb.length <= length + stemLengthMin;
      return isShort ? [] : clitics.flatMap((clitic) => candidate(verb, prefix, length, clitic) ?? []);
    });
    return lowest(found, ({ rank }) => rank);
  }

  return (bare) => {
    const affirmed = conjugated(bare, false);
    if (affirmed) {
      return affirmed;
    }
    const { not = '', verb = '', end } = negatedVerb.exec(bare)?.groups ?? {};
    const isDenied = end !== undefined && (not !== '' || personOrTense.test(verb));
    // مقدرش: after م the أ of mine is left out.
    const ofMine = () => (not === '' ? undefined : conjugated(personOfMine + verb, true)?.form.slice(2));
    const denied = isDenied ? (conjugated(verb, true)?.form ?? ofMine()) : undefined;
    if (denied === undefined) {
      return undefined;
    }
    const form = `${negations[not] ?? ''}${denied.replace(openSyllable, sukun)}`;
    return { form: spell(attach(form, grammar.negation, grammar) ?? ''), isMarked: true };
  };
}

/** The reader of the imperfect in a dialect, made when it is first asked for. */
export const imperfectsOf: (group: DialectGroup) => (bare: string) => Imperfect | undefined = rememberWords(
  (group: DialectGroup) => rememberWords(createImperfectReader(group)),
);
