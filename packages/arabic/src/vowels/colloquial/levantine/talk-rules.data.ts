/** Readings that the neighbours decide: after one of these words, or before one. */
export interface NeighbourRule {
  readonly form: string;
  readonly after?: string;
  readonly before?: string;
}

const devices =
  'المكيف التلفزيون الغسالة الموسيقى الراديو السيارة المروحة الكمبيوتر الدفاية اللابتوب الموتور الفرن الضو النت الواي البلوتوث المولد السخان الصوبيا الشوفاج الحنفية المي';
const programs =
  'التطبيق البرنامج الفيديو الصورة الصور الفيلم الأغنية الملف اللعبة التحديث الأبليكيشن نسخة تطبيقنا تطبيق';
const states =
  'مضطر مضطرة رايح رايحة جاي جاية زعلان زعلانة فاهم فاهمة عارف عارفة مبسوط مبسوطة تعبان تعبانة طبيعي طبيعية قادر قادرة شايف شايفة متأكد متأكدة فاضي فاضية موجود موجودة ملتزم مجبور مجبورة';

const finished =
  'شغلك شغلي شغله شغلها شغلنا دوامك دوامي دوامه دوامها درسك دروسك دروسي دراستك دراستي جامعتك أكلك أكلي أكله كتابك كتابي امتحانك امتحاناتك كلامك حكيك وظيفتك صحنك كل الشغل';

