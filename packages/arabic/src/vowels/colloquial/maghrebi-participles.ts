import { joinMarks, removeMarks, shadda, splitMarks, sukun } from '../marks.ts';
import { beforeVowelInMaghreb } from './maghrebi-verbs.ts';
import {
  maghrebiStems,
  nounsLikeParticiples,
  participleEndings,
  participleShapes,
  passiveParticiple,
} from './maghrebi-verbs.data.ts';

const weakEnd = /\u0650ي$/u;

function spell(form: string): string {
  return joinMarks(splitMarks(form)).replaceAll(shadda + sukun, shadda);
}

/** He, she and many: كَاتْب, كَاتْبَة, كَاتْبِين; مَاشِي, مَاشْيَة, مَاشْيِين; مْشْرِي, مْشْرِيَّة. */
function gendersOf(base: string): string[] {
  const open = weakEnd.test(base)
    ? passiveParticiple.test(base) || /^م\u0652\p{L}\u0652/u.test(base)
      ? `${base}${shadda}`
      : base.replace(weakEnd, `${sukun}ي`)
    : beforeVowelInMaghreb(base);
  return [base, ...participleEndings.map((ending) => open + ending)].map(spell);
}

const nouns: ReadonlySet<string> = new Set(nounsLikeParticiples.split(' '));

function allParticiples(): ReadonlyMap<string, string> {
  const forms = maghrebiStems
    .trim()
    .split(/\s+/u)
    .map(spell)
    .flatMap((stem) =>
      participleShapes
        .filter(([shape]) => shape.test(stem))
        .flatMap(([shape, ...bases]) => bases.map((base) => stem.replace(shape, base))),
    )
    .flatMap(gendersOf);
  const rows = forms.map((form) => [removeMarks(form), form] as const).filter(([bare]) => !nouns.has(bare));
  return new Map(rows.toReversed());
}

let participles: ReadonlyMap<string, string> | undefined;

/**
 * Who does it, and what is done, in the Maghreb: كَاتْبَة, مْكْتُوب, مْوَسّْخِين.
 * What the standard language spells alike keeps its own vowels, but for مْكْتُوب.
 */
export function participleInMaghreb(bare: string, isStandard: (bare: string) => boolean): string | undefined {
  participles ??= allParticiples();
  const form = participles.get(bare);
  return form !== undefined && (passiveParticiple.test(form) || !isStandard(bare)) ? form : undefined;
}
