import { joinedArticle } from '../clitics.data.ts';
import { pronounPattern } from '../clitics.ts';
import { anyOf } from '../word-list.ts';

/** Prepositions, and adverbs of place and time, after which a noun is in the genitive. */
export const prepositionsAndAdverbs =
  'في من إلى على عن خلال بين عند لدى مع حول دون ضد منذ فوق تحت أمام خلف وراء قرب عبر تجاه إزاء حيال ضمن وسط أثناء طوال حسب وفق بعد قبل نحو رغم بدون';

/** The article, with the conjunction and the preposition that may stand before it. */
export const articled = new RegExp(`^[وف]?${joinedArticle}`, 'u');
/** The article after a preposition of one letter: بال, كال, لل. */
export const prepositionAndArticle = /^[وف]?(?:[بك]ال|لل)/;

/** Sound plurals and duals have an n there, whose vowel says nothing about case; long vowels take no case. */
export const caseless = /(?:ُو|ِي|َيْ|َا)ن[\u064E\u0650]?$|[اىيو\u0652]$|ات[\u064B-\u0650]?$/;

/** A noun with its possessive pronoun, in any case; no هذه, ذلك, تلك. */
export const possessedNoun = new RegExp(
  `^(?!.*${anyOf('ه\u064Eذ ذ\u064Eل\u0650 ت\u0650ل\u0652')})(.{3,}?\u0651?)[\u064E\u064F\u0650](${pronounPattern('him', 'her', 'them', 'themBoth', 'themWomen', 'you', 'youAll', 'us')})$`,
  'u',
);
/** إن and its sisters and some prepositions take pronouns as nouns do, and no case. */
export const suffixedWithoutCase = /^(?:[بلك]?[أإ]ن|لكن|لعل|ليت|لد|إلي|علي)/u;
