import { removeMarks } from '../marks.ts';
import { wordsOf } from './agents.ts';

/** Plurals of three letters that are spelt like a singular, a verb or the name of an action. */
const plurals = ' نُظُم سُحُب جُزُر نِسَب فِرَق قِيَم حِكَم عِبَر جُمَل عُقَد خُطَب رُتَب تُحَف عُطَل رُكَب ';
/** Of her: what describes many things. */
const adjectives =
  'كثيرة جديدة قديمة كبيرة صغيرة جميلة مختلفة عديدة متعددة طويلة قصيرة مفيدة مهمة عالية منخفضة مرتفعة متفاوتة واسعة ضيقة قليلة أخرى محلية عالمية وطنية دولية إسلامية عسكرية مدرسية إلكترونية تاريخية حديثة متنوعة خاصة عامة رسمية عربية أجنبية نادرة ثمينة رائعة بسيطة صعبة سهلة تعليمية علمية';

const formsByBare: ReadonlyMap<string, string> = new Map(wordsOf(plurals).map((form) => [removeMarks(form), form]));
const describing: ReadonlySet<string> = new Set(wordsOf(adjectives));
const sunLetters = /^[تثدذرزسشصضطظلن]/u;

/** نسب عالية, النظم الحديثة: an adjective of hers after a word without ة says that things are many. */
export function pluralOf(bare: string, next: string | undefined): string | undefined {
  if (next === undefined) {
    return undefined;
  }
  const isDefinite = bare.startsWith('ال');
  const form = formsByBare.get(isDefinite ? bare.slice(2) : bare);
  const adjective = isDefinite && next.startsWith('ال') ? next.slice(2) : isDefinite ? '' : next;
  if (form === undefined || !describing.has(adjective)) {
    return undefined;
  }
  return isDefinite ? (sunLetters.test(form) ? `ال${form.charAt(0)}\u0651${form.slice(1)}` : `الْ${form}`) : form;
}
