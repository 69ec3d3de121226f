import { hasArticle, withoutArticle } from '../article.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { removeMarks } from '../marks.ts';
import { anyOf, byBare, setOf, wordsOf } from '../word-list.ts';
import { hasYour, isMine, isYours } from './pronouns.ts';
import {
  addressWords,
  endsInYour,
  forYou,
  pluralYour,
  singularYour,
  yourNounNext,
  yourOfMany,
  yourPronoun,
} from './pronouns.data.ts';
import { isAgent } from './agents.ts';
import { feminineWithObjectOf } from './feminine-imperatives.ts';
import { derivedImperativeOf, imperatives, imperativesOfAddressee, imperativeWithObject } from './imperative-forms.ts';
import {
  afterImperativeWithObject,
  anyPreposition,
  definiteNoun,
  dualEnding,
  endsInMe,
  feminineImperatives,
  firstPersonObject,
  handledThings,
  imperativesWithListedObject,
  intransitiveImperatives,
  joinedAdjunct,
  joiningAlif,
  namesOfNumbers,
  neverImperatives,
  nominativePlural,
  obliquePlural,
  ofOthers,
  ofSureness,
  pluralInLetters,
  politeImperatives,
  politePhrases,
  prepositionsAfterObjects,
  purposeWithArticle,
  reporting,
  surelyImperative,
  surelyImperativeWithObject,
  then,
  titlesLikeImperatives,
  until,
  verbsOfThings,
  wordsBeforeImperatives,
} from './imperatives.data.ts';
import { passiveSubjects, possessedByThird } from './passives.data.ts';
import { firstPersons, firstPersonsToAddressee, openingFirstPersons } from './presents.data.ts';

/** A sentence that tells something is longer than an imperative with its object. */
const lengthMax = 6;
const shortLengthMax = 4;
const numerals = new RegExp(`^${anyOf(namesOfNumbers)}ي?ة?$`, 'u');
const beforeImperatives = setOf(wordsBeforeImperatives);
const askedPolitely: ReadonlySet<string> = new Set(politePhrases);
const politePhraseLength = 2;
const things = setOf(handledThings);
/** أغلق الطريق: with nothing more, it is rather told what was done to them. */
const passiveThings = setOf(passiveSubjects);
const toAddressee = setOf(addressWords);
const polite = byBare(politeImperatives);
const withListedObject = byBare(imperativesWithListedObject);
const feminines = byBare(feminineImperatives);
const prepositions = setOf(prepositionsAfterObjects);
const titles = setOf(titlesLikeImperatives);
const intransitive = wordsOf(intransitiveImperatives);
const never = setOf(neverImperatives);
const ofThings = setOf(verbsOfThings);
/** أرفق لكم, أقدر جهودكم: first persons whose letters an imperative has as well. */
const ofFirstPerson: ReadonlySet<string> = new Set(
  wordsOf(`${firstPersons} ${openingFirstPersons} ${firstPersonsToAddressee}`).map(removeMarks),
);

/** للحجز اتصل: what it is for may come first. */
function isFronted(word: string): boolean {
  return beforeImperatives.has(word) || purposeWithArticle.test(word);
}

/** من فضلك خفض الصوت. */
export function isAskedPolitely(words: readonly string[], index: number): boolean {
  return index === politePhraseLength && askedPolitely.has(words.slice(0, politePhraseLength).join(' '));
}

/** اكتشف الفرق مع فرشاتنا: what is no agent, before a preposition or at the end, is the object. */
function hasDefiniteObject([verb = '', next = '', afterNext]: readonly string[]): boolean {
  return (
    next === until ||
    (!intransitive.some((beginning) => verb.startsWith(beginning)) &&
      definiteNoun.test(next) &&
      (afterNext === undefined
        ? !titles.has(verb) && !passiveThings.has(withoutArticle(next))
        : prepositions.has(afterNext) || (joinedAdjunct.test(afterNext) && !standardNouns.has(afterNext))))
  );
}

