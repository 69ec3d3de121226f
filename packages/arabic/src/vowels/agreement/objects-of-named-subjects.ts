import { hasArticle } from '../article.ts';
import { isAgent } from '../context/agents.ts';
import { fatha } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import type { WordBefore } from './word-before.ts';
import { anyOf } from '../word-list.ts';
import { describingWithOwner } from './objects.data.ts';

/** A verb of the past. */
const past = /^(?!ال)\p{L}.*(?:\u064E|\u064Eت[\u0650\u0652])$/u;
/** A noun with its owner, as a subject. */
const owned = /^(\p{L}.{2,})\u064F(ه\u064Eا|ه\u064F|ه\u064Fم\u0652?)$/u;
/** What describes the one who acts and does not suffer it: الوزيرُ نفسُه, الطلابُ كلُّهم. */
const describing = new RegExp(`^(?:و.+|${anyOf(describingWithOwner)}ه(?:ا|م)?)$`, 'u');

/** أصدرت المحكمة حكمَها: after a verb and the one who acts, what is their own is the object. */
export function asObjectOfNamedSubject(
  reading: WordReading,
  bare: string,
  { bare: agent, before: verb }: WordBefore,
): WordReading {
  const isThird = verb !== undefined && verb.before === undefined && hasArticle(agent);
  const [, noun, owner] = isThird ? (owned.exec(reading.form) ?? []) : [];
  if (
    !isThird ||
    noun === undefined ||
    owner === undefined ||
    describing.test(bare) ||
    !past.test(verb.vowelled) ||
    !isAgent(agent)
  ) {
    return reading;
  }
  return { ...reading, form: noun + fatha + owner };
}
