import { isOrderForm } from '../context/orders.ts';
import { fatha, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import type { WordBefore } from './word-before.ts';

/** Verbs whose subject is I or we, who are never named after them. */
const ofUs: ReadonlySet<string> = new Set(
  'أحب نحب أريد نريد أحترم نحترم أشكر نشكر أعرف نعرف أفتقد نفتقد أتذكر نتذكر أزور نزور أنتظر ننتظر أرى نرى أقدر نقدر أغسل نغسل أحفظ نحفظ أنسى ننسى أحمي نحمي أبيع نبيع أكتب نكتب أساعد نساعد أحاول نحاول أطلب نطلب أرسل نرسل أقدم نقدم أرفق نرفق أؤكد نؤكد أعرض نعرض أضع نضع أتابع نتابع ننتظر أحتاج نحتاج أتوقع نتوقع أجد نجد أفتح نفتح أغلق نغلق أستقبل نستقبل أتسلم نتسلم أستلم نستلم أغير نغير أحدث نحدث ألغي نلغي أبدأ نبدأ أواصل نواصل أتقبل نتقبل نثمن أتمنى نتمنى أرجو نرجو أراجع نراجع أكمل نكمل أعيد نعيد'.split(
    ' ',
  ),
);
/** What one is told not to do, or asked how one does. */
const telling: ReadonlySet<string> = new Set(['لا', 'ولا', 'كيف', 'هل', 'فهل', 'وهل', 'لماذا']);
/** What states and people of the news do to what is theirs, after they were named: طهران تنفي صلتَها. */
const doneToTheirs =
  /^[يت](?:نفي|علن|ؤكد|رفض|دعم|عزز|وسع|كشف|جدد|واصل|ستأنف|خفض|رفع|نهي|ختتم|طلق|سحب|علق|غلق|وقف|ؤجل|حيي|طور|بيع|عرض|ستعيد|خسر|ستخدم|ترك|غير|عدل|حدد|كرر|بدي|فقد|دشن|نشر|سلم)$/u;
/** What I did, as a rule found it: تَسَلَّمْتُ رِسَالَتَكَ. */
const didByMe = /\u0652ت\u064F$/u;
const future = /^[وف]?س?(?=[أن])/u;
const theirs = /^ه/u;
/** A name or a noun, and neither a particle nor who is not named. */
const namedFirst = /^(?!الذي|التي|الذين|عندما|بينما|حيثما|وقد|لماذا)\p{L}{4,}$/u;
/** Found in the nominative, and no plural in ات, whose accusative ends in i. */
const inNominative = /(?<!ات)\u064Fه/u;
/** A noun with its owner. */
const owned = /^(\p{L}.{2,})[\u064F\u0650](ن\u064Eا|ه\u064Eا|ه[\u064F\u0650]|ه[\u064F\u0650]م\u0652?|ك\u064E?)$/u;

/** نحب وطنَنا, لا تنس موعدَنا: after a verb whose subject is in the verb, what is owned is its object. */
export function asOwnedObject(
  reading: WordReading,
  { bare: verb, vowelled, isByRule, before }: WordBefore,
): WordReading {
  const isOrder = isOrderForm(vowelled.replace(/\u0650$/u, sukun));
  const isTold = telling.has(before?.bare ?? '') && /^ت\p{L}{2,}$/u.test(verb);
  const isDidByMe = isByRule && didByMe.test(vowelled);
  const isGoverned = /^[بل]\u0650|ذ\u064Eل\u0650ك/u.test(reading.form);
  const isOfNews =
    before !== undefined && before.before === undefined && namedFirst.test(before.bare) && doneToTheirs.test(verb);
  const [, noun, owner] =
    !isGoverned && (isOrder || isTold || isOfNews || isDidByMe || ofUs.has(verb.replace(future, '')))
      ? (owned.exec(reading.form) ?? [])
      : [];
  if (
    noun === undefined ||
    owner === undefined ||
    (isOfNews && !(theirs.test(owner) && inNominative.test(reading.form)))
  ) {
    return reading;
  }
  return { ...reading, form: noun + fatha + owner.replace(/^ه\u0650/u, 'ه\u064F') };
}
