import { hasArticle } from '../article.ts';
import { isAgent } from '../context/agents.ts';
import { kasra } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import type { WordBefore } from './word-before.ts';

/** A noun with its owner, as a subject or an object. */
const owned =
  /^(?!ال|[بلكوف]\p{M})(\p{L}.{2,})[\u064E\u064F](ن\u064Eا|ه\u064Eا|ه[\u064F\u064E]|ه\u064Fم\u0652?|ك\u064E?)$/u;

/** مدير مدرستِنا: who is named without article at the beginning of a clause is somebody's. */
export function asOwner(reading: WordReading, { bare, vowelled, before }: WordBefore): WordReading {
  const isOpener =
    before === undefined &&
    !hasArticle(bare) &&
    isAgent(bare) &&
    !/[\u064B-\u064D]$/u.test(vowelled) &&
    !/(?:ون|ان|ين|ي)$/u.test(bare) &&
    !/[\u064E\u0652]$/u.test(vowelled);
  const [, noun, owner] = isOpener ? (owned.exec(reading.form) ?? []) : [];
  return noun === undefined || owner === undefined
    ? reading
    : { ...reading, form: noun + kasra + owner.replace(/^ه[\u064F\u064E](?!ا)/u, 'ه\u0650') };
}
