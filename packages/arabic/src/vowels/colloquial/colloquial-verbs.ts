import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { damma, kasra, removeMarks, shadda, sukun } from '../marks.ts';
import { rememberWords } from '../word-lists/lexicon.ts';
import {
  conjugations,
  mineOfFifthForm,
  notVerbs,
  personOfMine,
  surelyTensed,
  tensedOfListener,
  threeFirm,
  type ColloquialConjugation,
  type ConjugatedGroup,
} from './colloquial-verbs.data.ts';
import { changedBy, type ColloquialVerb, spell } from './colloquial-words.ts';
import { readLevantineVerb } from './levantine/verb-reader.ts';
import { imperfectsOfDialect, negatedVerb, negations } from './talk-forms.data.ts';
import { createStemFinder, type Stem } from './verb-stems.ts';

interface Beginning {
  readonly beforeTwo: string;
  readonly beforeOne: string;
  readonly isTensed: boolean;
}

/** يُوصَل: in the Maghreb a long u. */
const wawAtStart = /^(\u0648)\u0652/u;
const usualVowel = '\u0650';
/** ما بيسمعش, ما تخافش. */
const personOrTense = /^(?:[يتنأا]|[بهح][يتن])/u;
/** مَا تْخَافْش: after ما the vowel of a person is lost where the next letter has its own. */
const openSyllable = /(?<=^[تين])\u0650(?=\p{L}(?:\u0651?[\u064E-\u0650]|ا))/u;

const surelyTensedLengthMin = 5;
/** نمشيو: we is said so in the Maghreb alone. */
const ofUs = /^ن\p{L}{2,}و$/u;
/** بعد, حلف: one letter of tense and two of a stem are more often a word of their own. */
const afterLetterMin = 3;

/** تبعتلي: the standard language writes no one for whom it is done onto a verb. */
const forSomebody = /ل(?:\u0650[ين]|\u064E[كه]|\u064F[هك]|\u0652)/u;

const firstPerson = /^[أا]/u;
/** الفني: what opens like an article is no verb of mine. */
const article = /^ا(?=ل\p{L}{3})/u;
/** أَ, نِ, بَنِ: neither I nor we are many, or spoken to. */
const ofOne = /(?:^|\p{L}\u064E?)[أان][\u064E\u0650]?$/u;
const endingOfMany = /^(?:\u064Fو|\u064Eو|\u0650ي(?!\p{L}))/u;

const names: ReadonlySet<string> = new Set(notVerbs.split(' '));
const ofFifthForm: ReadonlySet<string> = new Set(mineOfFifthForm.split(' '));

