/** Words of dialects after which a verb stands in the imperfect. */
export const auxiliaries = `
  عم رح راح بدي بدك بده بدو بدها بدنا بدكن بدهم لازم فيني فيك فيكي فيه فيها فينا ممكن حابب حابة حابين خليني خلينا
  خليه عايز عايزة عايزين عاوز عاوزة نفسي ناوي ناوية قبل ما لما حتى عشان مشان كرمال بلكي يمكن
`;

/** Who and what is she without ة. */
export const feminineWords = `
  هي هيي هيا بنت البنت بنتي ماما أم الأم أمي إمي امي أختي اختي أخت ست الست ستي مراتي مرتي زوجتي تيتة تيتا خالتي عمتي
  جدتي حماتي بنتك أمك إمك أختك دي هيدي هاي هذي هادي الشمس الدنيا الأرض النار الريح الحرب العروس السما يمه يما نانا طنط
  رجلي رجله رجلها رجلك إيدي إيده إيدها إيدك ايدي ايده ايدها عيني عينه عينها عينك ودني ودنه ودنها بطني بطنه بطنها المس مس الميس ميس مدام المدام آنسة بنتها بنته بنتنا رجل إيد عين الفلوس فلوس فلوسي المية مية الحرب السوق البلد مصر روح
  مريم سلمى ليلى منى هدى نور سارة فاطمة رنا لينا دينا هند زينب
`;

/** After these a noun does nothing. */
export const prepositionsOfTalk =
  'في من على مع عن إلى الى ع عند جنب تحت فوق قدام ورا بعد قبل لحد غير زي متل مثل بين حد بتاع دي ف كل';

/** Times stand before verbs and do nothing. */
export const timesOfTalk = `
  سنة السنة ساعة الساعة مرة المرة ليلة الليلة دقيقة الجمعة جمعة النهاردة بكرة شوية العشية البارحة اللحظة لحظة خمسة ستة
  سبعة تمانية تسعة عشرة تلاتة أربعة ثلاثة ثمانية حاجة برة جوة هسة لسة حبة إجازة
`;

/** After these somebody is told to do something. */
export const openersOfOrders =
  'سمحت سمحتي سمحتوا فضلك بليز عافاك عفاك يلا يلة طيب بس خلاص خلص لا ايوه تكفى رجاء وحياتك بالله والنبي';

/** Words that only the standard language has. */
export const standardAlone = `
  الذي التي الذين اللذان اللتان اللواتي والذي والتي لقد سوف ليس ليست لست لسنا لم ولم لن ولن ذلك تلك إنه إنها أنه أنها أنهم إنهم لأنه لأنها كما
  حيث إذ منذ خلال لدى لدي لديك لدينا لديه لديها عبر ضمن نحو سيتم يتم تم وتم وقد فقد قد كذلك أيضا لماذا ماذا حول بل سيكون ستكون إلا يرجى الرجاء
  أيها أيتها هل بأن أن إن فإن وإن لكي نحن هؤلاء أولئك عليكم لكم منكم أرجو نود نرجو يمكنك يمكنكم يمكن بإمكانك حتى
`;
/** The same, outside the Gulf. */
export const standardOutsideGulf = 'هذا هذه أين هنا متى إذا';

/** After these somebody did something. */
export const beforeDeeds = 'اللي مين هو هي حد محدش ماحدش لما هوا هما وهو أول';
/** Between her who does something and the verb. */
export const betweenHerAndVerb = 'ما كمان برضه برضو لسه لسة فعلا خلاص بقى يا';

/** What stands before what is denied. */
export const denial = 'ما';

/** الشنطة, شنطتها, الطلبات: she, hers, and things that are many. */
export const feminine = /(?:\p{L}{2}ة|اء)$|^\p{L}{2,}ت(?:ي|ك|ها|نا|كم|كو|هم)$|^و?ال\p{L}{2,}ات$/u;

/** المحل: he who does something, or what. */
export const subject = /^و?ال\p{L}*(?!ات)\p{L}[^ةه]$/u;
