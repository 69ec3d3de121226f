import { readDerivedWord } from '../derivation/derived-words.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { kasra, removeMarks, sukun } from '../marks.ts';
import { byBare, wordsOf } from '../word-list.ts';
import {
  ambiguousImperatives,
  closedHamzaOnAlif,
  closedHamzaOnYa,
  derivedImperativeShape,
  feminineEnding,
  hamzaOnAlif,
  hamzaOnYa,
  hollowImperatives,
  imperativesWithAddressee,
  notMasculineSingular,
  objectPronouns,
  pastWithImperativeInA,
  pastWithImperativeInI,
  plainImperatives,
  pluralEnding,
  pronounOfHim,
  pronounOfHimAfterKasra,
} from './imperatives.data.ts';

const lastVowel = /[\u064E\u064F\u0650\u0652]$/u;

/** Plurals: اكْتُبُوا, رُدُّوا, اشْتَرُوا. */
function pluralsOf(list: string): string {
  return wordsOf(list)
    .filter((form) => !notMasculineSingular.test(form))
    .map((form) => form.replace(lastVowel, pluralEnding))
    .join(' ');
}

const plain = `${plainImperatives} ${ambiguousImperatives}`;
const pluralsOfHollow = wordsOf(hollowImperatives)
  .map((stem) => stem + pluralEnding)
  .join(' ');
const hollow = byBare(hollowImperatives);

/** Imperatives that hardly spell anything else, in the masculine singular and the plural. */
export const imperatives = byBare(`${pluralsOf(plain)} ${pluralsOfHollow} ${plain}`);
/** Imperatives whose letters are another verb or a noun where nothing of the addressee's is named. */
export const imperativesOfAddressee = byBare(`${pluralsOf(imperativesWithAddressee)} ${imperativesWithAddressee}`);
const forms: ReadonlySet<string> = new Set([...imperativesOfAddressee.values(), ...imperatives.values()]);

/** An imperative of either kind. */
export function imperativeOf(bare: string): string | undefined {
  return imperatives.get(bare) ?? imperativesOfAddressee.get(bare);
}

/** What a feminine imperative is made of: اكتب of اكتبي, أضيف of أضيفي. */
export function imperativeBeforeYa(stem: string): string | undefined {
  const ofHollow = hollow.get(stem);
  // ابدئي: the hamza has another seat.
  return (
    imperativeOf(stem) ??
    (ofHollow && ofHollow + sukun) ??
    imperativeOf(stem.replace(hamzaOnYa, hamzaOnAlif))?.replace(closedHamzaOnAlif, closedHamzaOnYa)
  );
}

/** The feminine: اكْتُبِي. */
export function toFeminine(masculine: string): string {
  return masculine.replace(/[\u064E\u0650\u0652]$/u, '') + feminineEnding;
}

const withObject = new RegExp(`^(?<verb>\\p{L}{2,}?)(?<object>${Object.keys(objectPronouns).join('|')})$`, 'u');

/** جربه, أضفها, راسلنا: an imperative with its object. */
export function imperativeWithObject(bare: string): string | undefined {
  const { verb = '', object = '' } = withObject.exec(bare)?.groups ?? {};
  const form = verb === '' ? undefined : imperativeOf(verb);
  const said = objectPronouns[object] ?? '';
  return form && form + (form.endsWith(kasra) ? said.replace(pronounOfHim, pronounOfHimAfterKasra) : said);
}

/** سبب, نوع: of three letters a noun is likelier where our lists have one. */
const shortLength = 3;

/**
 * The imperative that the letters of a derived verb spell, of any root that modern Arabic uses so; asked where somebody
 * is spoken to: خَلِّصْ بشرتك. The patterns are those of Wright, *A Grammar of the Arabic Language*, I 98.
 */
export function derivedImperativeOf(bare: string): string | undefined {
  if (bare.length <= shortLength && standardNouns.has(bare)) {
    return undefined;
  }
  for (const { form } of readDerivedWord(bare)) {
    const said = pastWithImperativeInI.test(form)
      ? form.replace(pastWithImperativeInI, `$1${kasra}$2${sukun}`)
      : pastWithImperativeInA.test(form)
        ? form.replace(pastWithImperativeInA, `$1${sukun}`)
        : undefined;
    if (said !== undefined && removeMarks(said) === bare) {
      return said;
    }
  }
  return undefined;
}

const endingOfFeminine = new RegExp(`${feminineEnding}$`, 'u');

/** True for letters that an imperative has: ابق, انطق. */
export function isSpeltAsImperative(bare: string): boolean {
  return imperatives.has(bare);
}

/** True for the form of an imperative, masculine or feminine: what follows is its object. */
export function isImperativeForm(form: string): boolean {
  const masculine = form.replace(endingOfFeminine, sukun);
  const isDerived = derivedImperativeShape.test(masculine) && derivedImperativeOf(removeMarks(masculine)) === masculine;
  return forms.has(masculine) || isDerived || (/^و\u064E/u.test(masculine) && forms.has(masculine.slice(2)));
}
