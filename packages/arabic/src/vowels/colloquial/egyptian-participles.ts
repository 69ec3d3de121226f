import { joinMarks, kasra, removeMarks, shadda, splitMarks, sukun } from '../marks.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import {
  afterLongInDoers,
  derivedPast,
  doerBeginning,
  endingsOfWeakDoers,
  nounsLikeDoers,
  objectsOfWeakDoers,
  thirdFormOfPast,
} from './egyptian-verbs.data.ts';
import { verbRowsOf } from './verb-tables.ts';

const weakEnd = /\u064Eى$/u;
/** مِسَافْرَة: a short i between two open syllables is lost. */
const openI = /(?<=ا\p{L}|[\u064E-\u0650][^\u064B-\u0652])\u0650(?=\p{L}$)/u;

function spell(form: string): string {
  return joinMarks(splitMarks(form));
}

/** He, she and many; of a weak verb with whom it is done to: مِسْتَنِّي, مِسْتَنِّيَّة, مِسْتَنِّيك, مِسْتَنِّيَّاك. */
function formsOf(base: string): string[] {
  const [hers, many] = endingsOfWeakDoers;
  if (!base.endsWith(hers.slice(0, 1))) {
    const open = base.replace(openI, sukun);
    return [base, `${open}${hers.slice(1)}`, `${open}${many}`];
  }
  const open = afterLongInDoers.test(base) ? base.replace(afterLongInDoers, sukun) : base;
  const doubled = open === base ? `${base}${shadda}` : open;
  const [feminine, plural] = [`${doubled}${hers.slice(1)}`, `${open}${many}`];
  const withObjects = objectsOfWeakDoers.flatMap((object) => [
    `${base}${object}`,
    `${doubled}${endingsOfWeakDoers[2]}${object}`,
  ]);
  return [base, feminine, plural, ...withObjects];
}

function allParticiples(): ReadonlyMap<string, string> {
  const excluded = new Set(nounsLikeDoers.split(' '));
  const forms = verbRowsOf('egyptian')
    .filter(({ past }) => derivedPast.test(past))
    .flatMap(({ past, imperfect }) =>
      formsOf(`${doerBeginning}${imperfect.replace(weakEnd, `${kasra}${endingsOfWeakDoers[0].slice(0, 1)}`)}`).filter(
        (_, index) => !(index === 1 && thirdFormOfPast.test(past)),
      ),
    )
    .map(spell);
  const rows = forms.map((form) => [removeMarks(form), form] as const).filter(([bare]) => !excluded.has(bare));
  return new Map(rows.toReversed());
}

let participles: ReadonlyMap<string, string> | undefined;

/** Who does it, of derived verbs in Cairo: مِكَلِّم, مِتْأَخَّر. What the standard lists have as a noun is none. */
export function participleInEgypt(bare: string): string | undefined {
  participles ??= allParticiples();
  return standardNouns.has(bare) ? undefined : participles.get(bare);
}
