/** Prepositions, and adverbs of place and time, which are completed by a noun as they are. */
export const governors =
  'في من إلى على عن خلال بين عند لدى مع حول دون ضد منذ فوق تحت أمام خلف وراء قرب عبر تجاه إزاء حيال ضمن وسط أثناء طوال حسب وفق بعد قبل نحو رغم بدون';

/** A number of three to ten things, and what is counted: it owns them, منذ عشرةِ أيام. */
export const countsThings = /^(?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر)ة$/u;
/** No particle, and nothing that has one of its own. */
export const countedThing = /^(?!ال|و|في$|من$|على$|إلى$|عن$|أو$|مع$|هذا$|هذه$)\p{L}{3,}$/u;
