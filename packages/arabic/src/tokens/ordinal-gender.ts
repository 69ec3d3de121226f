import type { Gender } from '../numbers/declension.ts';
import { ordinalNouns, rulerTitles } from './governors.data.ts';
import { isDefinite, isFunctionWord, setOf } from './governors.ts';
import { numberMemory, type TokenContext } from './token-rule.ts';

const masculineOrdinals = setOf(ordinalNouns.masculine);
const feminineOrdinals = setOf(ordinalNouns.feminine);
const rulers = setOf(rulerTitles.masculine);
const rulingWomen = setOf(rulerTitles.feminine);
const nameLengthMax = 2;
/** عبد الله, يوحنا بولس: names of two words. */
const firstOfTwo = /^(?:عبد|يوحنا)$/u;

/** The gender of the noun before that makes an ordinal of a number: القرن 21, المادة 5. */
export function ordinalGender({ previous }: TokenContext): Gender | undefined {
  const before = (previous.at(-1) ?? '').replace(/^(?:و|ف)?(?:ب|ك)?(?=ال)/u, '').replace(/^(?:و|ف)?لل/u, 'ال');
  if (masculineOrdinals.has(before)) {
    return 'masculine';
  }
  if (feminineOrdinals.has(before)) {
    return 'feminine';
  }
  // العيد الوطني الـ93: an adjective stands between.
  const described =
    previous
      .at(-2)
      ?.replace(/^(?:و|ف)?(?:ب|ك)?(?=ال)/u, '')
      .replace(/^(?:و|ف)?لل/u, 'ال') ?? '';
  if (/^ال\p{L}{3,}يّ?ة?$/u.test(before) && (masculineOrdinals.has(described) || feminineOrdinals.has(described))) {
    return masculineOrdinals.has(described) ? 'masculine' : 'feminine';
  }
  return rulerGender(previous);
}

/**
 * لويس 14, الملك هنري 8: the ruler's gender, where a name stands between the office and the number or is one of rulers
 * alone.
 */
function rulerGender(previous: readonly string[]): Gender | undefined {
  const name = previous.at(-1) ?? '';
  if (rulers.has(name) && !isDefinite(name) && name !== 'ملك') {
    return 'masculine';
  }
  const near = previous.slice(-nameLengthMax - 1);
  const at = near.findLastIndex((word) => rulers.has(word) || rulingWomen.has(word));
  const [office = '', ...names] = at < 0 ? [] : near.slice(at);
  const isNamed =
    names.length > 0 &&
    (names.length === 1 || firstOfTwo.test(names[0] ?? '')) &&
    names.every((word) => word !== numberMemory && !isFunctionWord(word) && (!isDefinite(word) || isDefinite(office)));
  return isNamed ? (rulers.has(office) ? 'masculine' : 'feminine') : undefined;
}
