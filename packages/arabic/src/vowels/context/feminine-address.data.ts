/** Women and girls who are called by what they are, or by a name that does not end as theirs do. */
export const calledWomen =
  'أمي أختي ابنتي بنتي بنت ماما جدتي خالتي عمتي صديقتي حبيبتي زوجتي سيدتي آنستي معلمتي أستاذتي دكتورتي مريم زينب هند سعاد نور رنا ريم أحلام إيمان إلهام ابتسام حنان جنان رحاب سحر شهد عبير غدير غزل فرح فيروز كوثر لمى ليان نرمين نسرين نجلاء نورهان هيام وجدان ياسمين يارا رانيا داليا نادين لين جنى تالا دانا لينا رولا ديما ديانا سوسن سلوى نجوى فدوى منى هدى ندى لبنى بشرى يسرى سلمى ليلى سهى مها رؤى هيا نها ضحى';
/** Men whose names end as women's do. */
export const calledMen =
  'مصطفى موسى عيسى يحيى مرتضى حمزة أسامة طلحة معاوية عكرمة حذيفة عبيدة خليفة طه رضا زكريا عطا يحي علاء بهاء ضياء صفاء عطاء براء فتى أعزاء أصدقاء أحباء أبناء إخوة سادة جماعة أساتذة طلبة';

/** Feminine forms where letters leave the gender of the addressee open. */
export const toHer: Readonly<Record<string, string>> = {
  أنت: 'أَنْتِ',
  وأنت: 'وَأَنْتِ',
  لك: 'لَكِ',
  بك: 'بِكِ',
  منك: 'مِنْكِ',
  عليك: 'عَلَيْكِ',
  إليك: 'إِلَيْكِ',
  معك: 'مَعَكِ',
  فيك: 'فِيكِ',
  عندك: 'عِنْدَكِ',
  عنك: 'عَنْكِ',
  أحبك: 'أُحِبُّكِ',
  حالك: 'حَالُكِ',
  شكرك: 'شُكْرَكِ',
};

/** What a woman is greeted or written to by, with nothing before it. */
export const greetedWomen = 'عزيزتي سيدتي آنستي حبيبتي صديقتي زميلتي أيتها غاليتي أميرتي';

/** What belongs to women. */
export const thingsOfWomen = 'فستانك حجابك عباءتك مكياجك أنوثتك أمومتك تنورتك خمارك رموشك أظافرك شفتيك كحلك';

/** After these a verb is in a mood, in which hers ends in ي. */
export const beforeVerbsToHer = 'لا ولا فلا لم ولم لن ولن أن وأن كي لكي حتى ألا';
export const femininePresent = /^ت(?<stem>\p{L}{2,})ي$/u;
/** اقلق of تقلقي. */
export const joiningAlif = 'ا';
/** اشْتَرِ: the ي of تشتري belongs to the verb. */
export const weakImperative = /\u0650$/u;
/** After these comes what one is or does: أنك مريضة. */
export const wordsBeforeDescriptions = 'أنت أنك لأنك بأنك إنك لكنك كأنك لعلك ليتك';
/** أنت رائعة. */
export const describedWoman = /^(?!ال|ب|مرة$|خاصة$|عادة$)\p{L}{3,}ة$/u;
/** فجربي, وسجلي. */
export const joinedFeminineImperative = /^[وف](?<stem>[ء-يٱ-ۓ]{3,})ي$/u;
/** With a joining alif or a doubled letter. */
export const surelyImperative = /^ا|^\p{L}\u064E\p{L}\u0651\u0650/u;
export const calling = 'يا';

/** A second person pronoun after a vowel: بَيْتُكَ, عَلَيْكَ; ذَلِكَ is none. */
export const yourPronounVowelled =
  /^(?!(?:.*ذ\u064Eل\u0650|.*ت\u0650ل\u0652|.*ه\u064Fن\u064Eا|.*أ\u064Fول\u064Eئ\u0650)ك)(.+(?:[\u064E-\u0650](?=ك\u064E?$)|[\u0652اوي](?=ك\u064E$)))ك\u064E?$/u;
/** A past verb of the second person: قَدَّمْتَ, قَدَّمْتَهَا, and with the vowel of its object, قَدَّمْتَهُ. */
export const secondPersonPast = /^(.{3,}\u0652ت)\u064E(?=$|ه\u064Eا$|ه$|ن\u0650ي$)/u;
export const secondPersonPastWithHim = /^(.{3,}\u0652ت)\u064Eه\u064F$/u;
/** أَنْتَ. */
export const youVowelled = /^((?:و\u064E)?أ\u064Eن\u0652ت)\u064E$/u;

/** A present verb of a woman: تبحثين. Verbal nouns are shorter: تحسين. */
export const presentOfWoman = /^(?:س)?ت[ء-يٱ-ۓ]{3,}(?<!ي)ين$/u;
/** How names of women end. */
export const womansName = /\p{L}{2}(?:ة|اء)$/u;