function createVerbReader(group: ConjugatedGroup): (bare: string) => ColloquialVerb | undefined {
  const { plain, tensed } = conjugations[group];
  const withEnding = createStemFinder(group);
  const asBeginnings = (rows: ColloquialConjugation['plain'], isTensed: boolean) =>
    rows.map(([beforeTwo, beforeOne]): Beginning => ({ beforeTwo, beforeOne, isTensed }));
  const beginnings = Map.groupBy([...asBeginnings(plain, false), ...asBeginnings(tensed, true)], ({ beforeTwo }) =>
    removeMarks(beforeTwo),
  );
  const lengths = [...new Set([...beginnings.keys()].map(({ length }) => length))];

  function join({ beforeTwo, beforeOne }: Beginning, { form, opening }: Stem): string {
    const isCluster = /^\p{L}[\u0652\u0651]/u.test(form);
    if (form.startsWith('ا')) {
      return `${beforeTwo.replace(/[\u064E-\u0650\u0652]$/u, '')}\u064E${form}`;
    }
    if (group === 'maghrebi' && wawAtStart.test(form)) {
      return `${beforeTwo.slice(0, -1)}${damma}${form.replace(wawAtStart, '$1')}`;
    }
    const isMine = opening === kasra && personOfMine.test(beforeTwo);
    return opening === '' || isMine || beforeTwo.endsWith('ا')
      ? `${isCluster ? beforeTwo : beforeOne}${form}`
      : `${beforeTwo.replace(/[\u064E-\u0650]$/u, '')}${opening}${form}`;
  }

  function conjugated(
    verb: string,
    isDenied: boolean,
  ): { readonly form: string; readonly isTensed: boolean } | undefined {
    const isRatherYours = group === 'gulf' && tensedOfListener.test(verb) && !ofFifthForm.has(verb);
    for (const length of isRatherYours ? lengths.toReversed() : lengths) {
      const [beginning] = beginnings.get(verb.slice(0, length)) ?? [];
      const isShort =
        article.test(verb) ||
        (!isDenied && beginning?.isTensed === true && length === 1 && verb.length < length + afterLetterMin);
      const isMine = length === 1 && (beginning?.isTensed === true || firstPerson.test(verb));
      const found =
        beginning && !isShort
          ? withEnding(verb.slice(length), ({ isPassive }) => !(isMine && isPassive === true))
          : undefined;
      if (
        beginning &&
        found &&
        !(group === 'gulf' && ofOne.test(beginning.beforeTwo) && endingOfMany.test(found.ending))
      ) {
        return {
          form: spell(join(beginning, found.stem) + found.ending),
          isTensed:
            forSomebody.test(found.ending) ||
            (beginning.isTensed && surelyTensed.test(verb) && verb.length >= surelyTensedLengthMin) ||
            ofUs.test(verb),
        };
      }
    }
    return undefined;
  }

  /** متكدبش: of a verb that is not listed, three firm letters after a person, the vowels are those of most verbs. */
  function unlisted(verb: string): string | undefined {
    const [, person = '', first = '', second = '', third = ''] = threeFirm.exec(verb) ?? [];
    const [beginning] = beginnings.get(person) ?? [];
    return beginning && spell(`${beginning.beforeTwo}${first}\u0652${second}${usualVowel}${third}`);
  }

  return (bare) => {
    const affirmed = names.has(bare) ? undefined : conjugated(bare, false);
    if (affirmed) {
      return { form: affirmed.form, isMarked: affirmed.isTensed };
    }
    const { not, verb = '', end } = negatedVerb.exec(bare)?.groups ?? {};
    const denied =
      not === undefined || end === undefined ? undefined : (conjugated(verb, true) ?? conjugated(`أ${verb}`, true));
    const isEndAlone = not === undefined && end !== undefined;
    const deniedBefore = isEndAlone && personOrTense.test(verb) ? conjugated(verb, true) : undefined;
    if (deniedBefore) {
      return { form: spell(closed(deniedBefore.form.replace(openSyllable, sukun))), isMarked: true };
    }
    const guessed = denied === undefined && not === 'م' && end !== undefined ? unlisted(verb) : undefined;
    if (guessed !== undefined) {
      return { form: spell(`مَ${closed(guessed)}`), isMarked: false };
    }
    return (
      denied && {
        form: spell(
          `${negations[not ?? '']}${closed(denied.form.replace(openSyllable, sukun).replace(/^أَ/u, verb.startsWith('أ') ? 'أَ' : ''))}`,
        ),
        isMarked: true,
      }
    );
  };
}

/** Before the ش of a denial two consonants are parted: مبحبش. */
function closed(form: string): string {
  return form.endsWith(shadda)
    ? `${form}ِش`
    : /[\u064B-\u0652]\p{L}$/u.test(form) && !/[\u064E-\u0650][اويى]$/u.test(form)
      ? `${form}ْش`
      : `${form}ش`;
}

const readers = new Map<DialectGroup, (bare: string) => ColloquialVerb | undefined>();

/** The reader of a dialect's verbs, made when it is first asked for. */
export function colloquialVerbsOf(group: DialectGroup): (bare: string) => ColloquialVerb | undefined {
  if (group === 'levantine') {
    return readLevantineVerb;
  }
  const reader = readers.get(group) ?? rememberWords(createVerbReader(group));
  readers.set(group, reader);
  return reader;
}

/** The verbs of a group as one of its dialects says them. */
export function verbsOfDialect(dialect: Dialect, group: DialectGroup): (bare: string) => ColloquialVerb | undefined {
  const read = colloquialVerbsOf(group);
  return (bare) => {
    const verb = read(bare);
    return verb && { ...verb, form: changedBy(imperfectsOfDialect[dialect], verb.form) };
  };
}
