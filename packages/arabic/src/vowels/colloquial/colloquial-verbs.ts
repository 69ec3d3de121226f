import type { Dialect } from '../../dialect.ts';
import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { damma, joinMarks, kasra, removeMarks, shadda, splitMarks, sukun } from '../marks.ts';
import { hasArticle } from '../article.ts';
import { rememberWords } from '../remember-words.ts';
import { changedBy, type ColloquialVerb, spell } from './colloquial-words.ts';
import {
  type ColloquialConjugation,
  conjugations,
  endingOfPlurals,
  endingsInN,
  endingsOfMany,
  mineOfFifthForm,
  notVerbs,
  tensedOfListener,
  objectsIn,
  openVowels,
  personOfMine,
  vowelsBeforeObjects,
} from './colloquial-verbs.data.ts';
import { readLevantineImperative, readLevantineVerb } from './levantine/verb-reader.ts';
import { intransitives, imperativesOfSecondForm } from './maghrebi-verbs.data.ts';
import { beforeVowelInMaghreb, passiveInMaghreb } from './maghrebi-verbs.ts';
import { imperfectsOfDialect } from './talk-forms.data.ts';
import { verbRowsOf } from './verb-tables.ts';

/** What may follow a stem, bare to vowelled. */
type Endings = ReadonlyMap<string, string>;

/** For whom it is done: what stands behind a verb that is done to nobody. */
const forWhom = /^ل/u;

/** What may follow a vowel, a firm letter or a doubled one, as a dialect has it. */
function endingsBehind(group: DialectGroup, kind: 'vowel' | 'firm' | 'double', isIntransitive: boolean): Endings {
  const { objectsAfterFirm = {}, helping } = conjugations[group];
  const isMaghrebi = group === 'maghrebi';
  const rows = Object.entries(objectsIn(group));
  const objects = rows.filter(([bare]) => !isIntransitive || forWhom.test(bare));
  const ofMany = [
    ...Object.entries(endingsOfMany),
    ...objects.map(([bare, form]) => [`و${bare}`, `\u064Fو${form}`] as const),
  ];
  if (kind === 'vowel') {
    // تْنْسَاي, خَلِّيوْهُم: so are she and many told in the Maghreb.
    const inMaghreb = objects.map(([bare, form]) => [`و${bare}`, `و${sukun}${form}`] as const);
    return new Map([['', ''], ['و', 'و'], ...objects, ...(isMaghrebi ? [['ي', 'ي'] as const, ...inMaghreb] : [])]);
  }
  const behind = (bare: string, form: string) => {
    const vowel = vowelsBeforeObjects[bare];
    if (vowel !== undefined) {
      return vowel + bare;
    }
    const firm = objectsAfterFirm[bare] ?? form;
    return kind === 'double' && helping !== undefined
      ? `${helping[bare] ?? helping[bare.slice(0, 2)] ?? helping[''] ?? ''}${form}`
      : `${sukun}${firm}`;
  };
  return new Map([
    ['', ''],
    ['ي', '\u0650ي'],
    ...objects.map(([bare, form]) => [`ي${bare}`, `\u0650ي${form}`] as const),
    ...ofMany,
    ...Object.entries(endingsInN[group] ?? {}).flatMap(([written, ending]) =>
      objects.map(([bare, form]) => [`${written}${bare}`, `${ending}${behind(bare, form)}`] as const),
    ),
    ...objects.map(([bare, form]) => [bare, behind(bare, form)] as const),
  ]);
}
const none: Endings = new Map([['', '']]);

interface Stem {
  readonly form: string;
  /** The vowel that it asks of the beginning. */
  readonly opening: string;
  readonly endings: Endings;
  /** What is done to things is not done to me. */
  readonly isPassive?: boolean;
}

interface Beginning {
  readonly beforeTwo: string;
  readonly beforeOne: string;
  readonly isTensed: boolean;
}

/** تنسى، تنسي، تنسوا، ينساها: the last vowel changes before what follows. */
function stemsOf(
  written: string,
  endings: Readonly<Record<'vowel' | 'firm' | 'double' | 'many' | 'manyAfterA' | 'ofHer', Endings>>,
): Stem[] {
  const opening = /^[\u064E-\u0650]/u.exec(written)?.[0] ?? (written.startsWith('ا') ? '\u064E' : '');
  const form = joinMarks(splitMarks(written.replace(/^[\u064E-\u0650]/u, '')));
  if (form.endsWith('ى')) {
    const short = form.slice(0, -2);
    return [
      { form, opening, endings: none },
      { form: `${short}ِي`, opening, endings: endings.ofHer },
      { form: `${short}َا`, opening, endings: endings.vowel },
      { form: short, opening, endings: endings.manyAfterA },
    ];
  }
  return form.endsWith('ي')
    ? [
        { form, opening, endings: endings.vowel },
        { form: form.slice(0, -2), opening, endings: endings.many },
      ]
    : [{ form, opening, endings: form.endsWith(shadda) ? endings.double : endings.firm }];
}

