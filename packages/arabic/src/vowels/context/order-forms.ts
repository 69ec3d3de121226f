import { kasra, removeMarks, sukun } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import {
  closedHamzaOnAlif,
  closedHamzaOnYa,
  endingOfMany,
  endingToHer,
  hamzaOnAlif,
  hamzaOnYa,
  hollowImperatives,
  imperativesOfListeners,
  notToHim,
  objectsOfOrders,
  plainImperatives,
  pronounOfHim,
  pronounOfHimAfterKasra,
} from './everyday-orders.data.ts';
import { ambiguousImperatives } from './imperatives.data.ts';

/** Forms by their letters; of two that are spelt alike the last counts. */
export function byBare(list: string): ReadonlyMap<string, string> {
  return new Map(wordsOf(list).map((form) => [removeMarks(form), form]));
}

/** Orders to many: اكْتُبُوا, رُدُّوا, اشْتَرُوا. */
function toMany(list: string): string {
  return wordsOf(list)
    .filter((form) => !notToHim.test(form))
    .map((form) => form.replace(/[\u064E\u064F\u0650\u0652]$/u, endingOfMany))
    .join(' ');
}

const toHimPlainly = `${plainImperatives} ${ambiguousImperatives}`;
const manyOfHollow = wordsOf(hollowImperatives)
  .map((stem) => stem + endingOfMany)
  .join(' ');
const hollow = byBare(hollowImperatives);

/** Orders that hardly spell anything else, to him and to many. */
export const imperatives = byBare(`${toMany(toHimPlainly)} ${manyOfHollow} ${toHimPlainly}`);
/** Orders whose letters tell or name something else where nothing of who is spoken to is named. */
export const imperativesToListener = byBare(`${toMany(imperativesOfListeners)} ${imperativesOfListeners}`);

/** An order to him of either kind. */
export function imperativeOf(bare: string): string | undefined {
  return imperatives.get(bare) ?? imperativesToListener.get(bare);
}

/** What an order to her is made of: اكتب of اكتبي, أضيف of أضيفي. */
export function imperativeBeforeYa(stem: string): string | undefined {
  const ofHollow = hollow.get(stem);
  // ابدئي: the hamza has another seat.
  return (
    imperativeOf(stem) ??
    (ofHollow && ofHollow + sukun) ??
    imperativeOf(stem.replace(hamzaOnYa, hamzaOnAlif))?.replace(closedHamzaOnAlif, closedHamzaOnYa)
  );
}

const withObject = new RegExp(`^(?<verb>\\p{L}{2,}?)(?<object>${Object.keys(objectsOfOrders).join('|')})$`, 'u');

/** جربه, أضفها, راسلنا: an order with its object. */
export function imperativeWithObject(bare: string): string | undefined {
  const { verb = '', object = '' } = withObject.exec(bare)?.groups ?? {};
  const form = verb === '' ? undefined : imperativeOf(verb);
  const said = objectsOfOrders[object] ?? '';
  return form && form + (form.endsWith(kasra) ? said.replace(pronounOfHim, pronounOfHimAfterKasra) : said);
}

/** To her: اكْتُبِي. */
export function toHer(toHim: string): string {
  return toHim.replace(/[\u064E\u0650\u0652]$/u, '') + endingToHer;
}
