import { compilePattern, type WordClass } from './sound-rule.ts';
import type { TranscribedWord } from './transcribe.ts';

/** A kind of words: stems as they are written, which may have an ending, and shapes of sounds. */
interface WordClassList {
  readonly stems: ReadonlySet<string>;
  readonly shape?: RegExp;
}

/**
 * Words that speakers keep close to the standard although the region has a sound of its own: religion, state, science,
 * names of places. Beside the list, the shapes of derived nouns and verbs (VII–X) and of adjectives in -ijj, which are
 * learned as a rule.
 *
 * Sources: Holes 2004, 2.4; Watson 2002, 2.5; Woidich 2006, 1.1.1; Abdel-Jawad 1981.
 */
const learned: WordClassList = {
  stems: words(`
    قرآن قران قاهرة قانون قوانين ثقافة مثقف قرار قارة قضية قضايا قضاء قياس قيام قيد تقرير تقارير تقنية تقدم تقاليد تقليد موسيقى موسيقا سياق عقيدة
    فقه فريق فقرة قمة قوات قومية قسم أقسام قطاع نقد منطق منطقة مناطق حقوق حقيبة حقيقة حقائق وثيقة وثائق ميثاق علاقة عراق قطر قدس قبرص قرن قرون قصيدة قناة قنوات
    واقع وقائع موقع مواقع موقف مواقف تحقيق تطبيق تعليق خالق رقم أرقام رقابة طاقة قائد قيادة قيمة قيم نقل نقابة نقاش فاروق قاسم قابوس مستقبل قاض قاضي قصة قصص نقطة نقاط
    جمهور جماهير جامعة جامع جغرافيا جدول جداول جريدة جرائد جيش جلال مجلس مجالس مجال جهاز أجهزة جواز جنس جامد تجربة برنامج برامج هجرة إنتاج علاج منهج مناهج جزيرة جملة جلسة جهة جهود مجموع
    ثورة ثابت مؤثر أثر ثروة ذات ذكاء نظام نظرية ظاهرة لفظ مؤمن مؤتمر مؤسسة رؤية مسؤول مسئول تأثير تأمين مأساة رأي سؤال رئيس تأخير`),
  shape: compilePattern(
    '(?:^|-)(?:[mt]a[wj])<C>[aiu]ː?<C>|ista|isti|i<C>ti<C>aː|in<C>i<C>aː|must[ai]|mu<C>ta<C>|muta|mu<C>aː<C>a<C>a|[^ʔ]ijj(?:a(?:ː?t|ẗ)?|iː?n|uː?n|an)?(?:$|\\+)',
  ),
};

/**
 * Everyday words that came down by mouth: their old interdentals became stops (talaːta, dahab, dˤuhr).
 * Sources: Watson 2002, 2.3; Woidich 2006, 1.1.2; Cowell 1964, 1.1; Heath 2020.
 */
const inherited: WordClassList = {
  stems: words(`
    ثلاث ثلاثة ثلاثون ثلاثين ثلاثاء ثلث ثاني ثانية ثماني ثمانية ثمان ثمانون ثمانين ثمن ثوب ثياب ثوم ثقيل ثلج ثعلب ثعبان كثير أكثر اثنين اثنان اثنا اثني حرث ثالث
    ذهب ذيل ذراع ذقن ذئب ذباب أذن ذرة ذوق كذب كذاب أخذ خذ ذبح جذر أستاذ ذكر يأخذ تأخذ نأخذ ذاق ذاك مذياع
    ظهر ظل ظفر عظم عظام نظيف ظلم ظلام غليظ`),
};

/**
 * Words whose velar stop is an affricate beside front vowels in the Gulf and in Najd: ʧalb or ʦalb, ʤiriːb or ʣiriːb.
 * Sources: Holes 1990, 5.1; Ingham 1994, 1.1; Mustafawi 2006; Johnstone 1963.
 */
const palatal: WordClassList = {
  stems: words(`
    كلب كلاب كبير كبار كبد كيف كيس كم كذب كذاب كان كنت سمك سمكة ديك شباك كف ركب ركبة بكر سكين كتف كثير يبكي مكان باكر
    قريب قليل قديم رفيق شرقي ثقيل عتيق قليب عذق`),
};

/** Words that came to Moroccan towns from the country, with g. Source: Heath 2002, 4.1. */
const rural: WordClassList = {
  stems: words('قال يقول تقول نقول قلت قلنا قالت قالوا بقرة بقر قمر قمرة قعد قمح قاع قرن قربة قدام طريق'),
};

const lists: Readonly<Record<WordClass, WordClassList>> = { learned, inherited, palatal, rural };

/** Endings that may follow a listed stem. */
const endings = words(
  'ا ة ات ان ين ون ي ية يا يات يين يون ه ها هم هما هن ك كم نا ني ته تها تهم تي تنا تك تكم تين تان وا ت تم هما ياتها',
);
const oneLetterWords = /^[وفبلك]/u;
const longestEnding = 4;

/**
 * Returns true when the word's stem is listed, with or without an ending, or when its sounds have a shape of the class.
 */
export function isInClass({ stem, transcription }: TranscribedWord, wordClass: WordClass): boolean {
  const { stems, shape } = lists[wordClass];
  if (shape?.test(transcription)) {
    return true;
  }
  return isListed(stems, stem) || (oneLetterWords.test(stem) && isListed(stems, stem.slice(1)));
}

function isListed(stems: ReadonlySet<string>, stem: string): boolean {
  if (stems.has(stem)) {
    return true;
  }
  for (let length = 1; length <= longestEnding && length < stem.length; length++) {
    const root = stem.slice(0, -length);
    if (endings.has(stem.slice(-length)) && (stems.has(root) || stems.has(`${root}ة`))) {
      return true;
    }
  }
  return false;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}
