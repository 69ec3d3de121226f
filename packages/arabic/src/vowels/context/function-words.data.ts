/** Function words by what they do to the words around them: data for the rules of context and agreement. */

/** What is forbidden, wanted or must be: the subject follows. */
export const subjectOpeners = 'ممنوع مطلوب مسموح يجب ينبغي يجوز يمكن يلزم الرجاء';

/** This and that. */
export const demonstrativeWords = 'هذا هذه ذلك تلك';

/** Times, and what verbs of two meanings have as an object: يعد الطعام. */
export const notSubjectsOfPassives = 'اليوم الآن الليلة الأكثر الأكبر الأول الأولى السنة العام';

/** After these أن is followed by a past: بعد أن أرسل الرجل. */
export const beforeThePastWords = 'بعد وبعد منذ ومنذ إلا إلى غير ما لولا حين رغم حيث بما سبق';

/** After these a verb is in the jussive: لم يكتبْ, حيثما تذهبْ. */
export const jussiveWords = 'لم ولم فلم ألم أولم أفلم حيثما أينما كيفما مهما';

/** After these it is in the subjunctive: لن يكتبَ. */
export const subjunctiveWords = 'لن ولن فلن كي لكي وكي ولكي';

/** The negations of prohibitions. */
export const prohibitions = 'لا ولا فلا';

/** Adverbs, which alone open a clause in -atan. */
export const adverbsInAtan =
  'عادة فجأة مرة نتيجة إضافة خاصة عامة حقيقة صراحة بداية غالبا كافة رغبة محاولة خشية حرصا استجابة مقارنة خلاصة بغتة تارة عنوة جملة خصوصية نهاية دفعة مباشرة علاوة نيابة قاطبة مواساة صدفة مصادفة لحظة';

/** What decides the mood of the verbs after it. */
export const moodParticleWords = 'أن وأن بأن ألا لن ولن لم ولم كي لكي حتى من إن';

/** Who or what is asked for: من هذا؟ */
export const askedWhoWords = 'هذا هذه هو هي أنت أنتم هؤلاء';
export const who = { bare: 'من', form: 'مَنْ' } as const;
/** من هذا المنطلق is no question. */
export const notAskedWho = 'المنطلق';

/** After these an everyday verb is in the subjunctive. */
export const subjunctiveWordsOfPresents = 'أن وأن بأن ألا لن ولن فلن لكي كي حتى';

/** After these it is in the jussive. */
export const jussiveWordsOfPresents = 'لم ولم ألم فلم';

/** Of these what follows may be a condition: من يعمل. */
export const conditionWords = 'من ومن فمن إن وإن مهما أينما حيثما كيفما';

/** Verbs of being and becoming, whose predicate is in the accusative. */
export const verbsOfBecoming = 'كان وكان أصبح صار أضحى أمسى بات ظل بقي مازال عين';

/** Adverbs of place and time that take possessive pronouns. */
export const adverbsOfPlace = 'خِلَال أَثْنَاء حَوْل ضِدّ أَمَام خَلْف وَرَاء تُجَاه فَوْق تَحْت ضِمْن دُون قُرْب وَسْط';

/** Numbers of one digit, as one says the figures of a code. */
export const digitWords = 'صفر واحد اثنان اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة';
