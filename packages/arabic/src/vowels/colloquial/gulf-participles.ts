import { joinMarks, removeMarks, shadda, splitMarks, sukun } from '../marks.ts';
import { endingsOfDoersInGulf, objectsOfDoersInGulf, participlesInGulf } from './gulf-participles.data.ts';
import { type VerbRow, verbRowsOf } from './verb-tables.ts';

const weakEnd = /\u0650ي$/u;
/** كَاتْبَة, مِنْتِظْرَة: a short i after a vowel goes before another syllable. */
const openI = /(?<=(?:ا|\u0650)\p{L})\u0650(?=\p{L}$)/u;

function spell(form: string): string {
  return joinMarks(splitMarks(form)).replaceAll(shadda + sukun, shadda);
}

/** He who does it, told by the past and the imperfect of a verb: كَاتِب, مْسَوِّي, مِتْأَخِّر. */
function doersOf({ past, imperfect }: VerbRow): string[] {
  const [stem = ''] = past.split('/');
  return participlesInGulf.flatMap(([ofWhat, shape, doer]) => {
    const from = ofWhat === 'past' ? stem : imperfect.replace(/^[\u064E-\u0650]/u, '');
    return shape.test(from) ? [from.replace(shape, doer)] : [];
  });
}

/** He, she and many, alone and before an object that opens with a vowel, and with one that does not. */
function formsOf(doer: string): [bare: string, form: string][] {
  const { her, ofHer, many } = endingsOfDoersInGulf;
  const isWeak = weakEnd.test(doer);
  const isDoubled = doer.includes(shadda);
  const open = isWeak ? doer.replace(weakEnd, isDoubled ? '\u0650ي' : `${sukun}ي`) : doer.replace(openI, sukun);
  const them = (isWeak ? doer.replace(weakEnd, '') : open) + many;
  const rows: string[] = [doer, open + her, them];
  for (const [afterVowel, afterConsonant] of objectsOfDoersInGulf) {
    const isOpening = /^[\u064E-\u0650]/u.test(afterConsonant);
    rows.push(
      isWeak ? doer + afterVowel : isOpening ? open + afterConsonant : `${doer}${sukun}${afterConsonant}`,
      `${open}${ofHer}${isOpening ? '' : sukun}${afterConsonant}`,
      `${them}${isOpening ? '' : sukun}${afterConsonant}`,
    );
  }
  return rows.map((form) => [removeMarks(form), spell(form)]);
}

let participles: ReadonlyMap<string, string> | undefined;

/** Who does it in the Gulf: رَايِح, شَايْفَتَه. What the standard language spells alike keeps its own vowels. */
export function participleInGulf(bare: string, isStandard: (bare: string) => boolean): string | undefined {
  participles ??= new Map(verbRowsOf('gulf').flatMap(doersOf).flatMap(formsOf).toReversed());
  const form = participles.get(bare);
  return form === undefined || isStandard(bare) ? undefined : form;
}
