import { fatha, kasra, removeMarks, shadda, sukun } from '../../marks.ts';
import { rememberWords } from '../../remember-words.ts';
import {
  backLetter,
  hollowPast,
  longIAtEnd,
  objects,
  ofSeventh,
  opensWithHamza,
  ownersOfNouns,
  participleEndings,
  recipients,
  weakPast,
} from './endings.data.ts';
import { type LevantineVerb, parseVerbs, spell } from './verb-rows.ts';

/** Somebody who is doing or has done it: him, her and many. */
interface Participle {
  readonly takesObject: boolean;
  /** True for مجهز: alone what he does and what is done to him are spelt alike. */
  readonly isWithObjectOnly?: boolean;
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

const derivedStemMin = 3;
/** What begins with two consonants of which one is no root letter: اشْتَغَل, تْعَلَّم. */
const isDerived = /^(?:ا|ت\u0652)/u;
const twoAtStart = /^\p{L}[\u0651\u0652]/u;
const ofSecondOrThird = /^\p{L}\u064E(?:\p{L}\u0651|ا|\p{L}\u0652)/u;
/** تْعَلَّم, تْسَاعَد: who does it has an i before the last letter. */
const lastA = /^(ت\u0652.*)\u064E([^ى])$/u;
/** مِشْتِغْلِة: a short i between two consonants goes before another syllable; مْعَلِّمِة keeps it. */
const weakA = /\u064Eى$/u;
const lostI = /([^\u0651])\u0650(\p{L})$/u;
const ofThird = /^\p{L}\u064Eا/u;
const endsInVowel = /[\u064E\u0650][ىي]$/u;

/** مْخَلِّص, مِتْعَلِّم, مِشْتِغِل, مِسْتَعْجِل: of the derived forms it is the stem of the imperfect behind م. */
function derivedParticiplesOf({ past, stem, takesObject }: LevantineVerb): [string, Participle][] {
  const isLight = ofSecondOrThird.test(stem);
  // منحكي: we tell, rather than what is told.
  if (
    stem.length < derivedStemMin ||
    ofSeventh.test(past) ||
    !(isLight || (twoAtStart.test(stem) && isDerived.test(past)))
  ) {
    return [];
  }
  const { feminine, ofOwnedFeminine, many, prefix, glide } = participleEndings;
  const him = `${prefix}${isLight ? sukun : kasra}${stem.replace(lastA, `$1${kasra}$2`).replace(weakA, `${kasra}ي`)}`;
  const isOpen = endsInVowel.test(him);
  const start = isOpen ? him.slice(0, -2) : him.replace(lostI, `$1${sukun}$2`);
  const open = isOpen ? `${start}${start.endsWith(shadda) ? kasra : sukun}${glide}` : start;
  const raised = !isOpen && backLetter.test(open) ? fatha : kasra;
  const shared = { takesObject, isWithObjectOnly: isLight };
  const hers = `${open}${kasra}${ofOwnedFeminine}`;
  const them = `${isOpen ? start : open}${kasra}${many}`;
  const rows: Participle[] = [
    { ...shared, form: him, beforeVowel: isOpen ? him : open, beforeConsonant: him },
    {
      ...shared,
      form: `${open}${raised}${feminine}`,
      beforeVowel: open.endsWith(shadda) ? hers : `${him}${sukun}${ofOwnedFeminine}`,
      beforeConsonant: hers,
    },
    { ...shared, form: them, beforeVowel: them, beforeConsonant: them },
  ];
  // مساعدتك: so is written what one does rather than her who does it.
  return keyed(ofThird.test(stem) ? rows.filter(({ form }) => !form.endsWith(feminine)) : rows);
}

/** Each under its letters alone, and before an object. */
function keyed(rows: readonly Participle[]): [string, Participle][] {
  return rows.flatMap((row): [string, Participle][] => [
    [removeMarks(row.form), row],
    [removeMarks(row.beforeConsonant), row],
  ]);
}

function participlesOf(verb: LevantineVerb): [string, Participle][] {
  const root = rootOf(verb);
  if (root === undefined) {
    return derivedParticiplesOf(verb);
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
  return keyed(rows);
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

/** مطعمنا, مدرستك: alone and with an owner these letters are a noun's. */
function isLikeNoun({ isWithObjectOnly, form }: Participle): boolean {
  return isWithObjectOnly === true && !form.endsWith(participleEndings.many);
}

function readParticiple(bare: string): string | undefined {
  const alone = participles().get(bare);
  if (alone !== undefined && (alone.isWithObjectOnly !== true || bare.endsWith(participleEndings.ofOwnedFeminine))) {
    return bare.endsWith(participleEndings.ofOwnedFeminine) ? undefined : spell(alone.form);
  }
  for (const [written, afterConsonant, afterVowel] of objects) {
    const found = bare.endsWith(written) ? participles().get(bare.slice(0, -written.length)) : undefined;
    const isObject = found?.takesObject === true && !(isLikeNoun(found) && ownersOfNouns.has(written));
    const said = isObject ? joined(found, afterConsonant, afterVowel) : undefined;
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
