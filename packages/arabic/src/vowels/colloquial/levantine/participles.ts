import { fatha, kasra, removeMarks, shadda, sukun } from '../../marks.ts';
import { rememberWords } from '../../remember-words.ts';
import {
  backLetter,
  hollowPast,
  longIAtEnd,
  objects,
  opensWithHamza,
  participleEndings,
  recipients,
  weakPast,
} from './endings.data.ts';
import { type LevantineVerb, parseVerbs, spell } from './verb-rows.ts';

/** Somebody who is doing or has done it: him, her and many. */
interface Participle {
  readonly takesObject: boolean;
  /** Alone. */
  readonly form: string;
  /** Before an object that opens with a vowel, and before one that does not. */
  readonly beforeVowel: string;
  readonly beforeConsonant: string;
}

const strong = /^(?<first>\p{L})[\u064E\u0650](?<second>\p{L})[\u064E\u0650](?<third>\p{L})$/u;
const double = /^(?<first>\p{L})\u064E(?<second>\p{L})\u0651$/u;

/** The three letters around the vowels of شايف; the last is absent where it is a vowel. */
function rootOf({
  past,
}: LevantineVerb): readonly [first: string, second: string, third: string | undefined] | undefined {
  const found = (strong.exec(past) ?? hollowPast.exec(past) ?? double.exec(past) ?? weakPast.exec(past))?.groups;
  if (found === undefined || opensWithHamza.test(past)) {
    return undefined;
  }
  const { first = '', second = participleEndings.glide, third } = found;
  return [first, second, double.test(past) ? second : third];
}

function participlesOf(verb: LevantineVerb): [string, Participle][] {
  const root = rootOf(verb);
  if (root === undefined) {
    return [];
  }
  const [first, second, third] = root;
  const { feminine, ofOwnedFeminine, many, glide, longA } = participleEndings;
  const { takesObject } = verb;
  const start = `${first}${fatha}${longA}${second}`;
  const him = `${start}${kasra}${third ?? glide}`;
  const closed = `${start}${sukun}${third ?? glide}`;
  const raised = third !== undefined && backLetter.test(third) ? fatha : kasra;
  const her = `${closed}${raised}${feminine}`;
  const hers = `${closed}${kasra}${ofOwnedFeminine}`;
  const them = `${closed}${kasra}${many}`;
  const rows: Participle[] = [
    { takesObject, form: him, beforeVowel: third === undefined ? him : closed, beforeConsonant: him },
    {
      takesObject,
      form: her,
      beforeVowel: `${him}${third === undefined ? '' : sukun}${ofOwnedFeminine}`,
      beforeConsonant: hers,
    },
    { takesObject, form: them, beforeVowel: them, beforeConsonant: them },
  ];
  if (double.test(verb.past)) {
    const both = `${first}${fatha}${longA}${second}${shadda}`;
    const forHer = `${both}${kasra}${ofOwnedFeminine}`;
    const forThem = `${both}${kasra}${many}`;
    rows.push(
      { takesObject, form: both, beforeVowel: both, beforeConsonant: both },
      { takesObject, form: `${both}${raised}${feminine}`, beforeVowel: forHer, beforeConsonant: forHer },
      { takesObject, form: forThem, beforeVowel: forThem, beforeConsonant: forThem },
    );
  }
  return rows.flatMap((row): [string, Participle][] => [
    [removeMarks(row.form), row],
    [removeMarks(row.beforeConsonant), row],
  ]);
}

let made: ReadonlyMap<string, Participle> | undefined;

function participles(): ReadonlyMap<string, Participle> {
  made ??= new Map(parseVerbs().flatMap(participlesOf).toReversed());
  return made;
}

const opensWithVowel = /^[\u064E-\u0650]/u;

function joined({ beforeVowel, beforeConsonant }: Participle, suffix: string, afterVowel: string): string | undefined {
  if (longIAtEnd.test(beforeConsonant)) {
    return afterVowel === '' ? undefined : beforeConsonant + afterVowel;
  }
  return (opensWithVowel.test(suffix) ? beforeVowel : beforeConsonant) + suffix;
}

function readParticiple(bare: string): string | undefined {
  const alone = participles().get(bare);
  if (alone !== undefined) {
    return bare.endsWith(participleEndings.ofOwnedFeminine) ? undefined : spell(alone.form);
  }
  for (const [written, afterConsonant, afterVowel] of objects) {
    const found = bare.endsWith(written) ? participles().get(bare.slice(0, -written.length)) : undefined;
    const said = found?.takesObject === true ? joined(found, afterConsonant, afterVowel) : undefined;
    if (said !== undefined) {
      return spell(said);
    }
  }
  for (const [written, afterOne, , afterVowel] of recipients) {
    const found = bare.endsWith(written) ? participles().get(bare.slice(0, -written.length)) : undefined;
    const said = found && joined(found, afterOne, afterVowel);
    if (said !== undefined) {
      return spell(said.replaceAll(shadda + shadda, shadda));
    }
  }
  return undefined;
}

/** Reads participles of the first form with whom it is done to or for: شَايْفَك, نَاطِرْهَا, جَايِبْلِي. */
export const readLevantineParticiple: (bare: string) => string | undefined = rememberWords(readParticiple);