/** يُوصَل: in the Maghreb a long u. */
const wawAtStart = /^(\u0648)\u0652/u;
const threeFirm = /^(بي|بت|بن|[تين])([^اويىآأإ])([^اويىآأإ])([^اويىآأإ])$/u;
const usualVowel = '\u0650';
/** ما بيسمعش, ما تخافش. */
const personOrTense = /^(?:[يتنأا]|[بهح][يتن])/u;
/** مَا تْخَافْش: after ما the vowel of a person is lost where the next letter has its own. */
const openSyllable = /(?<=^[تين])\u0650(?=\p{L}(?:\u0651?[\u064E-\u0650]|ا))/u;

const negation = /^(?<not>ما|م)?(?<verb>\p{L}{2,}?)(?<end>ش)?$/u;
/**
 * Where the tense is but one letter that the standard language joins to nouns as well, a short word is more likely
 * that.
 */
const surelyTensed = /^(?:[به]ي|[به]ن|هت|ح[ينت]|ك[نتي]|غ[نت]|من(?=\p{L}{4})|بت(?=\p{L}{3,}(?:ي|ون|ين)$))/u;
const surelyTensedLengthMin = 5;
/** نمشيو: we is said so in the Maghreb alone. */
const ofUs = /^ن\p{L}{2,}و$/u;
/** بعد, حلف: one letter of tense and two of a stem are more often a word of their own. */
const afterLetterMin = 3;

/** أَسَاعْدَك, نْسَافْرُو: before an ending that opens with a vowel the short one after ā is lost. */
const afterLongA = /(?<=ا\p{L})[\u064E\u064F\u0650](?=\p{L}$)/u;
/** يِسْتِلْمُوا, نِنْبِسْطُوا: so is a short i between two open syllables. */
const openI = /(?<=[\u064E-\u0650][^\u064B-\u0652])\u0650(?=\p{L}$)/u;
const opensWithVowel = /^[\u064E-\u0650]/u;

/** تبعتلي: the standard language writes no one for whom it is done onto a verb. */
const forSomebody = /ل(?:\u0650[ين]|\u064E[كه]|\u064F[هك]|\u0652)/u;

/** تَنْسَوْن, تَنْسَيْن: in the Gulf the last vowel joins that of the ending. */
function withOpenVowel(endings: Endings): Endings {
  return new Map(
    [...endings].map(([bare, form]) => [
      bare,
      openVowels.reduce((said, [ending, open]) => said.replace(ending, open), form),
    ]),
  );
}

function endingsOf(group: DialectGroup, isIntransitive: boolean): Parameters<typeof stemsOf>[1] {
  const vowel = endingsBehind(group, 'vowel', isIntransitive);
  const firm = endingsBehind(group, 'firm', isIntransitive);
  const many = new Map(
    [...firm].filter(
      ([bare]) =>
        bare.startsWith('و') || (group === 'gulf' ? bare.startsWith(endingOfPlurals) : bare === endingOfPlurals),
    ),
  );
  return {
    vowel,
    firm,
    double: endingsBehind(group, 'double', isIntransitive),
    many,
    manyAfterA: group === 'gulf' ? withOpenVowel(many) : many,
    ofHer: new Map([...vowel].filter(([bare]) => bare !== 'و')),
  };
}

interface StemFound {
  /** With the vowels that its ending leaves. */
  readonly stem: Stem;
  readonly ending: string;
  readonly whole: string;
}

/** Finds the longest stem that a word begins with, where a known ending is left. */
function createStemFinder(
  group: DialectGroup,
  isOfImperatives = false,
): (rest: string, isUsable?: (stem: Stem) => boolean) => StemFound | undefined {
  const [ofOne, ofNobody] = [endingsOf(group, false), endingsOf(group, true)];
  const beforeVowel = (form: string) =>
    group === 'maghrebi' ? beforeVowelInMaghreb(form) : form.replace(afterLongA, sukun).replace(openI, sukun);
  const rows = verbRowsOf(group)
    .filter(({ imperfect }) => imperfect !== '')
    .map(({ imperfect, isIntransitive, isPassive }) => ({
      isPassive: isPassive === true,
      stems: stemsOf(imperfect, isIntransitive ? ofNobody : ofOne),
    }));
  const others = isOfImperatives ? activeStemsOf(group) : stemsOfGroup(group);
  const stems = [
    ...rows.filter(({ isPassive }) => !isPassive).flatMap((row) => row.stems),
    ...others.flatMap((stem) => stemsOf(stem, group === 'maghrebi' && doneToNobody.has(stem) ? ofNobody : ofOne)),
    ...rows
      .filter(({ isPassive }) => isPassive)
      .flatMap((row) => row.stems.map((stem): Stem => ({ ...stem, isPassive: true }))),
  ];
  const byBare = Map.groupBy(stems, ({ form }) => removeMarks(form));
  return (rest, isUsable = () => true) => {
    for (let length = rest.length; length > 1; length -= 1) {
      const ending = rest.slice(length);
      const stem = byBare.get(rest.slice(0, length))?.find((known) => known.endings.has(ending) && isUsable(known));
      if (stem) {
        const marked = stem.endings.get(ending) ?? '';
        return {
          stem: opensWithVowel.test(marked) ? { ...stem, form: beforeVowel(stem.form) } : stem,
          ending: marked,
          whole: stem.form,
        };
      }
    }
    return undefined;
  };
}

