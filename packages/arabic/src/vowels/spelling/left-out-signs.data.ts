import { joinedArticle } from '../clitics.data.ts';

/**
 * Words that many write without their hamza, and that no list need be asked about. What a writer who leaves hamzas out
 * means by them is always this.
 */
export const wordsWithoutHamza =
  'أنا إلى أو إذا أيضا أكثر أي أية أنت أنتم أين أول أولى أخرى الآن أحد إحدى إلا أما أمس أهلا أكبر أفضل أقل إنما أحيانا أخيرا أولا أربعة أربع أربعون أربعين ألف آلاف أحمد أمام إن إنه إنها إنهم إني لأن لأنه لأنها بأن بأنه بأنها فإن وأن كأنه كأنها كأنهم كأنك كأني كأننا آخر أبي أمي أخي أختي أخت أخ أم أب ' +
  'آخرين آخرون الآخر الآخرين القرآن قرآن أسف آسف آسيا آدم آمين آمال آثار الآثار آراء آلة آلات أمل أيام الأيام أحب أحبك أريد أريدك أقول أرى أعرف أظن أعتقد أشكرك أرجو أتمنى أستطيع أحتاج أحاول أسبوع أسماء أمر أمور أجل أصل أهل أهلي أساس أساسي أساسية أمن أمان أمر ألم';

/** Signs that a writer leaves hamzas out: words so common that hardly a text is without one. */
export const tellingWithoutHamza =
  'الى ان انا او اذا ايضا اكثر اي انت انتم اين اول الان احد الا اما لان لانه بان بانه انه انها انهم الي اهلا افضل اخر الاخر امس ابي امي احمد اريد ارجو اتمنى';

/** To, with the dots of another word. */
export const miswrittenTo = ['الي', 'إلى'] as const;

/** Verbs after which إن stands. */
export const sayingVerbs = 'قال قالت وقال وقالت يقول تقول قلت';

/** أن and إن without their hamza, alone and with pronouns. */
export const assertionsWithoutHamza = 'ان انه انها انهم انك انكم اننا انني اني';

/** Nouns with a joining alif that are no verbal nouns. */
export const nounsWithJoiningAlif =
  'اسم اسما اسمه اسمها اسمي اسمك ابن ابنه ابنها ابني ابنة ابنته ابنتي اثنان اثنين اثنا اثني اثنتان اثنتين امرأة امرؤ است اثنينات';

/** A hamza on, under or beside the alif that a word begins with, behind the proclitics. */
export const writtenHamza = /^[وفبكل]?(?:ال|لل)?[أإآ]/u;
export const alifsWithHamza = ['أ', 'إ', 'آ'];
const proclitics = `(?<before>[وف]?(?:${joinedArticle}|[بكل])?)`;
const restOfWord = '(?<rest>[\u0621-\u063A\u0641-\u064A]{1,12})';
export const firstAlif = new RegExp(`^${proclitics}ا${restOfWord}$`, 'u');
export const firstHamza = new RegExp(`^${proclitics}(?<hamza>[أإ])${restOfWord}$`, 'u');
export const endsInArticle = new RegExp(`${joinedArticle}$`, 'u');
export const articleOrConjunction = new RegExp(`^[وف]?${joinedArticle}?$`, 'u');
/** Verbs and nouns of the derived forms have a joining alif by nature: اجتماع, انتشر, استعمل. */
export const joiningShape = /^ا(?:[ء-يٱ-ۓ]ت[ء-يٱ-ۓ]{2}|ن[ء-يٱ-ۓ]{3}|ست[ء-يٱ-ۓ]{2}|[ء-يٱ-ۓ]ط[ء-يٱ-ۓ]{2}|زد[ء-يٱ-ۓ])/u;
/** What looks like the article behind the proclitics. */
export const articleBeforeStem = /^[وف]?ال/u;

/** A noun with the article that ends in ه. */
export const definiteInHa = new RegExp(`^[وف]?${joinedArticle}\\p{L}{2,}ه$`, 'u');
/** After these letters there is no ة: what was meant is his pronoun or a name of God. */
export const impossibleTaMarbuta = /(?:ت|الل)ة$/u;
