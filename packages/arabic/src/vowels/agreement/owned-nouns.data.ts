/** A noun with the pronoun of who reads or writes, in any case. */
export const ownedByReader =
  /^(?<noun>(?!ال|[وف]\u064E|ل\u0650أ|(?:[بلك][\u064E\u0650])?(?:ذ\u064Eل\u0650|ت\u0650ل\u0652|م\u064Eع\u064E|ه\u064Fن\u064Eا)ك)\p{L}.{2,}?\u0651?)(?<ending>[\u064E\u064F\u0650])(?<owner>ك[\u064E\u0650]?|ك\u064Fم[\u0652\u064F]?|ن\u064Eا)$/u;

/** Sisters of إن, after which a noun is in the accusative. */
export const sistersOfInna = 'إن أن لأن بأن لكن ولكن كأن لعل ليت وإن وأن فإن وكأن ولعل علما';

/** How one calls those whom one writes to: زملاءنا الكرام. */
export const calledSo = 'العزيز العزيزة الأعزاء الكريم الكريمة الكرام الفاضل الفاضلة الأفاضل المحترم المحترمة';

/** What happens to things of the reader's, whose subject follows: وصل طلبك, انتهت باقتك. */
export const happenings = `
  تَأَخَّرَ تَغَيَّرَ تَوَقَّفَ تَعَطَّلَ تَأَجَّلَ تَحَسَّنَ تَكَرَّرَ تَعَثَّرَ تَلِفَ تَضَرَّرَ تَجَدَّدَ تَأَثَّرَ تَأَكَّدَ انْقَطَعَ انْخَفَضَ انْتَقَلَ ارْتَفَعَ اكْتَمَلَ اقْتَرَبَ اخْتَلَفَ احْتَرَقَ تَضَاعَفَ تَرَاجَعَ تَزَايَدَ امْتَلَأَ انْفَصَلَ نَفِدَ وَصَلَ فَشِلَ نَجَحَ ظَهَرَ بَدَأَ تَعَذَّرَ سَقَطَ نَقَصَ
  ضَاعَ زَادَ حَانَ بَقِيَ اسْتَمَرَّ اسْتَقَرَّ تَمَّ انْتَهَى انْقَضَى ازْدَادَ اخْتَفَى تَلَاشَى جَاءَ عَادَ كَانَ أَصْبَحَ صَارَ
`;
/** The same of her, where a weak letter is lost. */
export const happeningsOfHer = 'انْتَهَتْ انْقَضَتْ اخْتَفَتْ تَلَاشَتْ ازْدَادَتْ بَقِيَتْ كَانَتْ صَارَتْ عَادَتْ جَاءَتْ حَانَتْ زَادَتْ ضَاعَتْ تَمَّتْ اسْتَمَرَّتْ';

/** To whom it is done, between a verb and its subject: سيرد عليك فريقنا. */
/** Of these verbs he, it or they do it to readers with no object between: سيرد عليك فريقنا. */
export const verbsToReaders = /^[وفل]?س?[يت](?:رد|تواصل|تصل|جيب|عود|حضر|أتي|بقى|هتم|عتني|رحب|تكفل|بدأ|نتهي|تم|سري)$/u;
export const toReaders = /^(?:ل|ب|من|إلي|علي|مع|عن|لدي)(?:ك|كم|نا|ي)$/u;

/** Passives of the past and the present. */
export const passiveShape =
  /^(?:س\u064E)?(?:[يت]\u064F.*\u064E\p{L}\u0651?[\u064F\u064E\u0652]|\p{L}\u064F(?:\p{L}\u0651?\u0650|\p{L}\u0652\p{L}\u0650|و\p{L}\u0650).*\u064E(?:ت[\u0652\u0650])?|أ\u064F\p{L}\u0650ي\p{L}\u064E(?:ت[\u0652\u0650])?)$/u;

/** What a noun looks like that owns what follows: no article, no pronoun, no nunation. */
export const headShape = /^(?!ال|[وف]?[بك]ال|[وف]?لل)\p{L}{3,}(?<!ي|ون|ان|ا|ين|ه|هم|ها|نا|ك|كم)$/u;
export const nunation = /[\u064B-\u064D]/u;
/** كتب, وصل: letters of a verb of the past. */
export const pastShape = /^\p{L}\u064E\p{L}\u0651?[\u064E\u0650\u064F]\p{L}\u064E?$/u;
/** سيتواصل, وسيصل: after the س of the future a verb is in the indicative. */
export const futureClosed =
  /^(?<verb>(?:[وف]\u064E)?س\u064Eي[\u064E\u064F].+(?<!\u064Fو|\u0650ي|\u064Eا)[^\u064B-\u0652اىويتك])[\u0652\u064E]$/u;
/** وَسَنَدْرُسُهَا: the same before its object. */
export const futureWithObject =
  /^(?<verb>(?:[وف]\u064E)?س\u064E[ينتأ][\u064E\u064F].{3,})\u064E(?<object>ك[\u064E\u0650]?|ك\u064Fم[\u0652\u064F]?|ه[\u064F]|ه\u064Eا|ه\u064Fم\u0652?)$/u;
export const conjunction = /^[وف](?=\p{L}{3})/u;
export const boundLetter = /^[وف]?[بلك](?=\p{L}{3})/u;
export const [taOfHer, taMarbuta] = ['ت', 'ة'];

/** Before these letters a word may be a verb: أن تملك. */
export const beforeVerbs = 'أن وأن بأن لأن لكن ولكن';
/** What a preposition of one letter is joined to. */
export const boundForm = /^(?:[وف]\u064E)?[بلك][\u0650\u064E]/u;

/** وَقْت: what has a closed middle and no ending is a noun. */
export const closedNoun = /^\p{L}[\u064E-\u0650]\p{L}\u0652\p{L}$/u;

/** كنت, زرت: what one did oneself, without its ending. */
export const ofOneself = /^(?:[وف]\u064E)?\p{L}[\u064F\u0650]\p{L}\u0652ت$/u;
