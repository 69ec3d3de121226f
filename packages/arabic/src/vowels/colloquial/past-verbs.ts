import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { removeMarks, sukun } from '../marks.ts';
import { type ColloquialPast, spell } from './colloquial-words.ts';
import { type ConjugatedGroup, conjugations, objectsIn, vowelsBeforeObjects } from './colloquial-verbs.data.ts';
import { readLevantinePast } from './levantine/verb-reader.ts';
import { afterHollow, longHollow, vowelOfLong } from './egyptian-verbs.data.ts';
import { herEnd } from './maghrebi-verbs.data.ts';
import { beforeVowel, type PersonForm, personsOf } from './past-persons.ts';
import { forWhom, objectsOfFirstPerson, possessivesOfNouns, type PastConjugation, pasts } from './past-verbs.data.ts';
import { type VerbRow, verbRowsOf } from './verb-tables.ts';
import { endOfMany, negatedPast, negations } from './talk-forms.data.ts';

/** Three letters with short vowels spell a noun or a plural as well: عملنا. */
const isOfThree = /^\p{L}[\u064E\u0650\u0652]\p{L}[\u064E\u0650][^ىي]$/u;
/** شَكَّل, مَثَّل: in the Gulf what is his may be a noun of three letters, شكله, مثله. */
const isOfThreeLetters = /^\p{L}[\u064E\u0650]\p{L}\u0651?[\u064E\u0650]\p{L}$/u;
/** تْعَلَّم: what begins so is a verb. */
const longStem = /^\u062A\u0652\p{L}\u064E\p{L}\u0651/u;
/** Three letters, and in the Maghreb -ات of what she did, spell a noun as well: حلو, خدمات. */
const shortMax = 3;
/** What follows a noun as well as a verb. */
const owners: ReadonlySet<string> = new Set(possessivesOfNouns.split(' '));
const forSomebody: ReadonlySet<string> = new Set(forWhom.split(' '));
/** مَا فْهِمْتِش: in Egypt a short i of an open syllable is lost after ما. */
const openFirstI = /(?<=^\p{L})\u0650(?=\p{L}\u0650)/u;
function withObject(
  group: ConjugatedGroup,
  { person, form: bareForm }: PersonForm,
  { object, said }: { readonly object: string; readonly said: string },
  { helping, his }: PastConjugation,
): string {
  const form = bareForm.replace(/ى$/u, 'ا');
  const isOpen = /[اوي]$/u.test(form);
  const vowelBefore = vowelsBeforeObjects[object];
  if (vowelBefore !== undefined) {
    // فِهْمُه, مِسْكَك.
    const isShortened = person === 'he' && group === 'egyptian' && !isOpen;
    return (
      (isShortened ? beforeVowel(group, form) : form) + (isOpen ? object : object === 'ه' ? his : vowelBefore + object)
    );
  }
  const isTwo = person === 'me' && !/[يو]\u0652?ت$/u.test(form);
  const vowel = isOpen ? '' : isTwo ? (helping[object] ?? helping[object.slice(0, 2)] ?? helping[''] ?? '') : sukun;
  return form + vowel + (vowel === sukun ? (conjugations[group].objectsAfterFirm?.[object] ?? said) : said);
}

/** بعتلي: he sent it to me; I send nothing to myself. */
const ofFirstPerson: ReadonlySet<string> = new Set(objectsOfFirstPerson.split(' '));

