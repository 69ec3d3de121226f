/** Which way she is spoken to: she herself, and whom one calls. */
export const womenSpokenTo = 'انتي إنتي أنتي انتين إنتين حبيبتي غناتي عزيزتي يمه يما ماما خالتي عمتي وانتي';
/** Whom one calls after يا. */
export const womenCalledInGulf =
  'بنت بنتي أمي امي ام أم أختي اختي خالة خاله عمة عمه جدتي يدتي دكتورة حلوة حلوه أميرة حرمة بنات';
/** تسوين, بتروحين, وتقولين: what she does to whom one speaks. */
export const doneByListener = /^و?[بل]?ت\p{L}{2,}ين(?:ي|ه|ها|هم|نا|له|لها|لي|لهم)?$/u;
/** حطيتي, سويتيه: what she did. */
export const didByListener = /\p{L}{2}تي(?:ه|ها|هم|ني|له|لها|لي)?$/u;
/** روحي, شوفي: what she is told to do. */
export const toldToListener = /\p{L}{2}ي(?:ه|ها|هم|ني|لي)?$/u;
/** تطلع: what one is told not to do after ولا. */
export const told = /^ت\p{L}{3,}$/u;
/** نسوا, خلصوها: what many did or are told. */
export const toMany = /\p{L}{2}وا$|\p{L}{3}و(?:ها|هم)$/u;
/** What stands behind such a verb. */
export const endOfMany = /و(?:ا|ها|هم)$/u;
/** That many are spoken to: أغراضكم, لا تنسون. */
export const addressedToMany = /\p{L}{2}كم$|^[وب]?ت\p{L}{2,}ون(?:ها|ه|هم)?$|^(?:سمحتوا|يا|لنا|لي|رجاء)$/u;
/** What many are told more often than they did it. */
export const toldToMany = 'جرب حمل سجل فعل حدث جهز شيك صور نور شرف كمل فكر بشر سلم طمن ذكر خل وق بلغ';
/** What is yours. */
export const ofListener = /\p{L}{2}(?:ك|ج|كم)$/u;
/** What arrives, stops or ends by itself: وصل الطلب. */
export const endsByItself =
  'المطر الوقت الباص القطار النت الكهربا الدوام الطلب الطرد المبلغ الراتب الضيوف الشحن الموعد الدم الشغل الفيلم الفلم العرض الليل الصوت';
/** After what she is told: شغلي المكيف, but شغلي الجديد. */
export const objectOfHersTold = /^(?:ال|هال)\p{L}{2,}$|^(?:على|لي|لنا|له|لها)$/u;
export const qualities = /^ال(?:جديد|يديد|قديم|قديمة|جديدة|يديدة|أول|اول|ثاني|ثانية|يوم|حين|صغير|كبير|عود)$/u;
/** What it is done to. */
export const articledObject = /^(?:ال|هال)\p{L}/u;
/** Orders in ي are hers; of a man خَلّ and عَطّ are as short. */
export const calledToCome = 'تعالي هاتي';
/** Words whose ك is their own. */
export const ownKInGulf = 'سمك شبك ملك فلك شرك كعك مسك ترك ضحك برك كرك السمك الشبك الكعك الملك الكرك';

/** كَلِّمَك: nobody is told to do a thing to himself. */
export const doneToListener = /(?:[\u064E\u0650وي]ك|ك\u064Fم|[\u0650وي]ج)$/u;
/** اشترك, حرك: their ك is their own. */
export const toldInOwnK = /(?:شترك|شارك|ترك|حرك|مسك|سلك|بارك|درك)$/u;
/** After these what one is told follows: إذا خلصت كلمني. */
export const conditions = 'إذا اذا لو لين لما';
/** What happens to things, not to me: وانكسرت يده. */
export const happeningsToThings =
  'احترق انكسر انقطع انفتح انقفل انباع انحجز انكتب انسرق انحذف انكشف انقلب انطبخ انحرق انخرب انعطل انتشر انسكر';

/** وبلغت عنها: she who is spoken of does nothing to herself. */
export const aboutHer = /^(?:عن|علي|ل|من|مع|في)ها$/u;
/** She herself, right before what she did: قالت إنها طلعت. */
export const herself = 'هي وهي إنها انها لأنها لانها أنها كأنها';

/** What happens to things where they follow: تغيرت الأسعار. */
export const turningsOfThings = 'تغير تأخر تعطل تكسر تأجل تسكر تكنسل تجمع تحسن تطور تبدل ارتفع انتهى اشتهر';
export const thingsTurned = /^(?:ال|هال)(?:\p{L}+(?:ة|ات)|أ\p{L}{2}ا\p{L}|\p{L}{2}ا[يئ]\p{L})$/u;
/** What is done to women rather than by them: سجلت بنتي. */
export const doneToPersons = 'سجل كلم قابل زار سأل خبر ساعد';
/** Who does nothing to others. */
export const thingsOfHers = 'فلوس الفلوس فلوسي المية مية السما الكهربا كهربا إيد عين رجل بيتزا البيتزا';
/** Where one arrives: نزلت السوق is not of the market. */
export const placesInGulf =
  'المدرسة الجامعة الشركة المحطة المزرعة الجمعية البقالة الصالة الاستراحة المحكمة العيادة الوزارة الصيدلية الديوانية الدائرة المنطقة الحديقة القاعة الغرفة الشقة العمارة الدوحة المدينة الروضة الساحة الجزيرة الديرة العاصمة المكتبة القهوة السوق البلد الدنيا الحرب مصر';
/** المدرسة, السيارة: she, with the article. */
export const feminineSubject = /^ال\p{L}{2,}ة$/u;
/** Between her who does something and the verb: بنتك ما شاء الله كبرت. */
export const betweenInGulf = 'الله شاء إن أمس امس الحين اليوم توها خلاص بعد وايد مرة هم';
/** What she did, and what else she did: نزلت. */
export const pastOfHer = /^\p{L}{2,}ت(?:ني|ه|ها|هم|نا|ك|كم)?$/u;

/** Or, in talk, and nor: شاي ولا قهوة. */
export const orNor = {
  word: 'ولا',
  or: 'وَلَّا',
  denials: 'ما لا مو مب مهوب ولا محد ماحد ماني مانب ليس لم لن بدون بلا مافي مافيه مب ماهو ماهي مهو',
  before: 'شي شيء يهمك يهمج مرة مره واحد وحدة أحد احد حاجة يوم كلمة ريال فلس دينار درهم عليك تحاتي تزعل بأي في',
} as const;
