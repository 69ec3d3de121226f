import { adverbsInAn } from './adverbs-in-an.ts';
import { type Letter, parseLetters, skeletonOf } from './letters.ts';

/**
 * Words whose spelling hides a long vowel or shows a letter that is not spoken, and the same spelt as they sound. A
 * letter without a mark takes whatever the writer marked.
 *
 * Source: Fischer, A Grammar of Classical Arabic, 2002, §§7–8; Ryding, A Reference Grammar of Modern Standard Arabic,
 * 2005, 2.4.
 */
const soundSpellings: Readonly<Record<string, string>> = {
  // Long a without a letter.
  هذا: 'هٰذَا',
  هذه: 'هٰذِهِ',
  هذي: 'هٰذِي',
  هذان: 'هٰذَانِ',
  هذين: 'هٰذَيْنِ',
  هؤلاء: 'هٰؤُلَاءِ',
  هكذا: 'هٰكَذَا',
  ههنا: 'هٰهُنَا',
  هاهنا: 'هَاهُنَا',
  هأنذا: 'هٰأَنَذَا',
  ذلك: 'ذٰلِكَ',
  ذلكم: 'ذٰلِكُمْ',
  ذلكما: 'ذٰلِكُمَا',
  أولئك: 'أُلٰئِكَ',
  اولئك: 'أُلٰئِكَ',
  أولئكم: 'أُلٰئِكُمْ',
  لكن: 'لٰكِن',
  لكنه: 'لٰكِنَّهُ',
  لكنها: 'لٰكِنَّهَا',
  لكنهم: 'لٰكِنَّهُمْ',
  لكنهما: 'لٰكِنَّهُمَا',
  لكننا: 'لٰكِنَّنَا',
  لكنني: 'لٰكِنَّنِي',
  لكني: 'لٰكِنِّي',
  لكنا: 'لٰكِنَّا',
  لكنك: 'لٰكِنَّك',
  لكنكم: 'لٰكِنَّكُمْ',
  إله: 'إِلٰه',
  إلهي: 'إِلٰهِي',
  إلهنا: 'إِلٰهنَا',
  إلهه: 'إِلٰهه',
  إلهك: 'إِلٰهك',
  إلهكم: 'إِلٰهكُمْ',
  إلهة: 'إِلٰهَة',
  إلهية: 'إِلٰهِيَّة',
  رحمن: 'رَحْمٰن',
  سموات: 'سَمٰوَات',
  إسحق: 'إِسْحٰق',
  إسماعيل: 'إِسْمَاعِيل',
  إسمعيل: 'إِسْمٰعِيل',
  إبرهيم: 'إِبْرٰهِيم',
  طه: 'طَاهَا',
  يس: 'يَاسِين',
  صلوة: 'صَلَاة',
  زكوة: 'زَكَاة',
  حيوة: 'حَيَاة',
  // Long u written once.
  داود: 'دَاوُود',
  طاوس: 'طَاوُوس',
  // The article and the relative pronoun share one lam.
  الذي: 'الَّذِي',
  التي: 'الَّتِي',
  الذين: 'الَّذِينَ',
  // Alif maqsura for a final i, as in Egypt.
  فى: 'فِي',
  الذى: 'الَّذِي',
  التى: 'الَّتِي',
  // Between two names.
  بن: 'بِن',
  // A letter that is not spoken.
  عمرو: 'عَمْر',
  أولو: 'أُلُو',
  أولي: 'أُلِي',
  أولات: 'أُلَات',
  مائة: 'مِئَة',
  مائتان: 'مِئَتَانِ',
  مائتين: 'مِئَتَيْنِ',
  مائتا: 'مِئَتَا',
  مائتي: 'مِئَتَيْ',
  مائات: 'مِئَات',
  ثلاثمائة: 'ثَلَاثُمِئَة',
  أربعمائة: 'أَرْبَعُمِئَة',
  خمسمائة: 'خَمْسُمِئَة',
  ستمائة: 'سِتُّمِئَة',
  سبعمائة: 'سَبْعُمِئَة',
  ثمانمائة: 'ثَمَانِمِئَة',
  ثمانيمائة: 'ثَمَانِيمِئَة',
  تسعمائة: 'تِسْعُمِئَة',
};

const lettersBySkeleton = new Map([
  ...Object.entries(soundSpellings).map(([written, sounding]) => [written, parseLetters(sounding)] as const),
  ...adverbsInAn
    .filter((adverb) => adverb.endsWith('ا'))
    .map(parseLetters)
    .map((letters) => [skeletonOf(letters), letters] as const),
]);
const longestSkeleton = Math.max(...[...lettersBySkeleton.keys()].map((written) => written.length));
/** The proclitics that may stand before a word of the list: one-letter words and the article. */
const beforeWord = /^[أوف]?[بكل]?(?:ال)?$/u;
const longestProclitic = 4;

/** يالله, let us go, as all dialects say it; with a space it is a call to God. */
const letUsGo = parseLetters('يَلَّا');
const letUsGoSpellings: ReadonlySet<string> = new Set(['يالله', 'ياللا', 'يالا']);

/** Puts in the vowels that the spelling of a few common words leaves out, and takes out letters that are not spoken. */
export function respell(letters: readonly Letter[]): readonly Letter[] {
  if (letters.length > longestSkeleton + longestProclitic) {
    return letters;
  }
  const skeleton = skeletonOf(letters);
  if (letUsGoSpellings.has(skeleton)) {
    return letUsGo;
  }
  for (let start = 0; start <= longestProclitic && start < letters.length; start++) {
    const spelling = lettersBySkeleton.get(skeleton.slice(start));
    if (!spelling || !beforeWord.test(skeleton.slice(0, start))) {
      continue;
    }
    const respelt = merge(letters.slice(start), spelling);
    if (respelt) {
      return [...letters.slice(0, start), ...respelt];
    }
  }
  return letters;
}

/** The spelling with the writer's own marks on it, or nothing when a mark shows that another word is meant. */
function merge(typed: readonly Letter[], spelling: readonly Letter[]): Letter[] | undefined {
  const merged: Letter[] = [];
  let position = 0;
  for (const [index, letter] of spelling.entries()) {
    let written = typed[position];
    if (written && written.base !== letter.base && typed[position + 1]?.base === letter.base) {
      if (isSpoken(written)) {
        return undefined;
      }
      position++;
      written = typed[position];
    }
    if (written?.base !== letter.base) {
      merged.push(letter);
      continue;
    }
    position++;
    const isEnding = index === spelling.length - 1;
    if (!isEnding && written.vowel !== '' && letter.vowel !== '' && written.vowel !== letter.vowel) {
      return undefined;
    }
    merged.push({
      base: letter.base,
      shadda: written.shadda || letter.shadda,
      vowel: written.vowel || letter.vowel,
      dagger: written.dagger || letter.dagger,
    });
  }
  const isComplete = typed.slice(position).every((letter) => !isSpoken(letter));
  return isComplete ? merged : undefined;
}

function isSpoken(letter: Letter): boolean {
  return letter.shadda || (letter.vowel !== '' && letter.vowel !== 'sukun');
}
