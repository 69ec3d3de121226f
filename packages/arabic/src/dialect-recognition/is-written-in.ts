import type { Dialect } from '../dialect.ts';
import { colloquialVerbsOf } from '../vowels/colloquial/colloquial-verbs.ts';
import { removeMarks } from '../vowels/marks.ts';
import { dialectMarkers } from './dialect-markers.data.ts';
import { ownWords } from './everyday-words.data.ts';
import { groupOf } from './recognise-dialect.ts';

const markers = new Map(Object.entries(dialectMarkers).map(([dialect, words]) => [dialect, new Set(words.split(' '))]));
/** One such word may be a name or a quotation; two are a way of writing. */
const markersNeeded = 2;
/** Of the everyday words, those that the standard language, or a name, spells as well. */
const shared: ReadonlySet<string> = new Set(
  'عندنا راح زين زي حاجة كذا باكر جاي جاية رايح هون هدول هاد هاي بقى بقا شفناك رح إيه ايه إلي إلك عم كمان حيت خاص راه فين حكي احكي لازم وين بكرة بكرا مبسوط بروح ماشي دول فلوس كويس حنا دروك برك مو عشان معاك معاه معايا بعرف بده بدها نبي أبي ابي تبي'.split(
    ' ',
  ),
);
/** A word that no other dialect writes, nor the standard language, is enough in a line. */
const owns = new Map(Object.entries(ownWords).map(([group, words]) => [group, new Set(words.trim().split(/\s+/u))]));
const lineWordsMax = 15;

/** 8 ونص: a spelling of the half that the standard language does not have. */
const halfPast = /(?:[\d\u0660-\u0669]|(?:ساعة|ساعه|يوم|سنة|شهر|كيلو|متر|مليون)) ?و ?(?:نص|تلت)(?![\u0621-\u064A])/u;

/**
 * أبي أروح: in the Gulf one wants so to do something, and عم says in Damascus that it is being done; my father's name
 * is no verb.
 */
const wants: ReadonlySet<string> = new Set('أبي ابي تبي نبي يبي'.split(' '));

/** Returns true when a text is written in the dialect, judged by its everyday words. */
export function isWrittenIn(dialect: Dialect, text: string): boolean {
  const words = markers.get(dialect);
  if (words === undefined) {
    return false;
  }
  let found = halfPast.test(text) ? markersNeeded : 0;
  const written = Array.from(removeMarks(text).matchAll(/[\u0621-\u064A]+/gu), ([word]) => word);
  const group = groupOf[dialect];
  const own = owns.get(group ?? '');
  const verbs = group && colloquialVerbsOf(group);
  const isLine = written.length <= lineWordsMax;
  for (const [index, word] of written.entries()) {
    const isHelper = (group === 'gulf' && wants.has(word)) || (group === 'levantine' && word === 'عم');
    if (isHelper && verbs?.(written[index + 1] ?? '')) {
      return true;
    }
    if (
      isLine &&
      (own?.has(
        word
          .replace(/^[أإآ]/u, 'ا')
          .replace(/ى$/u, 'ي')
          .replace(/ة$/u, 'ه'),
      ) ||
        verbs?.(word)?.isMarked)
    ) {
      return true;
    }
    if (words.has(word.replace(/^[وف](?=...)/u, '')) || words.has(word)) {
      found += isLine && !shared.has(word) ? markersNeeded : 1;
    }
    if (found >= markersNeeded) {
      return true;
    }
  }
  return false;
}
