/** What the melody of a sentence is expected to do. */
export type ProsodyKind =
  | 'statement'
  | 'yes-no question'
  | 'question word'
  | 'comma'
  | 'list'
  | 'exclamation'
  | 'quotation'
  | 'digits'
  | 'long'
  | 'paragraph';

/**
 * Sentences to measure melody and rhythm by, vowelled where reading would be a guess. A yes/no question stands beside
 * the statement of the same words: `of` is its index. None is in the training's lists.
 */
export const prosodySentences: readonly {
  readonly kind: ProsodyKind;
  readonly text: string;
  /** Index of the statement that a question is to be compared with. */
  readonly of?: number;
}[] = [
  { kind: 'statement', text: 'وصل القطار إلى المحطة.' },
  { kind: 'statement', text: 'البيت الكبير مفتوح.' },
  { kind: 'statement', text: 'ستسافر غدا إلى بيروت.' },
  { kind: 'statement', text: 'عرفوا الجواب الصحيح.' },
  { kind: 'statement', text: 'المدير في مكتبه الآن.' },
  { kind: 'statement', text: 'كتب الطالب رسالة طويلة إلى صديقه القديم.' },
  { kind: 'statement', text: 'تغلق المكتبة أبوابها عند الساعة السادسة مساء.' },
  { kind: 'statement', text: 'نزل المطر على القرية طوال الليل.' },
  { kind: 'yes-no question', text: 'وصل القطار إلى المحطة؟', of: 0 },
  { kind: 'yes-no question', text: 'البيت الكبير مفتوح؟', of: 1 },
  { kind: 'yes-no question', text: 'ستسافر غدا إلى بيروت؟', of: 2 },
  { kind: 'yes-no question', text: 'هل عرفوا الجواب الصحيح؟', of: 3 },
  { kind: 'yes-no question', text: 'أليس المدير في مكتبه الآن؟', of: 4 },
  { kind: 'question word', text: 'أين وصل القطار؟', of: 0 },
  { kind: 'question word', text: 'متى ستسافر إلى بيروت؟', of: 2 },
  { kind: 'question word', text: 'كيف عرفوا الجواب الصحيح؟', of: 3 },
  { kind: 'question word', text: 'لماذا أغلقت المكتبة أبوابها؟', of: 6 },
  { kind: 'question word', text: 'من كتب هذه الرسالة الطويلة؟', of: 5 },
  { kind: 'comma', text: 'حين عاد أبي من السفر، وجدنا في انتظاره عند الباب.' },
  { kind: 'comma', text: 'إذا هدأت الريح قبل الغروب، خرج الصيادون إلى البحر.' },
  { kind: 'comma', text: 'رغم البرد الشديد، بقي الأطفال يلعبون في الحديقة.' },
  { kind: 'list', text: 'اشترينا خبزا، وجبنا، وزيتونا، وعسلا.' },
  { kind: 'list', text: 'زرنا دمشق، وحلب، وحمص، وطرطوس.' },
  { kind: 'list', text: 'في الحقيبة قلم، ودفتر، ومسطرة، وكتاب.' },
  { kind: 'exclamation', text: 'ما أجمل هذا الصباح!' },
  { kind: 'exclamation', text: 'يا له من يوم عظيم!' },
  { kind: 'exclamation', text: 'احذر السيارة!' },
  { kind: 'quotation', text: 'قال الرجل: «لن أترك هذا البيت ما دمت حيا»، ثم خرج.' },
  { kind: 'quotation', text: 'سألت المعلمة: «من يعرف عاصمة هذا البلد الجميل؟» فسكت الجميع.' },
  { kind: 'quotation', text: 'أجابت أمي وهي تضحك: «سنعود إلى القرية قبل الشتاء»، ومضت إلى المطبخ.' },
  { kind: 'digits', text: 'رقم الحجز هو 407193.' },
  { kind: 'digits', text: 'اتصل بنا على الرقم 0791234567.' },
  { kind: 'digits', text: 'رمز الدخول 5820.' },
  {
    kind: 'long',
    text: 'ذهب الولد الصغير مع أخته الكبرى إلى السوق القديم في وسط المدينة ليشتريا هدية لأمهما قبل أن يعود الأب من عمله في المساء.',
  },
  {
    kind: 'long',
    text: 'أعلنت وزارة التعليم أن المدارس ستفتح أبوابها في الأسبوع الأول من الشهر المقبل بعد أن انتهت أعمال الصيانة في جميع المباني.',
  },
  {
    kind: 'long',
    text: 'يقول الخبراء إن درجات الحرارة سترتفع خلال السنوات القادمة بسبب الغازات التي تخرج من المصانع والسيارات والطائرات.',
  },
  {
    kind: 'paragraph',
    text: 'كان الجو جميلا في ذلك المساء، فخرجنا نمشي على شاطئ البحر. جلس أخي على صخرة عالية؛ وراح يعد السفن البعيدة. هل تذكرين كم ضحكنا؟ لم يكن معنا شيء سوى الماء والخبز.',
  },
  {
    kind: 'paragraph',
    text: 'تعد القهوة العربية رمزا للكرم. تحمص حبوبها على نار هادئة، ثم تطحن مع الهيل، وتغلى في دلة من النحاس. ويبدأ المضيف بالضيف الأكبر سنا، ولا يملأ الفنجان أبدا.',
  },
  {
    kind: 'paragraph',
    text: 'بدأت الرحلة قبل طلوع الشمس. قطعنا الطريق الطويل بين الجبال، وعبرنا ثلاثة أنهار. وعند الظهر توقفنا قرب قرية صغيرة: بيوتها من حجر أبيض، وأهلها لا يعرفون العجلة. أين نحن؟ لم يسأل أحد.',
  },
  {
    kind: 'paragraph',
    text: 'العلم نور، والجهل ظلام. فمن طلب العلم صغيرا نفعه كبيرا، ومن تركه ندم عليه. احرص على كتابك!',
  },
];
