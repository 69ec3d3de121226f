/** Prepositions, and adverbs of place and time, which are completed by a noun as they are. */
export const governors =
  'في من إلى على عن خلال بين عند لدى مع حول دون ضد منذ فوق تحت أمام خلف وراء قرب عبر تجاه إزاء حيال ضمن وسط أثناء طوال حسب وفق بعد قبل نحو رغم بدون';
