/** Words that lean on the next one: no reader pauses after them, nor after them with و or ف in front. */
export const noBreakAfter =
  'في من على إلى عن مع بين عند لدى خلال منذ حتى بعد قبل تحت فوق أمام خلف وراء حول ضد نحو دون بدون غير سوى كل جميع بعض أي أية كلا كلتا ' +
  'ذات ذو ذي ذا مثل عبر طوال أثناء رغم بسبب لم لن لا ما هل قد لقد سوف إن أن إنه أنه إنها أنها لكن لأن كأن ليت لعل الذي التي الذين اللذين اللتين ' +
  'اللواتي هذا هذه ذلك تلك هؤلاء يا أيها أيتها إذا لو عندما حين حيث كما لكي كي أو أم ثم بل إلا إذ بينما كلما حينما لما كان كانت يكون ' +
  'تكون ليس ليست بن ابن بنت أبو أبي أم عبد أحد إحدى أكثر أقل أول آخر و ف ب ل';

/** Words that lean on the one before them, whatever it is. */
export const noBreakBefore = 'بن ابن بنت جدا أيضا فقط نفسه نفسها أنفسهم صباحا ظهرا عصرا مساء ليلا';

/** Words with article that open a phrase of their own: relatives and times. */
export const openersWithArticle =
  'الذي التي الذين اللذان اللذين اللتان اللتين اللواتي اللاتي الآن اليوم الليلة السبت الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة';

/** After these a noun without article and nunation is the first part of a construct: عن افتتاح فرعنا. */
export const prepositions =
  'في من على إلى عن مع بين عند لدى خلال منذ بعد قبل تحت فوق أمام خلف وراء حول ضد نحو دون بدون كل جميع بعض عبر طوال أثناء رغم بسبب';
