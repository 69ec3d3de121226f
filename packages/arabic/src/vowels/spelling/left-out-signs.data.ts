import { anyOf } from '../word-list.ts';

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

/** Words in ه that look as if they were written for ة, and are not. */
export const wordsInHa =
  'الله والله بالله لله تالله الوجه المياه مياه وجه فقه الفقه شبه الشبه كره إله الإله توجيه التوجيه تنبيه التنبيه تشويه ترفيه الترفيه نزيه فواكه الفواكه منتبه اتجاه الاتجاه انتباه الانتباه جباه شفاه الشفاه أفواه سفيه فقيه الفقيه شبيه نبيه مكره تافه تشابه التشابه مشبوه مواجه موجه الموجه اشتباه المشتبه هذه به له فيه منه عنه عليه إليه';

/** To, with the dots of another word. */
export const miswrittenTo = ['الي', 'إلى'] as const;

/** Verbs after which إن stands. */
export const sayingVerbs = 'قال قالت وقال وقالت يقول تقول قلت';

/** أن and إن without their hamza, alone and with pronouns. */
export const assertionsWithoutHamza = 'ان انه انها انهم انك انكم اننا انني اني';

/** Nouns with a joining alif that are no verbal nouns. */
export const nounsWithJoiningAlif =
  'اسم اسما اسمه اسمها اسمي اسمك ابن ابنه ابنها ابني ابنة ابنته ابنتي اثنان اثنين اثنا اثني اثنتان اثنتين امرأة امرؤ است اثنينات';

/** How words end whose ه is of the root and no pronoun. */
export const wordsWithRootInHa = 'شابه واجه وجه تجه نبه تبه كره فقه سفه نزه شبه تافه فاره نقه أله آله إله الله';

/** What she did, of verbs whose last letter is weak, before the t: انتهت, اكتفت. */
const pastsWithoutLast = 'انْتَه اكْتَف اشْتَر الْتَق ارْتَق اهْتَد اقْتَن اقْتَد اسْتَو احْتَو انْتَم انْطَو ابْتَغ انْقَض انْحَن اخْتَف ارْتَد انْتَق';

/** انْتَهَتْ, not انْتَهْتُ: of verbs that lost their last letter, I did it is انْتَهَيْتُ. */
export const lostLetter = new RegExp(`^((?:[وف]\u064E)?${anyOf(pastsWithoutLast)})\u0652ت[\u064E-\u0650]$`, 'u');