export const neighbourRules: readonly NeighbourRule[] = [
  { form: 'تْخَلِّص', before: finished },
  { form: 'يْخَلِّص', before: finished },
  { form: 'بِتْخَلِّص', before: finished },
  { form: 'خَلَّص', before: finished },
  { form: 'شَغِّل', before: devices },
  { form: 'طَوِّل', before: 'بالك بالكم بالكن بالو باله' },
  { form: 'غَيِّر', before: 'المحطة القناة الموضوع تيابك تيابي الدولاب كلمة الزيت رقمك رقمي الباسوورد شغلي جو الجو السر' },
  { form: 'نَزِّل', before: programs },
  { form: 'نَزَّلْت', before: programs },
  { form: 'نَزَّلْنَا', before: programs },
  { form: 'حَمِّل', before: programs },
  { form: 'حَمَّلْت', before: programs },
  { form: 'سَكِّر', before: 'الباب الشباك الموبايل الضو الغاز التلفون الكمبيوتر التلفزيون المحل تمك الموضوع' },
  { form: 'خَلِّص', before: 'واجباتك درسك شغلك وظيفتك أكلك دروسك صحنك' },
  { form: 'كَمِّل', before: 'الطريق حديثك أكلك شغلك دغري قراية' },
  { form: 'خَبِّر', before: 'أمك إمك الشباب رفقاتك أهلك' },
  { form: 'سَجِّل', before: 'اسمك رقمي الرقم بياناتك حسابك دخول دخولك عنا معنا' },
  { form: 'جَدِّد', before: 'اشتراكك الاشتراك باقتك رصيدك' },
  { form: 'فَعِّل', before: 'الباقة باقتك العرض الخدمة الكود الخط خطك حسابك' },
  { form: 'حَوِّل', before: 'رصيد مصاري المبلغ' },
  { form: 'وَقِّف', before: 'السيارة هون عندك الباص حدي' },
  { form: 'مَنَّك', before: states },
  { form: 'مَنَّا', before: 'رايحين جايين فاضيين زعلانين فاهمين عارفين مضطرين مبسوطين' },
  { form: 'سَمَحْت', after: 'لو إذا اذا' },
  { form: 'وَقَّعِت', before: 'عالعقد عالورق عالورقة عالأوراق العقد الورقة الأوراق' },
  { form: 'وَقَّعْنَا', before: 'عالعقد عالورق عالورقة عالأوراق العقد الورقة الأوراق' },
  { form: 'بْتُوصَلَك', before: 'خلال لعندك لباب بكرا اليوم قبل بعد هلق لحد الرسالة' },
  { form: 'بِتْوَصِّل', before: 'لكل لعندكن لباب لعند طلبات الطلبات الأغراض الولاد' },
  {
    form: 'قَطِّع',
    before: 'البصل البندورة البطاطا اللحمة الخيار الجزر الخضرة الليمون الجبنة الفروج الكوسا الباذنجان الفليفلة',
  },
  { form: 'سَلِّم', before: 'عليه عليها عليهم عليهن عليكن على لي عالكل عأهلك' },
  { form: 'خْلِصْنَا', before: 'من' },
  { form: 'خَبِّر', before: 'أهلي أهلك أمي إمي الكل المدير الدكتور الشرطة' },
  { form: 'بِرِد', before: 'الأكل الشاي الشوربا الرز الحليب الخبز الجو المي' },
  { form: 'سِخِن', before: 'الأكل الشاي الشوربا الرز الحليب الخبز الجو المي' },
  { form: 'حَرّ', after: 'الدنيا الجو الطقس اليوم كتير', before: 'كتير اليوم برا' },
  { form: 'سُوق', before: 'عمهلك عمهلكن شوي منيح' },
  { form: 'طِوِل', after: 'شعرك شعري شعرها شعره الولد النهار' },
  { form: 'حَضَّرِت', before: 'غدا الغدا عشا العشا أكل الأكل الفطور شنطتي شنطي غراضي حالي كل' },
  { form: 'حَضَّرْنَا', before: 'غدا الغدا عشا العشا أكل الأكل الفطور شنطنا غراضنا حالنا كل' },
  { form: 'رَجِّع', before: 'الكتاب المفتاح المفاتيح الغراض المصاري الصحن الكرسي الأغراض هالكتاب' },
  { form: 'ضِعْف', before: 'الرصيد السرعة السعر الكمية المبلغ رصيدك' },
  { form: 'بْرِدّ', before: 'عليك عليكي عليكن عليكم عليه' },
  { form: 'وَلَّا', before: 'لسا لسه لأ لا شو كيف بعدين مو مش بكرا بدك بدكن هيك بعد كمان أنا إنت' },
  { form: 'عَنَّا', after: 'بعيد بعاد' },
  { form: 'حَقّ', after: 'قديش شو أديش' },
  { form: 'حَكَم', after: 'مين اللي' },
  {
    form: 'سِكَّر',
    after: 'شوية شوي كيلو ملعقة معلقة رشة كاسة بلا بدون مع كم وقية علبة كيس حط حطي عندك عندكن في مافي',
    before: 'الدم الشاي زيادة قليل',
  },
  { form: 'غَلَيْت', before: 'المي الحليب الشاي القهوة البيض البيضات' },
  { form: 'قِلَّك', after: 'بدي رح عم لازم خليني فيني حبيت كيف شو أنا' },
  {
    form: 'خِلِص',
    after:
      'اللي الخبز البنزين الغاز الشحن الوقت الدوام الفيلم السكر الرصيد الحليب الزيت الأكل الشغل الموضوع الفصل الشهر الدوا المازوت ما وقت لما هيك عمره',
    before: 'من الشحن البنزين الخبز الوقت الدوام الفيلم الغاز رصيدي الرصيد دوامي شغلي عندي عنا',
  },
];

/** After these he does something rather than that a thing is named. */
export const beforePasts =
  'مين اللي يلي لما لمن هوي هو حدا ماحدا عمي خالي خيي أخي ابني إبني بيي بابا جوزي صاحبي رفيقي رفيقك جاري جارنا مديري ابنك إبنك خيك أبوك أبوي جدي بعدما وقت ياللي';