function activeStemsOf(group: DialectGroup): readonly string[] {
  return conjugations[group].stems.trim().split(/\s+/u).filter(Boolean);
}

/** Active verbs, and in the Maghreb what is done to a thing. */
function stemsOfGroup(group: DialectGroup): readonly string[] {
  const active = activeStemsOf(group);
  return group === 'maghrebi' ? [...active, ...active.flatMap((stem) => passiveInMaghreb(stem) ?? [])] : active;
}

const firstPerson = /^[أا]/u;
/** الفني: what opens like an article is no verb of mine. */
const article = /^ا(?=ل\p{L}{3})/u;
/** خُدْهَا, كُلِي: to take and to eat lose their first letter where one is told to. */
const losesAlif = ({ form }: Stem) => form.startsWith('ا');

const doneToNobody: ReadonlySet<string> = new Set(intransitives.split(' '));
const ofSecondForm: ReadonlySet<string> = new Set(imperativesOfSecondForm.split(' '));
const mayBeImperative = (form: string) => form.includes(shadda) || !ofSecondForm.has(removeMarks(form));

/** Makes the reader of orders, which are the stem of the imperfect: اِعْمِل, سِيبِي, كَلِّمْنِي. */
function createImperativeReader(group: DialectGroup): (bare: string) => string | undefined {
  const withEnding = createStemFinder(group, true);
  return (bare) => {
    const hasAlif = bare.startsWith('ا') && !(group === 'maghrebi' && hasArticle(bare));
    // In the Maghreb an alif may be written where two consonants open the word, and need not be: ادخل, دخل.
    const fits = ({ form, opening }: Stem) => {
      const opensWithTwo = /^\p{L}[\u0652\u0651]/u.test(form);
      return group === 'maghrebi' ? !hasAlif || opensWithTwo : (opening !== '' || opensWithTwo) === hasAlif;
    };
    const found = withEnding(
      hasAlif ? bare.slice(1) : bare,
      (stem) => !stem.form.startsWith('ا') && fits(stem) && (group !== 'maghrebi' || mayBeImperative(stem.form)),
    );
    if (found === undefined) {
      const short = hasAlif || group === 'maghrebi' ? undefined : withEnding(`ا${bare}`, losesAlif);
      return short && spell(`${short.whole.slice(1)}${short.ending}`);
    }
    const { form, opening } = found.stem;
    const start = hasAlif ? `ا${opening === damma ? damma : kasra}` : '';
    return spell(`${start}${form}${found.ending}`);
  };
}

/** أَ, نِ, بَنِ: neither I nor we are many, or spoken to. */
const ofOne = /(?:^|\p{L}\u064E?)[أان][\u064E\u0650]?$/u;
const endingOfMany = /^(?:\u064Fو|\u064Eو|\u0650ي(?!\p{L}))/u;

const names: ReadonlySet<string> = new Set(notVerbs.split(' '));
const ofFifthForm: ReadonlySet<string> = new Set(mineOfFifthForm.split(' '));

function createVerbReader(group: DialectGroup): (bare: string) => ColloquialVerb | undefined {
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
    const { not, verb = '', end } = negation.exec(bare)?.groups ?? {};
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
          `${not === 'ما' ? 'مَا' : 'مَ'}${closed(denied.form.replace(openSyllable, sukun).replace(/^أَ/u, verb.startsWith('أ') ? 'أَ' : ''))}`,
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

const imperativeReaders = new Map<DialectGroup, (bare: string) => string | undefined>();

/** The reader of orders in a dialect, made when it is first asked for. */
export function colloquialImperativesOf(group: DialectGroup): (bare: string) => string | undefined {
  if (group === 'levantine') {
    return readLevantineImperative;
  }
  const reader = imperativeReaders.get(group) ?? createImperativeReader(group);
  imperativeReaders.set(group, reader);
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
