import { intransitivePasts, intransitivePastsOfHer } from '../agreement/verb-patterns.data.ts';
import { hasArticle, withoutArticle } from '../article.ts';
import { fatha } from '../marks.ts';
import { byBare, setOf, wordsOf } from '../word-list.ts';
import { isAgent, knownThings } from './agents.ts';
import { feminineOf, genders } from './passives.ts';
import { inMood } from './presents.ts';
import { pluralYour } from './pronouns.data.ts';
import { hasYour, isYours } from './pronouns.ts';
import {
  adverbsAfterPassives,
  beforeOpening,
  beforePasts,
  definiteFeminine,
  definiteNoun,
  definiteParticiple,
  doubled,
  feminineOfYours,
  futureAndVerb,
  joinedAdjunct,
  manners as mannerWords,
  negatedForThingsAlone,
  negatedPassives,
  negatedSubjects,
  negation,
  not,
  servicePasts,
  servicePresents,
  soundPlural,
  surelyVerb,
  verbalNounsLikePresents,
} from './service-passives.data.ts';

const presents = byBare(wordsOf(servicePresents).flatMap(genders));
const masculinePasts = byBare(servicePasts);
const femininePasts = byBare(wordsOf(servicePasts).map(feminineOf));
const negatedPresents = byBare([...wordsOf(negatedPassives), ...wordsOf(negatedForThingsAlone).flatMap(genders)]);
const intransitive = byBare([
  ...wordsOf(intransitivePasts).flatMap((form) => [form, feminineOf(form)]),
  ...wordsOf(intransitivePastsOfHer),
]);
const adverbs = setOf(adverbsAfterPassives);
const verbalNouns = setOf(verbalNounsLikePresents);
const manners = setOf(mannerWords);

/** المستأجر is an agent; of the participles only those are passive that are known as things. */
function isThing(next: string): boolean {
  return definiteNoun.test(next) && (!definiteParticiple.test(next) || knownThings.has(withoutArticle(next)));
}

/** True where the word after the verb is a thing, and after it comes nothing but time, place and manner. */
function hasPassiveSubject([next = '', afterNext]: readonly string[]): boolean {
  return (
    !isAgent(next) &&
    (isThing(next) || hasYour(next)) &&
    !soundPlural.test(next) &&
    (afterNext === undefined || adverbs.has(afterNext) || joinedAdjunct.test(afterNext))
  );
}

/** يُحذف حسابك, تُطبق الشروط, سيُضاف الرصيد إلى حسابك. */
function presentAt(bare: string, words: readonly string[], index: number): string | undefined {
  const [, future = '', verb = ''] = futureAndVerb.exec(bare) ?? [];
  const form = presents.get(verb);
  if (form === undefined) {
    return undefined;
  }
  const previous = words[index - 1] ?? '';
  const after = words.slice(index + 1);
  const [next = '', afterNext] = after;
  const isJoined = words[index] !== bare;
  const isOfYours = hasYour(next);
  const isOpening = isJoined ? isOfYours : index === 0 || (index === 1 && beforeOpening.test(previous));
  // لا تغلق النافذة is a prohibition; تقدم and توقف are verbal nouns.
  const isOther =
    verb.startsWith('ت') && ((previous === not && !isJoined) || (verbalNouns.has(verb) && !feminineOfYours.test(next)));
  const isAlone = afterNext === undefined && !isOfYours;
  return isOpening && !isOther && !isAlone && hasPassiveSubject(after)
    ? (future === '' ? '' : future + fatha) + inMood(form, isJoined ? '' : previous, next)
    : undefined;
}

/** أضيف عنوانك بنجاح, رفضت بطاقتك. */
function pastAt(bare: string, words: readonly string[], index: number): string | undefined {
  const after = words.slice(index + 1);
  const [next = '', afterNext] = after;
  const isFeminine = feminineOfYours.test(next) || definiteFeminine.test(next);
  const form = isFeminine ? femininePasts.get(bare) : masculinePasts.get(bare);
  // حذف الملف may be a verbal noun: how it was done makes it a sentence. أضيف and ألغي are spelt like nothing else.
  const isAfterParticle = beforePasts.test(words[index - 1] ?? '');
  const isOfMany = doubled.test(form ?? '') && pluralYour.test(next);
  const isVerb = isFeminine || isAfterParticle || isOfMany || surelyVerb.test(bare) || manners.has(afterNext ?? '');
  const isAlone = hasArticle(next) && afterNext === undefined && !isAfterParticle;
  const isOpening = index === 0 || beforeOpening.test(words[index - 1] ?? '');
  return form !== undefined && isOpening && isVerb && !isAlone && hasPassiveSubject(after) ? form : undefined;
}

/** لم يُسمع صوتك, لن تُرد الرسوم: of some verbs the subject may be the addressee. */
function negatedAt(bare: string, words: readonly string[], index: number): string | undefined {
  const [previous = '', next = ''] = [words[index - 1], words[index + 1]];
  const isNegated = negation.test(previous) && negatedSubjects.test(next) && !isAgent(next);
  const form = isNegated ? negatedPresents.get(bare) : undefined;
  return form === undefined ? undefined : inMood(form, previous.slice(-2), next);
}

/** The passive of what services do: before a thing of the addressee's, or one of which little more is said. */
export function servicePassiveOf(bare: string, words: readonly string[], index: number): string | undefined {
  return presentAt(bare, words, index) ?? negatedAt(bare, words, index) ?? pastAt(bare, words, index);
}

/** تأخر طلبك, نفد رصيدك: an intransitive past before a thing of the addressee's. */
export function intransitivePastOf(bare: string, words: readonly string[], index: number): string | undefined {
  return index < 2 && isYours(words[index + 1] ?? '') ? intransitive.get(bare) : undefined;
}
