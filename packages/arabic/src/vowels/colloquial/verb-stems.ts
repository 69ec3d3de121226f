import { joinMarks, removeMarks, shadda, splitMarks, sukun } from '../marks.ts';
import {
  type ConjugatedGroup,
  conjugations,
  endingOfPlurals,
  endingsInN,
  endingsOfMany,
  objectsIn,
  openVowels,
  vowelsBeforeObjects,
} from './colloquial-verbs.data.ts';
import { beforeVowelInMaghreb } from './maghrebi-verbs.ts';
import { verbRowsOf } from './verb-tables.ts';

/** What may follow a stem, bare to vowelled. */
type Endings = ReadonlyMap<string, string>;

/** For whom it is done: what stands behind a verb that is done to nobody. */
const forWhom = /^ل/u;

/** What may follow a vowel, a firm letter or a doubled one, as a dialect has it. */
function endingsBehind(group: ConjugatedGroup, kind: 'vowel' | 'firm' | 'double', isIntransitive: boolean): Endings {
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

/** A stem of the imperfect. */
export interface Stem {
  readonly form: string;
  /** The vowel that it asks of the beginning. */
  readonly opening: string;
  readonly endings: Endings;
  /** What is done to things is not done to me. */
  readonly isPassive?: boolean;
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

/** أَسَاعْدَك, نْسَافْرُو: before an ending that opens with a vowel the short one after ā is lost. */
const afterLongA = /(?<=ا\p{L})[\u064E\u064F\u0650](?=\p{L}$)/u;
/** يِسْتِلْمُوا, نِنْبِسْطُوا: so is a short i between two open syllables. */
const openI = /(?<=[\u064E-\u0650][^\u064B-\u0652])\u0650(?=\p{L}$)/u;
const opensWithVowel = /^[\u064E-\u0650]/u;

/** تَنْسَوْن, تَنْسَيْن: in the Gulf the last vowel joins that of the ending. */
function withOpenVowel(endings: Endings): Endings {
  return new Map(
    [...endings].map(([bare, form]) => [
      bare,
      openVowels.reduce((said, [ending, open]) => said.replace(ending, open), form),
    ]),
  );
}

function endingsOf(group: ConjugatedGroup, isIntransitive: boolean): Parameters<typeof stemsOf>[1] {
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
export function createStemFinder(
  group: ConjugatedGroup,
): (rest: string, isUsable?: (stem: Stem) => boolean) => StemFound | undefined {
  const [ofOne, ofNobody] = [endingsOf(group, false), endingsOf(group, true)];
  const beforeVowel = (form: string) =>
    group === 'maghrebi' ? beforeVowelInMaghreb(form) : form.replace(afterLongA, sukun).replace(openI, sukun);
  const rows = verbRowsOf(group).filter(({ imperfect }) => imperfect !== '');
  const stems = [false, true].flatMap((isPassive) =>
    rows
      .filter((row) => (row.isPassive === true) === isPassive)
      .flatMap(({ imperfect, isIntransitive }) => stemsOf(imperfect, isIntransitive ? ofNobody : ofOne))
      .map((stem): Stem => ({ ...stem, isPassive })),
  );
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
