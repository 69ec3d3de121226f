/** Women and girls who are called by what they are, or by a name that does not end as theirs do. */
export const calledWomen =
  'أم أمي أخت أختي ابنتي بنتي بنت ماما جدتي خالتي عمتي صديقتي حبيبتي زوجتي سيدتي آنستي معلمتي أستاذتي دكتورتي مريم زينب هند سعاد نور رنا ريم أحلام إيمان إلهام ابتسام حنان جنان رحاب سحر شهد عبير غدير غزل فرح فيروز كوثر لمى ليان نرمين نسرين نجلاء نورهان هيام وجدان ياسمين يارا رانيا داليا نادين لين جنى تالا دانا لينا رولا ديما ديانا سوسن سلوى نجوى فدوى منى هدى ندى لبنى بشرى يسرى سلمى ليلى سهى مها رؤى هيا نها ضحى';
/** Men whose names end as women's do. */
export const calledMen =
  'مصطفى موسى عيسى يحيى مرتضى حمزة أسامة طلحة معاوية عكرمة حذيفة عبيدة خليفة طه رضا زكريا عطا يحي علاء بهاء ضياء صفاء عطاء براء فتى أعزاء أصدقاء أحباء أبناء إخوة سادة جماعة أساتذة طلبة';

/** What a woman is greeted, written to or told by, with nothing before it. */
export const greetedWomen =
  'عزيزتي سيدتي آنستي حبيبتي صديقتي زميلتي عميلتنا عميلتي ضيفتنا سيدتنا عزيزتنا زبونتنا أيتها غاليتي أميرتي جربي فجربي';

/** What belongs to women. */
export const thingsOfWomen = 'فستانك حجابك عباءتك مكياجك أنوثتك أمومتك تنورتك خمارك رموشك أظافرك شفتيك كحلك';

/** After these comes what one is or does: أنك مريضة. */
export const wordsBeforeDescriptions = 'أنت أنك لأنك بأنك إنك لكنك كأنك لعلك ليتك';
/** أنت رائعة. */
export const describedWoman = /^(?!ال|ب|مرة$|خاصة$|عادة$)\p{L}{3,}ة$/u;
export const calling = 'يا';

/** A second person pronoun after a vowel: بَيْتُكَ, عَلَيْكَ; ذَلِكَ is none. */
export const yourPronounVowelled =
  /^(?!(?:.*ذ\u064Eل\u0650|.*ت\u0650ل\u0652|.*ه\u064Fن\u064Eا|.*أ\u064Fول\u064Eئ\u0650)ك)(.+(?:[\u064E-\u0650](?=ك\u064E?$)|[\u0652اوي](?=ك\u064E$)))ك\u064E?$/u;
/** A past verb of the second person: قَدَّمْتَ, قَدَّمْتَهَا, with the vowel of its object قَدَّمْتَهُ; not زَيْتَ. */
export const secondPersonPast = /^(?!\p{L}\u064E[وي]\u0652ت\u064E$)(.{3,}\u0652ت)\u064E(?=$|ه\u064Eا$|ه$|ن\u0650ي$)/u;
export const secondPersonPastWithHim = /^(.{3,}\u0652ت)\u064Eه\u064F$/u;
/** أَنْتَ. */
export const youVowelled = /^((?:و\u064E)?أ\u064Eن\u0652ت)\u064E$/u;

/** A present verb of a woman: تبحثين. Verbal nouns are shorter: تحسين. */
export const presentOfWoman = /^(?:س)?ت[ء-يٱ-ۓ]{3,}(?<!ي)ين$/u;
/** How names of women end. */
export const womansName = /\p{L}{2}(?:ة|اء)$/u;

/** What ends in ك or كم that is no pronoun. */
export const lookAlikesOfYour = `
  ذلك تلك هناك كذلك أولئك بذلك لذلك وذلك بنك ملك شريك فلك شباك سمك ديك سلك شبك مبارك مشترك حراك فيسبوك تيك بلوك أحاك حاك ترك شك ضحك مسك تملك يملك نملك أملك يدرك تدرك يترك تترك نترك أترك يتحرك تتحرك يشارك تشارك نشارك أشارك امتلك اشترك شارك تحرك بارك يبارك
  حكم محكم تراكم تحكم يتحكم تتراكم حاكم محاكم كم معتكم
`;

/** A word with the pronoun of the second person: طلبك, لكم. */
export const withYour = /^(?!ال)(?:[ء-يٱ-ۓ]{2,}(?:ك|كم|كن)|[لب]كم?)$/u;

/** What is with you, of one who is spoken to. */
export const prepositionsWithYour = 'أنت وأنت لك بك منك عليك إليك معك فيك عندك عنك أحبك حالك شكرك';

/** احجزي, استمتعي: with its joining alif and ي. */
export const imperativeToWoman = /^ا(?!ل)\p{L}{2,}ي$/u;
/** فاضحكي, within a clause: longer than اسمي, and nothing done to me, امنحني. */
export const imperativeWithin = /^[وف]?ا(?!ل|بنتي|مرأتي|ثنتي|ستدعي)[^\P{L}ا]{3,}(?<![^ي]ن)ي$/u;

/** After these a verb is in a mood, in which hers ends in ي. */
export const beforeVerbsToHer = 'لا ولا فلا لم ولم لن ولن أن وأن كي لكي حتى ألا';
/** تكتبي. */
export const femininePresent = /^ت\p{L}{3,}ي$/u;
/** Their ي is a letter of the root: لن تنتهي القصة. */
export const presentsInYa =
  'تنتهي تشتري تكتفي تلتقي تبني تعني تجري تأتي تمشي ترمي تحتوي تنوي تؤدي تغطي تعطي تحمي تكفي تبكي تحكي تروي تقضي تنمي تخفي تحيي تلبي تربي تصلي تغني تسمي تضحي تعتني تقتضي تستدعي تستلقي ترتدي تختفي تنطوي تنقضي تعاني توصي تجني تطوي تشفي تسقي تنفي تدري تهدي تلقي تبقي تنهي تحصي تغري توحي تستوفي تستثني تقتني تكتسي تلتوي تهتدي تنتمي ترتقي ترتوي تعتلي تشتهي تبتغي تقتدي تعتدي تفتري تنبغي تنضوي تتعدي تؤذي تداوي تساوي تنادي تحاكي تراعي تجاري توازي تنافي تضاهي تباهي تعادي تلاقي توالي تواري';
