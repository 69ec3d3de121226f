/** What ends in ك or كم that is no pronoun. */
export const notYour = `
  ذلك تلك هناك كذلك أولئك بذلك لذلك وذلك بنك ملك شريك فلك شباك سمك ديك سلك شبك مبارك مشترك حراك فيسبوك تيك بلوك أحاك حاك ترك شك ضحك مسك تملك يملك نملك أملك يدرك تدرك يترك تترك نترك أترك يتحرك تتحرك يشارك تشارك نشارك أشارك امتلك اشترك شارك تحرك بارك يبارك
  حكم محكم تراكم تحكم يتحكم تتراكم حاكم محاكم كم معتكم
`;

/** A word with the pronoun of the second person: طلبك, لكم. */
export const withYour = /^(?!ال)(?:[ء-يٱ-ۓ]{2,}(?:ك|كم|كن)|[لب]كم?)$/u;

/** What belongs to many, for whom no imperative is in the singular. */
export const yourOfMany = /\p{L}كم$/u;

export const yourPronoun = /(?:ك|كم)$/u;

/** A noun with that pronoun, and no preposition. */
export const nounWithYour = /^(?!(?:ل|ب|من|إلي|علي|مع|عن|لدي|عند)كم?$)\p{L}{3,}$/u;

/** أرفق لكم: done for the addressee. */
export const forYou = /^(?:ل|إلي)كم?$/u;

/** بشرتك, لك: of one addressee. */
export const singularYour = /^(?!(?:ذلك|تلك|هناك|كذلك|أولئك|بذلك|لذلك)$)\p{L}+ك$/u;

/** حسابكم: of several addressees. */
export const pluralYour = /^(?!ال|.*(?:حاكم|تحكم|تراكم)$)\p{L}{3,}كم$/u;

/** A word of yours or ours. */
export const endsInYour = /^\p{L}{3,}(?:ك|كم|نا)$/u;

/** خلص بشرتك: a thing of the addressee's. */
export const yourNounNext = /^(?!ذلك|تلك|هناك|ال|حالك|أنك|كم$)(?:[ء-يٱ-ۓ]{2,}(?:ك|كم)|نفسك|لك)$/u;

/** Words that only an addressee is told: الآن, من فضلك. */
export const addressWords =
  'الآن هنا فورا مجانا فضلك معنا بنا لنا إلينا علينا عبر أدناه أعلاه التالي التالية تريد تريدين تريدون تحتاج ترغب ترغبون تشاء';

/** لكم, إليك, حضوركم: to or of the second person. */
export const toYou = /^(?:(?:ل|ب|من|إلي|علي|مع)ك|[ء-يٱ-ۓ]+كم)$/u;
/** سيرتي. */
export const withMy = /^(?<stem>[ء-يٱ-ۓ]{3,})ي$/u;