/** After these, and after a verb of these, one is not done but to be done: ما تأجل الموعد. */
export const beforeProhibitions = 'لا ما بلا';
/** After these I may do something, and others, too, without a sign of tense. */
export const auxiliariesInLevant = `
  لحقت لحقنا لحق لحقتي قررت قررنا قرر صرت صار صارت صرنا صاروا صارو بلشت بلش بلشنا بلشو بطلت بطل بطلنا قدرت بقدر بتقدر بتقدري منقدر قادر قادرة قدرنا حبيت بحب بتحب نسيت جربت جرب رايح رايحة رايحين جاي جاية
  نازل نازلة طالع طالعة ضليت ضل ضلت قعدت قصدي فيي فيكن فيكم فيه خليني خليه خليها خليهن خليكن بدها بدهن بدكن بدكم بدن ممنوع ضروري بيلزم لازمني بعرف بتعرف عرفت قومي قوم روح روحي تعا تعي اضطريت مضطر مضطرة
`;
/** وصلت الفاتورة: she who does it, after the verb; of places one arrives at them oneself. */
export const feminineAfterPast = /^(?:(?:ال|هال)\p{L}{2,}(?:ة|ات)|\p{L}{2,}[^ا]ت(?:ي|ك|ه|ها|نا|كن|كم|هن))$/u;
export const placesArrivedAt =
  'البيت السوق المطار الدكان المحل الشغل المستشفى الجبل البحر الحمام المطعم المكتب الدرج السطح الشارع الملعب النادي الفندق البنك الجامع الكراج البلد الشام الدوام الباص التاكسي مدرستي مدرستك شركتي المدرسة الجامعة المحطة المدينة الضيعة الشركة البلدية العيادة الصيدلية الساحة الحارة البناية الشقة الغرفة الأوضة الحديقة القهوة السيارة الطيارة الساعة الليلة السنة الجمعة';

/** قبل ما تطلع: what does not deny. */
export const beforeMa = 'قبل بعد وقت متل بدل بلا لحد';
export const ma = 'ما';

/** What is done to him or her to whom one speaks. */
export const listeners = /(?:ل|\p{L}{3})(?:ك|كي|كن|كم|كو)$/u;
/** One speaks to a woman who is called so. */
export const womenCalled = `
  حبيبتي خيتي مدام آنسة ستنا صديقتي حبيبة خالتو عمتو تيتا ماما إنتي انتي عليكي فيكي معكي إلكي بدكي عندكي منكي ياكي حالكي
`;
/** Words whose last ك is their own. */
export const withOwnK = 'سمك ملك فلك شبك شرك ترك مسك ضحك سلك شريك كعك ديك شوك بنك مبارك فتك برك فرك ربك';

export const denyingWord =
  /^[وف]?(?:ما|مش|مو|لا|بلا|بدون|ماني|مانه|مانها|مانو|ماحدا|مافي|مافيني|ماعندي|ماعاد|لاني|عمري|ليس|ما[بيتن]\p{L}{3,}|\p{L}{3,}[^يأإاء]ش)$/u;
export const oneOfManyWords = 'يوم مرة حدا واحد واحدة شي كلمة لحظة ثانية دقيقة قرش ليرة يهمك يهمكن حتى فرد نقطة';
/** She of whom the verb behind these tells. */
export const herselfWords = 'إنها لأنها كأنها هي هيي هيه';
/** After these there is a verb and no noun; after those that say what one wants, either. */
export const beforeVerbsOnly = 'عم رح راح لازم فيني فيي بقدر خليني خلينا قادر قادرة منقدر ممكن حابب حابة';
export const wanting = 'بدي بدنا';
/** بدي شغل: what one wants to have. */
export const nounsWanted = 'شغل درس حل علم خبر سعر طلب دور';
export const afterVerb = /^(?:ال\p{L}{2}|ب\p{L}{3}|ع(?:ال|لى)|من$|ل\p{L}{3}|هال)/u;
export const manyTold = /و(?:نا|ني|لنا|لي|ه|ها)$/u;
export const manySpokenTo = /^ب?ت\p{L}+وا?$/u;
/** تأكد, تذكر: at the beginning one is told so. */
export const fifthForm = /^ت\p{L}{3}$/u;
/** طلعنا ووصلنا: what we did. */
export const us = 'نا';
/** بعملك: what one does for another; منوصلك ياها: and what one gives to him, with its ل written once. */
export const doneForYou = /^(?:ب[يتن]?|م?ن|[يتأ]|عمب[يت]?)عمل(?:ك|كن|كم|كي)$/u;
export const ofVerbInL = /^(?:ب[يتن]?|م?ن|[يتأ])\p{L}{2,}ل(?:ك|كن|كم|كي)$/u;
export const whom = /^يا(?:ه|ها|هن|هم|هون|ن)$/u;
export const lastL = /^(.*)(ل(?:ك|كن|كم|كي))$/u;
export const twoL = /ل\u0652ل/u;
export const oneL = 'ل\u0651';
/** علمتني ستي: these do it, behind the verb. */
export const kinswomenAfterPast =
  'ستي تيتا إمي أمي ماما أختي إختي مرتي بنتي خالتي عمتي حماتي جارتي رفيقتي مرتك إمك أختك إختك بنتك مرته إمه بنته أخته ستك خالتو عمتو مدام';
