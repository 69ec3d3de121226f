import { barePronouns } from '../clitics.data.ts';
import { pronounPattern } from '../clitics.ts';
import { anyOf } from '../word-list.ts';

/** A noun in the nominative with its possessive pronoun of the third person. */
export const nominativeWithPossessive = new RegExp(
  `^(?<noun>\\p{L}.{2,})\u064F(?<pronoun>${pronounPattern('him', 'her', 'them')})$`,
  'u',
);
/** The same of all persons, in the nominative or genitive. */
export const possessedNotAccusative = new RegExp(
  `^(?<noun>\\p{L}.{2,})[\u064F\u0650](?<pronoun>${pronounPattern('us', 'her', 'him', 'them', 'you', 'youAll', 'youAllJoined')})$`,
  'u',
);
/** A pronoun of the third person after the nominative, and no plural in ات, whose accusative ends in i. */
export const nominativeOfThird = /(?<!ات)\u064Fه/u;
/** A noun after the preposition that is joined to it, and demonstratives. */
export const notObject = /^[بل]\u0650|ذ\u064Eل\u0650ك|^ه\u064Eذ\u0650ه/u;

/** What is in apposition to a subject and no object, before a pronoun: الوزير نفسه. */
const appositives = 'نفس أنفس عين ذات كل جميع معظم أغلب بعض أحد كلا غالبيت أكثر';
export const appositiveOrCoordinated = new RegExp(`^(?:و.+|${anyOf(appositives)}ه(?:ا|م)?)$`, 'u');

/** Present verbs of the first person, whose subject is never named after them. */
export const firstPersonVerbs = `
  أحب نحب أريد نريد أحترم نحترم أشكر نشكر أعرف نعرف أفتقد نفتقد أتذكر نتذكر أزور نزور أنتظر ننتظر أرى نرى
  أقدر نقدر أغسل نغسل أحفظ نحفظ أنسى ننسى أحمي نحمي أبيع نبيع أكتب نكتب أساعد نساعد أحاول نحاول أطلب نطلب
  أرسل نرسل أقدم نقدم أرفق نرفق أؤكد نؤكد أعرض نعرض أضع نضع أتابع نتابع أحتاج نحتاج أتوقع نتوقع أجد نجد
  أفتح نفتح أغلق نغلق أستقبل نستقبل أتسلم نتسلم أستلم نستلم أغير نغير أحدث نحدث ألغي نلغي أبدأ نبدأ أواصل
  نواصل أتقبل نتقبل نثمن أتمنى نتمنى أرجو نرجو أراجع نراجع أكمل نكمل أعيد نعيد
`;

/** Before a verb of the second person: one is told what not to do, or asked how one does it. */
export const negationsAndInterrogatives = 'لا ولا كيف هل فهل وهل لماذا';

/** What states and people of the news do to what is theirs, without the letter of the person: طهران تنفي صلتها. */
const verbsOfNews = `
  نفي علن ؤكد رفض دعم عزز وسع كشف جدد واصل ستأنف خفض رفع نهي ختتم طلق سحب علق غلق وقف ؤجل حيي طور بيع عرض ستعيد
  خسر ستخدم ترك غير عدل حدد كرر بدي فقد دشن نشر سلم
`;
export const verbOfNews = new RegExp(`^[يت]${anyOf(verbsOfNews)}$`, 'u');
/** What opens a clause and names no subject. */
const notNames = 'الذي التي الذين عندما بينما حيثما وقد لماذا';
export const mayBeName = new RegExp(`^(?!${anyOf(notNames)})\\p{L}{4,}$`, 'u');

/** To whom it is done, between a verb and its object: نعيد إليك نقودك. */
export const indirectObject = new RegExp(`^${anyOf('ل إلي علي من')}${anyOf(barePronouns)}$`, 'u');

/** A noun that shows a case: the first part of a construct in ة, or with the article. */
export const shownCase = /^(?:(?!ال|[وف]\u064E|[بل]\u0650).*ة|ال.*(?<!ات|ون|ي\u0652?ن))[\u064F\u0650]$/u;
