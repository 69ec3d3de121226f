import { hasArticle, withArticle } from '../article.ts';
import { removeMarks } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import { pluralsOfThree, adjectivesOfMany } from './agents.data.ts';

const formsByBare: ReadonlyMap<string, string> = new Map(
  wordsOf(pluralsOfThree).map((form) => [removeMarks(form), form]),
);
const describing: ReadonlySet<string> = new Set(wordsOf(adjectivesOfMany));

/** نسب عالية, النظم الحديثة: an adjective of hers after a word without ة says that things are many. */
export function pluralOf(bare: string, next: string | undefined): string | undefined {
  if (next === undefined) {
    return undefined;
  }
  const isDefinite = hasArticle(bare);
  const form = formsByBare.get(isDefinite ? bare.slice(2) : bare);
  const adjective = isDefinite && hasArticle(next) ? next.slice(2) : isDefinite ? '' : next;
  if (form === undefined || !describing.has(adjective)) {
    return undefined;
  }
  return isDefinite ? withArticle(form) : form;
}
