import { removeMarks } from '../vowels/marks.ts';

/**
 * Parses number words back into a number, written apart from the speller: it knows the values of words and nothing of
 * their grammar.
 */
const small: Readonly<Record<string, number>> = {
  صفر: 0,
  صفرا: 0,
  واحد: 1,
  واحدة: 1,
  أحد: 1,
  إحدى: 1,
  اثنان: 2,
  اثنين: 2,
  اثنتان: 2,
  اثنتين: 2,
  اثنا: 2,
  اثني: 2,
  اثنتا: 2,
  اثنتي: 2,
  ثلاثة: 3,
  ثلاث: 3,
  أربعة: 4,
  أربع: 4,
  خمسة: 5,
  خمس: 5,
  ستة: 6,
  ست: 6,
  سبعة: 7,
  سبع: 7,
  ثمانية: 8,
  ثماني: 8,
  ثمان: 8,
  ثمانيا: 8,
  تسعة: 9,
  تسع: 9,
  عشرة: 10,
  عشر: 10,
  عشرون: 20,
  ثلاثون: 30,
  أربعون: 40,
  خمسون: 50,
  ستون: 60,
  سبعون: 70,
  ثمانون: 80,
  تسعون: 90,
  عشرين: 20,
  ثلاثين: 30,
  أربعين: 40,
  خمسين: 50,
  ستين: 60,
  سبعين: 70,
  ثمانين: 80,
  تسعين: 90,
  مئة: 100,
  مئتان: 200,
  مئتين: 200,
  مئتا: 200,
  مئتي: 200,
  ثلاثمئة: 300,
  أربعمئة: 400,
  خمسمئة: 500,
  ستمئة: 600,
  سبعمئة: 700,
  ثمانمئة: 800,
  تسعمئة: 900,
};

const scales: readonly (readonly [one: RegExp, two: RegExp, value: number])[] = [
  [/^(?:ألفا?|آلاف)$/u, /^(?:ألفان|ألفين)$/u, 1e3],
  [/^(?:مليونا?|ملايين)$/u, /^(?:مليونان|مليونين)$/u, 1e6],
  [/^(?:مليارا?|مليارات)$/u, /^(?:ملياران|مليارين)$/u, 1e9],
  [/^(?:تريليونا?|تريليونات)$/u, /^(?:تريليونان|تريليونين)$/u, 1e12],
  [/^(?:كوادريليونا?|كوادريليونات)$/u, /^(?:كوادريليونان|كوادريليونين)$/u, 1e15],
];

/** A scale word counts itself once, unless a count stands before it. */
function scaleOf(word: string, hasCount: boolean): { value: number; count: number } | undefined {
  for (const [one, two, value] of scales) {
    if (two.test(word)) {
      return { value, count: 2 };
    }
    if (one.test(word)) {
      return { value, count: hasCount ? 0 : 1 };
    }
  }
  return undefined;
}

/** @throws Error for a word that is no number word. */
export function parseNumberWords(words: readonly string[]): number {
  let total = 0;
  let count = 0;
  for (const [index, written] of words.entries()) {
    const bare = removeMarks(written);
    const isJoined = index > 0 && bare.startsWith('و') && !Object.hasOwn(small, bare);
    const word = isJoined ? bare.slice(1) : bare;
    const scale = scaleOf(word, count > 0 && !isJoined);
    if (scale) {
      if (scale.count > 0) {
        total += count;
      }
      total += (scale.count || count) * scale.value;
      count = 0;
      continue;
    }
    // ثلاثًا, مليونًا: the accusative of a word on its own.
    const value = small[word] ?? small[word.replace(/ا$/u, '')];
    if (value === undefined) {
      throw new Error(`No number: ${word}`);
    }
    count += value;
  }
  return total + count;
}