/** Behind ما these are nothing that was done. */
export const neverPastAfterMa = 'كل حد عند غير شي حدا بعد قبل حق عم أحلى أكتر أحسن فرق لازم دخل سبب معنى عدا شاء';
/** طمني: with me rather than she. */
export const saidToHim = 'طمني طمنيني';
export const manyAtEnd = /\p{L}{3}وا?$/u;
/** لا تنسى. */
export const prohibition = 'لا';
/** نزلنا, بتنزلي, منزل: of one who is no subject behind it. */
export const byOneself = /^(?:م?ن\p{L}{2,}[^ات]|ب?ت\p{L}{3,}ي|\p{L}{3,}(?:نا|ت|تي|تو|توا))$/u;
export const objectOf = /^(?:ال|هال)\p{L}{3,}/u;
/** راتبي, حالك: of these one does something to them; معي, قدامك: no objects. */
export const possessedObject = /^\p{L}{3,}(?:ي|ك|ه|ها|نا|كن|كم|هن|هم)$/u;
export const notPossessed =
  /^(?:(?:مع|عند|قدام|حد|جنب|ورا|علي|عن|من|إل|في|تحت|فوق|بعد|قبل|بين|لحال|لعند|متل|بدون|كل|فيي|هي|لي|شو)(?:ي|ك|ه|ها|نا|كن|كم|هن|هم)$|(?:بال|لل|عال|مشان|كرمال|أهل|ولاد|رفقات|أصحاب|صحاب|جيران|قرايب|بيت|هون|[وعل]\p{L}{3}))/u;
/** ما لحقت إشرب: before a verb, to have the time. */
export const timely = { letters: 'لحق', form: 'لَحَّق' } as const;
export const timelyEnds: Readonly<Record<string, string>> = { '': '', ت: 'ِت', نا: 'ْنَا', تي: 'ْتِي', وا: 'ُوا', و: 'ُو' };
/** Times behind a verb are no objects. */
export const timesAfterPast =
  ' اليوم الساعة الصبح المسا الضهر العصر الليلة السنة الأسبوع الشهر الجمعة السبت الأحد التنين التلاتا الأربعا الخميس اللي الكل التانية الأول الأولى الماضي';
/** المحل, الموظف: who did what follows. */
export const subjectOf = /^و?ال\p{L}*\p{L}[^ةهات]$/u;
export const kinsmenBeforePast =
  'عمك عمه عمها خالك خاله أخوك أخوه أخوها خيي خيك جوزي جوزها أبوك أبوه أبوها بيك بيها ابنك إبنك ابنه إبنه ابنها جارنا جاري صاحبي صاحبك رفيقي رفيقك رفيقه مديري مديرك مديرنا معلمي ابني إبني عمي خالي بيي جدي أخي';
/** Of these letters a subject is so. */
export const adjectivesLikePasts = 'طيب ضيق قيم لين مهم حر شوب برد سهل صعب غير غيم خفيف بس كتر حلي زكي';
/** Of these it is rather I who did it: خلصت. */
export const meantByMe = 'خلصت لزمت عجبت';
/** ما لحقت جاوب: a verb without a sign of its person. */
export const unmarkedVerb = /^(?:جاوب|روح|شوف|خلص|كمل|قول|جيب|حضر|فكر|غير|سلم|رد|حط|قوم|نام|فوت|صلح|رتب|نضف|دور|سكر)$/u;
