import type { Stem } from './compile-lexicon.ts';
import { plainWritten } from './lexicon-entry.ts';
import type { Prefix, Suffix } from './affixes.data.ts';
import { knownWords } from './generated/known-words.data.ts';
import { foldSpelling } from './spelling.ts';

/** Words that look like another one with an ending, and are in no table of nouns because of it. */
const wordsLikeInflected =
  'كتابة عمان سكران غضبان عطشان جوعان تعبان فرحان زعلان كسلان حيران ندمان عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين بنات نبات سلطان إنسان رمان بستان مرجان برهان ميدان إيمان عنوان ديوان قرآن رمضان شعبان حيوان ألوان جيران نيران غزلان فرسان قمصان جدران أسنان أركان ألحان أحزان سنين حنين جنين يقين قوانين مجانين شياطين بساتين عناوين ميادين سلاطين ثعبان لسان زمان مكان أمان دخان حنان جبان بيان كيان ضمان حصان';

/** Nouns in ة, and participles, which have a feminine of the same meaning. */
const hasFeminine = /[ةه]$|^م|^.ا..$/u;

let own: ReadonlySet<string> | undefined;

/** Whether a word stands in our own lists as it is, and so is not another one with something before or behind it. */
function isWordOfItsOwn(letters: string): boolean {
  own ??= new Set(`${knownWords} ${wordsLikeInflected}`.split(/\s+/u).map(keyOf));
  return own.has(keyOf(letters));
}

/** كتابة is a word of its own; كتابه is somebody's book. */
function keyOf(letters: string): string {
  return letters.endsWith('ة') ? `${foldSpelling(letters.slice(0, -1))}ة` : foldSpelling(letters);
}

/** A word as it is divided. */
interface WordDivision {
  readonly prefix: Prefix;
  readonly suffix: Suffix;
  readonly from: number;
  readonly to: number;
}

/** A word that stands in our own lists is not taken for another one with something before or behind it. */
export function isAnotherWord(letters: string, { entry }: Stem, { prefix, suffix, from, to }: WordDivision): boolean {
  const candidates = [
    ...(from > 0 && !prefix.hasArticle ? [letters, letters.slice(prefix.conjunction)] : []),
    ...(suffix.letters === '' ? [] : [letters.slice(from)]),
    // كتابات are those of كتابة, not of كتاب; مهندسات are engineers, too.
    ...(suffix.form === 'plural' && !hasFeminine.test(plainWritten(entry.written))
      ? [`${letters.slice(from, to)}ة`]
      : []),
  ];
  return candidates.some((word) => word.length > to - from && isWordOfItsOwn(word));
}
