import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { rememberWords } from '../word-lists/lexicon.ts';
import { changedBy, spell } from './form-changes.ts';
import {
  attach,
  byLetters,
  lookUp,
  lowest,
  perfectForms,
  type PerfectPerson,
  rankOf,
  type VerbForm,
  withObject,
} from './conjugate-verb.ts';
import { type Clitic, conjugations } from './conjugations.data.ts';
import { negatedVerb, negations } from './talk-forms.data.ts';
import { endOfMany, femininePlural, firstPersonObjects, possessivesOfNouns, writtenLong } from './verb-signs.data.ts';
import { verbRowsOf } from './verb-table.ts';

/** A perfect, of whatever person the letters allow. */
export interface Perfect {
  readonly form: string;
  /** What she did, where what I did is spelt the same: نزلت. */
  readonly ofHer?: string;
  /** True for letters that often spell a noun as well, with or without its possessive suffix: طلب, طلبها. */
  readonly isDoubtful: boolean;
}

type PersonForm = VerbForm<PerfectPerson>;

/** Three letters with short vowels spell a noun as well: عملنا, طعمه. */
const ofThree = /^\p{L}[\u064E\u0650\u0652]\p{L}[\u064E\u0650][^ىي]$/u;
const ofThreeBeforePossessive = /^\p{L}[\u064E\u0650\u0652]\p{L}\u0651?[\u064E\u0650][^ىي]$/u;
/** لْعِبْنَا: so begins no noun. */
const ofShortI = /^\p{L}\u0652\p{L}\u0650\p{L}\u0652/u;
const stemLengthMin = 2;

function createPerfectReader(group: DialectGroup): (bare: string) => Perfect | undefined {
  const grammar = conjugations[group];
  const forms = byLetters(
    verbRowsOf(group)
      .filter(({ perfect }) => perfect !== '')
      .flatMap((verb) => perfectForms(verb, grammar)),
  );
  const clitics = [undefined, ...grammar.clitics];
  const ends = { ...grammar, beforeVowel: grammar.perfect.beforeClitic };

  function candidate(
    bare: string,
    clitic: Clitic | undefined,
    isDenied: boolean,
  ): (Perfect & { readonly rank: number }) | undefined {
    const [object = ''] = clitic ?? [];
    const written = bare.endsWith(object) ? bare.slice(0, bare.length - object.length) : '';
    if (written.length < stemLengthMin) {
      return undefined;
    }
    const said = (each: PersonForm) => withObject(each, clitic, ends) ?? '';
    const rank = (each: PersonForm) => {
      const [person] = each.persons;
      const isMine = person !== 'he' && person !== 'she';
      const isReflexive = person === 'me' && firstPersonObjects.has(object);
      return (
        rankOf(each.verb, clitic ?? [''], isMine) +
        (person === 'she' || isReflexive ? 0.5 : 0) -
        (person === 'me' ? 0.1 : 0)
      );
    };
    const fitting = lookUp(forms, written, isDenied || clitic !== undefined).filter((each) => said(each) !== '');
    const best = lowest(fitting, rank);
    if (best === undefined) {
      return undefined;
    }
    const [person] = best.persons;
    const herForm = fitting.find(
      ({ persons, verb }) => persons[0] === 'she' && (verb.isOfThings || verb === best.verb),
    );
    const alif = clitic === undefined && written.endsWith(endOfMany) ? endOfMany.charAt(1) : '';
    const { perfect, takesObject } = best.verb;
    const isOfThree = takesObject && ofThree.test(perfect) && !ofShortI.test(best.form);
    const isNounOfUs = person === 'us' && (isOfThree || writtenLong.test(best.form));
    return {
      form: spell(said(best)) + alif,
      ...(person === 'me' && herForm && { ofHer: spell(said(herForm)) }),
      isDoubtful:
        clitic === undefined
          ? fitting.some(({ persons }) => persons[0] === 'he') ||
            isNounOfUs ||
            (person === 'she' && femininePlural.test(bare))
          : person === 'he' && ofThreeBeforePossessive.test(perfect) && possessivesOfNouns.has(object),
      rank: rank(best),
    };
  }

  function find(bare: string, isDenied = false): Perfect | undefined {
    return lowest(
      clitics.flatMap((clitic) => candidate(bare, clitic, isDenied) ?? []),
      ({ rank }) => rank,
    );
  }

  return (bare) => {
    const affirmed = find(bare);
    if (affirmed) {
      return affirmed;
    }
    const { not = '', verb = '', end } = negatedVerb.exec(bare)?.groups ?? {};
    const denied = end === undefined && not !== grammar.notAlone ? undefined : find(verb, true);
    if (denied === undefined) {
      return undefined;
    }
    const close = (form: string) => {
      const start = not === '' ? form : changedBy(grammar.perfect.negated, form);
      const whole = `${negations[not] ?? ''}${start}`;
      return spell(end === undefined ? whole : (attach(whole, grammar.negation, ends) ?? ''));
    };
    return {
      form: close(denied.form),
      ...(denied.ofHer !== undefined && { ofHer: close(denied.ofHer) }),
      isDoubtful: false,
    };
  };
}

/** The reader of the perfect in a dialect, made when it is first asked for. */
export const perfectsOf: (group: DialectGroup) => (bare: string) => Perfect | undefined = rememberWords(
  (group: DialectGroup) => rememberWords(createPerfectReader(group)),
);
