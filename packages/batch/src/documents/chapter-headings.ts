/** Characters of a line above which it is a sentence, not a heading. */
const headingCharactersMax = 90;
/** UTF-16 units above which a line need not even be looked at: each letter may carry a mark or two. */
const lineUnitsMax = 4 * headingCharactersMax;

/**
 * Names of the parts of a book, without vowels and with one spelling of alef. Source: title pages and tables of
 * contents of Arabic books.
 */
const divisions =
  'الفصل|الباب|الجزء|القسم|الكتاب|المبحث|المطلب|المجلد|الحلقه|المحاضره|الدرس|الوحده|المقامه|المقاله|الليله|المشهد|المسرحيه|الرساله|السفر|الموضوع';

/** Ordinals, masculine and feminine, from first to the nineties, alone or joined: الحادي والعشرون. */
const units =
  'الاول|الاولي|الثاني|الثانيه|الثالث|الثالثه|الرابع|الرابعه|الخامس|الخامسه|السادس|السادسه|السابع|السابعه|الثامن|الثامنه|التاسع|التاسعه|العاشر|العاشره|الحادي|الحاديه|الواحد|الواحده';
const tens =
  'العشر(?:ون|ين)|الثلاث(?:ون|ين)|الاربع(?:ون|ين)|الخمس(?:ون|ين)|الست(?:ون|ين)|السبع(?:ون|ين)|الثمان(?:ون|ين)|التسع(?:ون|ين)';
const hundreds = 'الم[اي]?ئه|بعد الم[اي]?ئه';
const ordinal = `(?:(?:${units})(?:\\s+عشره?)?(?:\\s+و(?:${tens}))?|${tens}|${hundreds}|الاخير|الاخيره|الختامي)`;
const number = '(?:رقم\\s*)?[(\\[]?[0-9\\u0660-\\u0669\\u06F0-\\u06F9]{1,4}[)\\]]?|[IVXLC]{1,7}';

const numberedHeading = new RegExp(`^(?:${divisions})\\s+(?:${ordinal}|${number})(?=$|\\s|[:：،.\\-–—])`, 'u');

/** Parts of a book that have no number. */
const namedHeading =
  /^(?:ال)?(?:مقدمه|خاتمه|تمهيد|مدخل|توطئه|تقديم|تصدير|استهلال|اهداء|فهرس|ملحق|ملاحق|خلاصه|تعريف|كلمه (?:الناشر|المولف|المترجم|شكر)|شكر وتقدير|نبذه عن (?:المولف|الكاتب))(?:\s+(?:المولف|المترجم|الناشر|المحقق|الكتاب|الطبعه\s+\S+|الاول|الاولي|الثانيه?|الثالثه?))?(?:\s*[:：\-–—].{0,60})?$/u;

const englishHeading =
  /^(?:(?:chapter|part|book|section|episode|lesson)\s+(?:[0-9]{1,4}|[ivxlc]{1,7}|one|two|three|four|five|six|seven|eight|nine|ten)\b.*|(?:preface|introduction|prologue|epilogue|conclusion|foreword|afterword|appendix)(?:\s*[:\-–—].*)?)$/iu;

/** Letters as they are compared: without vowels and tatweel, one alef, one ya, ه for ة. */
function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u064B-\u065F\u0670\u0640\u200C-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/\s+/g, ' ');
}

/**
 * Tells whether a line of running text is the heading of a chapter: الفصل الأول، الباب ٢: …، المقدمة, Chapter 3.
 * Sentences that merely begin with such words are not, nor is a line that ends as a sentence does.
 */
export function isChapterHeading(line: string): boolean {
  if (line.length > lineUnitsMax) {
    return false;
  }
  const trimmed = line.trim().replace(/^[#*_=~\-–—\s«"(]+|[#*_=~\-–—\s»")]+$/gu, '');
  if (trimmed === '' || Array.from(trimmed).length > headingCharactersMax || /[.!؟?،؛,;…]$/u.test(trimmed)) {
    return false;
  }
  const plain = plainLetters(trimmed);
  return isNumbered(plain) || namedHeading.test(plain) || englishHeading.test(plain);
}

/**
 * After the number comes nothing, or a mark, or a title of a few words: «الفصل الأول من الكتاب يتحدث عن كذا وكذا وكذا»
 * is a sentence.
 */
function isNumbered(plain: string): boolean {
  const match = numberedHeading.exec(plain);
  if (match === null) {
    return false;
  }
  const rest = plain.slice(match[0].length).trim();
  return rest === '' || /^[:：.\-–—]/u.test(rest) || rest.split(' ').length <= titleWordsMax;
}

const titleWordsMax = 6;
