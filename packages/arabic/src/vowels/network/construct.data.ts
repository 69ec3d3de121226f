/** Nouns in ة that take a name after them: شركة تويوتا, مدينة نصر. */
export const namedHeads =
  'شركة مؤسسة منظمة مدينة محافظة منصة جائزة بورصة صحيفة مجلة قناة جامعة كلية مدرسة وكالة هيئة وزارة دولة مملكة جمهورية إمارة بلدية قرية حركة جماعة جمعية خدمة سيارة طائرة ' +
  'بطاقة نسخة ميزة شبكة خارطة خريطة موسوعة ساعة شاشة لعبة ليرة عملة شقيقة زوجة ابنة محطة عاصمة ولاية منطقة رواية أغنية بطولة ماركة علامة جزيرة قلعة بحيرة كنيسة عائلة أسرة قبيلة عشيرة ' +
  'حكومة إدارة رئاسة قيادة كتلة عيادة صيدلية مكتبة قهوة شاحنة دراجة دردشة تقنية جائحة مركبة عملية قائمة باقة حملة رحلة دورة نقطة كلمة علبة قطعة مجموعة لجنة غرفة قاعة صفحة رسالة فاتورة تذكرة شهادة رخصة حقيبة ' +
  'مدونة دوقة أميرة ملكة رئيسة مديرة وزيرة نائبة سفيرة بطلة نجمة هدية صورة قصة حكاية أيقونة مساعدة';

/** Nouns and numerals in ة that are hardly ever met but with what completes them. */
export const openHeads =
  'بواسطة واسطة عدة لحظة مكافحة كافة بقية ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة جريمة لدرجة إعادة إقامة زيادة إتاحة إزالة إضافة إدانة محاولة متابعة مراجعة صناعة زراعة تجارة قراءة كتابة خسارة إطاحة إشادة إحالة إغاثة حماية رعاية صيانة';

/** Nouns in ة that are completed by a clause with أن: فكرة أنه. */
export const clauseHeads = 'فكرة ضرورة ملاحظة حقيقة مسألة نتيجة درجة خشية شريطة مخافة بحجة حجة إمكانية أهمية فرضية';

/** ل before a noun with its possessive pronoun, for somebody: لابنك. */
export const prepositionWithOwner = /^ل[ء-يٱ-ۓ]{2,}(?:ي|ك|كم|ه|ها|هم|نا)$/u;

/** A noun in ة without an article. */
export const nounInTa = /^(?!(?:[وفبك]\p{M}?)?ال|ل\p{M}?ل).*ة\p{M}*$/u;

/** نَسِيَ, تُوُفِّيَ; participles in -iya have a long a before it. */
export const weakPast = /^(?:[وف]\u064E)?(?!ال)[^ا]+\u0650ي\u064E$/u;

/** Verbal nouns in ة, which no adjective is spelt like: تجربة قيادة. */
export const verbalNounsInTa =
  'قيادة قراءة كتابة صيانة حماية رعاية زراعة صناعة تجارة سباحة طباعة حلاقة دراسة إدارة إقامة إضاءة تهنئة تعزية تسلية تغذية تدفئة تهوية تحلية ترقية توعية تنمية تعبئة مشاهدة محادثة متابعة مراجعة استشارة هدية';

/** A particle of one letter before a noun. */
export const joinedParticle = /^(?:[وف][ء-يٱ-ۓ]{3}|[بك][ء-يٱ-ۓ]{4}|ل[ء-يٱ-ۓ]{3})/u;
/** An adjective of relation: مقابلة تلفزيونية. Verbal nouns of form II are spelt so, too: توعية. */
export const relativeAdjective = /(?<!^ت[ء-يٱ-ۓ]{2})(?:ي|ئ)ة$/u;
/** حمراء is an adjective, شراء and انتهاء are verbal nouns. */
export const adjectiveEnding = /(?:ة|ى|^[^أإا][ء-يٱ-ۓ]{2}اء)$/u;
/** تهنئة, تجربة: hardly an adjective is spelt so. */
export const verbalNounInTa = /^ت[ء-يٱ-ۓ]{2}[^ي]ة$/u;
export const verbOrVerbalNoun = /^[يت]\p{L}{3}/u;
/** What is said of the noun, with a pronoun for it: حفلة أقامها. */
export const withPronounOfHer = /[ء-يٱ-ۓ]{3}ها$/u;
export const complementiser = /^[أإ]ن(?:ه|ها|هم|نا|ي)?$/u;
export const proclitic = /^(?:[وف](?=[ء-يٱ-ۓ]{4}))?(?:[بل](?=[ء-يٱ-ۓ]{4}))?/u;
