import { anyOf, wordsOf } from '../word-list.ts';
import { isOrderForm } from '../context/orders.ts';
import { fatha, sukun } from '../marks.ts';
import { prohibitions } from '../context/function-words.data.ts';
import type { WordReading } from '../word-reading.ts';
import { beforeTelling, deedsToTheirs, openersWithoutName, verbsOfOurs } from './objects.data.ts';
import type { WordBefore } from './word-before.ts';

const ofUs: ReadonlySet<string> = new Set(wordsOf(verbsOfOurs));
const negations: ReadonlySet<string> = new Set(wordsOf(prohibitions));
const telling: ReadonlySet<string> = new Set(wordsOf(beforeTelling));
/** What states and people of the news do to what is theirs, after they were named: طهران تنفي صلتَها. */
const doneToTheirs = new RegExp(`^[يت]${anyOf(deedsToTheirs)}$`, 'u');
/** What I did, as a rule found it: تَسَلَّمْتُ رِسَالَتَكَ. */
const didByMe = /\u0652ت\u064F$/u;
/** What we did: تَلَقَّيْنَا. */
const didByUs = /^(?!(?:ل\u064Eد|ع\u064Eل|إ\u0650ل|ب\u064Eي|و\u064Eال|م\u0650ن|ع\u064Eن))\p{L}.{4,}\u0652ن\u064Eا$/u;
/** What we do, or I do in a verb of II to X: نُعِيدُ, نُقَدِّرُ, أُرْفِقُ; no comparison and no plural is vowelled so. */
const doneByUs =
  /^(?:س\u064E)?(?:ن\u064E\p{L}\u0652|[نأ]\u064F\p{L}(?!\u064F)|[نأ]\u064Eست\u064E|[نأ]\u064Eت\u064E).+(?:(?<!ة)\u064F|(?<=^س.*)[^\u064B-\u0652])$/u;
/** إليك, لكم: to whom it is done stands before what is done: نعيد إليك نقودَك. */
const toWhom = /^(?:ل|إلي|علي|من)(?:ك|كم|ه|ها|هم|نا)$/u;
const future = /^[وف]?س?(?=[أن])/u;
const theirs = /^ه/u;
/** A name or a noun, and neither a particle nor who is not named. */
const namedFirst = new RegExp(`^(?!${anyOf(openersWithoutName)})\\p{L}{4,}$`, 'u');
/** Found in the nominative, and no plural in ات, whose accusative ends in i. */
const inNominative = /(?<!ات)\u064Fه/u;
/** A noun with its owner. */
const owned =
  /^(\p{L}.{2,})[\u064F\u0650](ن\u064Eا|ه\u064Eا|ه[\u064F\u0650]|ه[\u064F\u0650]م\u0652?|ك\u064E?|ك\u064Fم[\u0652\u064F]?)$/u;

/** لا تقبل شهادتُه: she may be meant as well, so that the network is believed where it is as sure. */
const openToTelling = 0.65;

/** نحب وطنَنا, لا تنس موعدَنا: after a verb whose subject is in the verb, what is owned is its object. */
export function asOwnedObject(reading: WordReading, wordBefore: WordBefore): WordReading {
  const {
    bare: verb,
    vowelled,
    isByRule,
    before,
  } = toWhom.test(wordBefore.bare) && wordBefore.before !== undefined ? wordBefore.before : wordBefore;
  const isOrder = isOrderForm(vowelled.replace(/\u0650$/u, sukun));
  const isOpen = (reading.ownedConfidence ?? 0) < openToTelling;
  const isTold =
    telling.has(before?.bare ?? '') && (isOpen || !negations.has(before?.bare ?? '')) && /^ت\p{L}{2,}$/u.test(verb);
  const isDidByUs =
    (isByRule && didByMe.test(vowelled)) || (didByUs.test(vowelled) && verb.length > 4) || doneByUs.test(vowelled);
  const isGoverned = /^[بل]\u0650|ذ\u064Eل\u0650ك|^ه\u064Eذ\u0650ه/u.test(reading.form);
  const isOfNews =
    isOpen &&
    before !== undefined &&
    before.before === undefined &&
    namedFirst.test(before.bare) &&
    doneToTheirs.test(verb);
  const [, noun, owner] =
    !isGoverned && (isOrder || isTold || isOfNews || isDidByUs || ofUs.has(verb.replace(future, '')))
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
