/** Words of dialects after which a verb stands in the imperfect. */
export const auxiliaries = `
  عم رح راح بدي بدك بده بدو بدها بدنا بدكن بدهم لازم فيني فيك فيكي فيه فيها فينا ممكن حابب حابة حابين خليني خلينا
  خليه عايز عايزة عايزين عاوز عاوزة نفسي ناوي ناوية قبل ما لما حتى عشان مشان كرمال بلكي يمكن
`;

/** Who and what is she without ة. */
export const feminineWords = `
  هي هيي هيا بنت البنت بنتي ماما أم الأم أمي إمي امي أختي اختي أخت ست الست ستي مراتي مرتي زوجتي تيتة تيتا خالتي عمتي
  جدتي حماتي بنتك أمك إمك أختك دي هيدي هاي هذي هادي الشمس الدنيا الأرض النار الريح الحرب العروس السما يمه يما نانا طنط
  بنتج أختج اختج أمج امج خالتج عمتج يدتي يدتج
  رجلي رجله رجلها رجلك إيدي إيده إيدها إيدك ايدي ايده ايدها عيني عينه عينها عينك ودني ودنه ودنها بطني بطنه بطنها الكهربا كهربا السما المس مس الميس ميس مدام المدام آنسة بنتها بنته بنتنا رجل إيد عين الفلوس فلوس فلوسي المية مية الحرب السوق البلد مصر روح
  الناس ناس الطوموبيل الطونوبيل طوموبيل بيتزا البيتزا
  مريم سلمى ليلى منى هدى نور سارة فاطمة رنا لينا دينا هند زينب
`;

/** After these a noun does nothing. */
export const prepositionsOfTalk =
  'في من على مع عن إلى الى ع عند جنب تحت فوق قدام ورا بعد قبل لحد غير زي متل مثل بين حد بتاع دي ف كل';

/** Times stand before verbs and do nothing. */
export const timesOfTalk = `
  سنة السنة ساعة الساعة مرة المرة ليلة الليلة دقيقة الجمعة جمعة النهاردة بكرة شوية العشية البارحة اللحظة لحظة خمسة ستة
  سبعة تمانية تسعة عشرة تلاتة أربعة ثلاثة ثمانية حاجة برة جوة هسة لسة حبة إجازة
  هالمرة هالسنة هالليلة هالساعة هالدقيقة هاللحظة هالجمعة
`;

/** After these somebody is told to do something. */
export const openersOfImperatives =
  'سمحت سمحتي سمحتوا فضلك بليز عافاك عفاك يلا يلة طيب بس خلاص خلص لا ايوه تكفى تكفين تكفون تعال تعالي تعالوا روح روحي قوم قومي رجاء وحياتك بالله والنبي';

/** After these somebody did something. */
export const beforePasts = 'اللي يلي منو مين هو هي حد محد محدش ماحدش لما هوا هما وهو أول';
/** Between her who does something and the verb. */
export const betweenHerAndVerb = 'ما كلها كلهم كمان برضه برضو لسه لسة فعلا خلاص بقى يا';

/** What stands before what is denied. */
export const denial = 'ما';

/** الشنطة, شنطتها, الطلبات: she, hers, and things that are many. */
export const feminine =
  /(?:\p{L}{2}ة|اء)$|^(?!حضرت|سيادت|سعادت)\p{L}{2,}ت(?:ي|ك|ها|نا|كم|كو|هم)$|^و?ال(?:\p{L}{2,}ات|أ(?!ست)\p{L}{2}ا\p{L}|م\p{L}{2}?ا\p{L}ي\p{L})$/u;

/** المحل: he who does something, or what. */
export const subject = /^و?ال\p{L}*(?!ات)\p{L}[^ةه]$/u;

/** خمسين في المية: of a hundred, not in the water. */
export const ofHundred = {
  word: 'المية',
  form: 'الْمِيَّة',
  before: 'في',
  numbers:
    'خمسة عشرة خمستاشر عشرين خمسة وعشرين تلاتين أربعين خمسين ستين سبعين تمانين تسعين مية ميه واحد اتنين تلاتة أربعة ستة سبعة تمانية تسعة كام',
};

/** Who is called. */
export const vocative = 'يا';

/** وعم, ورح; but وما denies. */
export const joinedAuxiliary = /^و(?!ما$)/u;
/** بالمدرسة, للقهوة: what a preposition of one letter stands before does nothing; هالبنت is this girl. */
export const governed = /^(?:[وف]?(?:بال|لل|عال|فال))/u;
/** نزلت: what she did ends so, and what I did. */
export const feminineT = 'ت';
/** ماوصلش: what stands behind what is denied. */
export const denialEnd = 'ش';