/** Makes the reader of what was done. */
function createPastReader(group: ConjugatedGroup): (bare: string) => ColloquialPast | undefined {
  const conjugation = pasts[group];
  const table = verbRowsOf(group).filter(({ past }) => past !== '');
  const formsOf = ({ past, isIntransitive, isPassive }: Omit<VerbRow, 'imperfect'>) =>
    personsOf(group, conjugation, spell(past))
      .filter(({ person }) => isPassive !== true || person !== 'me')
      .map((form) => ({ ...form, isIntransitive }));
  const byBare = Map.groupBy(
    [
      ...table.filter(({ isPassive }) => isPassive !== true).flatMap(formsOf),
      ...table.filter(({ isPassive }) => isPassive === true).flatMap(formsOf),
    ],
    ({ form }) => removeMarks(form),
  );
  const objects = objectsIn(group);
  const objectsByLength = Object.keys(objects).toSorted((a, b) => b.length - a.length);

  function plain(bare: string): ColloquialPast | undefined {
    const forms = byBare.get(bare) ?? byBare.get(bare.replace(/(?<=و)ا$|^أ(?=ت)/u, ''));
    const [first] = forms ?? [];
    if (forms === undefined || first === undefined) {
      return undefined;
    }
    const alif = bare.endsWith(endOfMany) ? endOfMany.charAt(1) : '';
    const mine = forms.find(({ person }) => person === 'me');
    const hers = forms.find(({ person, stem }) => person === 'she' && stem === mine?.stem);
    return {
      form: spell((mine ?? first).form) + alif,
      ...(mine && hers && { ofHer: spell(hers.form) }),
      isDoubtful:
        (first.person === 'he' && !(group === 'maghrebi' && longStem.test(first.stem))) ||
        (first.person === 'us' && isOfThree.test(first.stem) && !(group === 'gulf' && first.isIntransitive === true)) ||
        (group === 'maghrebi' && (bare.length <= shortMax || (first.person === 'she' && bare.endsWith(herEnd)))),
    };
  }

  function withObjects(bare: string): ColloquialPast | undefined {
    for (const object of objectsByLength) {
      const rest = bare.endsWith(object) ? bare.slice(0, -object.length) : '';
      const forms = rest.length < 3 ? undefined : (byBare.get(rest) ?? byBare.get(rest.replace(/ا$/u, 'ى')));
      const usable = forms?.filter(
        ({ person, isIntransitive }) =>
          (person !== 'you' || /[يو]$/u.test(rest)) && (isIntransitive !== true || forSomebody.has(object)),
      );
      const [first] = usable ?? [];
      if (usable && first) {
        const said = (form: PersonForm) =>
          spell(withObject(group, form, { object, said: objects[object] ?? '' }, conjugation));
        const mine =
          first.person === 'he' && ofFirstPerson.has(object) ? undefined : usable.find(({ person }) => person === 'me');
        const hers = usable.find(({ person, stem }) => person === 'she' && stem === mine?.stem);
        return {
          form: said(mine ?? first),
          ...(mine && hers && { ofHer: said(hers) }),
          isDoubtful:
            usable[0]?.person === 'he' &&
            (group === 'gulf' ? isOfThreeLetters : isOfThree).test(usable[0].stem) &&
            owners.has(object),
        };
      }
    }
    return undefined;
  }

  function denied(bare: string): ColloquialPast | undefined {
    const { not = '', verb = '' } = negatedPast.exec(bare)?.groups ?? {};
    const found = verb === '' ? undefined : (plain(verb) ?? plain(verb.replace(/ا$/u, 'ى')) ?? withObjects(verb));
    if (found === undefined) {
      return undefined;
    }
    const start = negations[not] ?? '';
    const close = (affirmed: string) => {
      const form = group === 'egyptian' && not !== '' ? affirmed.replace(openFirstI, sukun) : affirmed;
      const isTwo = /[^يو]\u0652\p{L}$|\u0651$/u.test(form);
      return spell(
        `${start}${form.replace(/ى$/u, 'ا')}${/[اويى]$/u.test(form) ? '' : isTwo ? (conjugation.helping[''] ?? '') : sukun}ش`,
      );
    };
    return {
      form: close(found.form),
      ...(found.ofHer && { ofHer: close(found.ofHer) }),
      isDoubtful: false,
    };
  }

  const read = (bare: string) => plain(bare) ?? denied(bare) ?? withObjects(bare);

  /** قُولْت, as قُلْت is often written. */
  function writtenLong(bare: string): ColloquialPast | undefined {
    const { not = '', first = '', long = '', rest = '' } = longHollow.exec(bare)?.groups ?? {};
    const past = first === '' ? undefined : read(`${not}${first}${rest}`);
    const vowel = vowelOfLong[long] ?? '';
    const at = past?.form.indexOf(`${first}${vowel}`) ?? -1;
    const isHollow = past !== undefined && at >= 0 && afterHollow.test(past.form.slice(at + 2));
    return isHollow
      ? { ...past, form: `${past.form.slice(0, at + 2)}${long}${past.form.slice(at + 2)}`, isDoubtful: false }
      : undefined;
  }

  return (bare) => read(bare) ?? (group === 'egyptian' ? writtenLong(bare) : undefined);
}

const readers = new Map<DialectGroup, (bare: string) => ColloquialPast | undefined>();

/** The reader of what was done, as a dialect says it; made when it is first asked for. */
export function colloquialPastsOf(group: DialectGroup): (bare: string) => ColloquialPast | undefined {
  if (group === 'levantine') {
    return readLevantinePast;
  }
  const reader = readers.get(group) ?? createPastReader(group);
  readers.set(group, reader);
  return reader;
}