/** An imperative by its place, at the beginning of its clause, and by what follows. */
export function isImperative(words: readonly string[], index: number): boolean {
  const [bare = '', next, afterNext = ''] = words.slice(index);
  // حضر ثلاثة مهندسين: people who are counted do something.
  if (next !== undefined && numerals.test(next) && isAgent(afterNext.replace(obliquePlural, nominativePlural))) {
    return false;
  }
  // انتبه!: an imperative may be all that is said.
  if (words.length === 1) {
    return bare.startsWith(joiningAlif);
  }
  const isToMany = words.some((word) => pluralYour.test(word)) && !words.some((word) => singularYour.test(word));
  // قدم استقالته: what is his is no business of the addressee.
  const isOfOthers = possessedByThird.test(next ?? '') || (ofOthers.test(next ?? '') && !ofSureness.test(bare));
  if ((isToMany && !pluralInLetters.test(bare)) || isOfOthers) {
    return false;
  }
  const isFirst = index === 0 || (index === 1 && isFronted(words[0] ?? '')) || isAskedPolitely(words, index);
  if (!isFirst || next === undefined || isAgent(next)) {
    return false;
  }
  return (
    words.some((word, place) => place > index && (toAddressee.has(word) || endsInYour.test(word))) ||
    things.has(withoutArticle(next)) ||
    words.some((word, place) => word === then && surelyImperative.test(words[place + 1] ?? '')) ||
    (index === 0 && hasDefiniteObject(words)) ||
    (!hasArticle(next) &&
      words.length <= (prepositions.has(next) ? shortLengthMax : lengthMax) &&
      !dualEnding.test(next))
  );
}

/** جدد نشاطك, راقب وزنك كل يوم: the first verb, where something of the addressee's is named and nobody else acts. */
function isToAddressee(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  return (
    next !== undefined &&
    (index === 0 || (index === 1 && isFronted(words[0] ?? ''))) &&
    !isAgent(next) &&
    !isAgent(next.replace(yourPronoun, '')) &&
    !possessedByThird.test(next) &&
    !ofOthers.test(next) &&
    !reporting.test(next) &&
    !(ofThings.has(words[index] ?? '') && hasYour(next)) &&
    words.some((word, place) => place > index && hasYour(word) && !yourOfMany.test(word))
  );
}

/** اكسب, خبئ: letters that no verb of the past has. */
function isSurelyImperative([bare = '', next]: readonly string[]): boolean {
  return surelyImperative.test(bare) && next !== undefined && !isAgent(next) && !ofOthers.test(next);
}

/** خلص بشرتك, انعش يومك: the imperative of a derived verb that no list has, before what is the addressee's. */
function derivedImperative([bare = '', next = '', afterNext = '']: readonly string[]): string | undefined {
  const isYourNext = yourNounNext.test(next) || (anyPreposition.test(next) && yourNounNext.test(afterNext));
  const isOther = never.has(bare) || ofThings.has(bare) || ofFirstPerson.has(bare);
  return isYourNext && !isOther && !pluralYour.test(next) && !isAgent(next.replace(yourPronoun, ''))
    ? derivedImperativeOf(bare)
    : undefined;
}

/** جربه الآن, أضفها إلى السلة: an imperative with its object, where no subject is named. */
function openingWithObject(words: readonly string[]): string | undefined {
  const [bare = '', next] = words;
  const isSure = surelyImperativeWithObject.test(bare) || words.some((word, place) => place > 0 && hasYour(word));
  const isAlone = next === undefined || afterImperativeWithObject.test(next);
  return isSure && isAlone && !firstPersonObject.test(bare) ? imperativeWithObject(bare) : undefined;
}

/** أرفق سيرتي, أرفق لكم: a first person with what is mine, or for the addressee. */
export function isFirstPersonPresent([bare = '', next = '']: readonly string[]): boolean {
  return ofFirstPerson.has(bare) && (forYou.test(next) || isMine(next));
}

/** The imperative that opens a clause, alone or after what one asks with. */
export function openingImperative(words: readonly string[], index: number): string | undefined {
  const [bare = '', next] = words.slice(index);
  const isAsked = isAskedPolitely(words, index);
  const isOpening = index === 0;
  // أخبرني زميلكم: the subject is somebody of the addressee's.
  const hasSubject = isAgent(next) || (endsInMe.test(bare) && isYours(next ?? ''));
  return (
    (isAsked ? polite.get(bare) : undefined) ??
    (isOpening && next !== undefined ? feminines.get(bare) : undefined) ??
    (hasSubject ? undefined : withListedObject.get(bare)) ??
    (isImperative(words, index) || (isOpening && isSurelyImperative(words)) ? imperatives.get(bare) : undefined) ??
    (isToAddressee(words, index) ? (imperativesOfAddressee.get(bare) ?? imperatives.get(bare)) : undefined) ??
    (isOpening ? (derivedImperative(words) ?? openingWithObject(words) ?? feminineWithObjectOf(bare)) : undefined)
  );
}
