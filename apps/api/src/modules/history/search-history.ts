import type { OpenUtterance } from './history.presenter.ts';
import type { PageRequest, UtteranceRow } from './history.queries.ts';

const marks = /[\u064B-\u0652\u0670\u0640]/gu;
const alternatives: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/gu, 'ا'],
  [/ى/gu, 'ي'],
  [/ة/gu, 'ه'],
];

/**
 * Writes a text as it is compared in a search, which pays no heed to vowel signs, tatweel, case, or to which alif, yaa
 * or taa somebody wrote.
 */
export function foldForSearch(text: string): string {
  return alternatives.reduce(
    (folded, [letters, letter]) => folded.replace(letters, letter),
    text.toLowerCase().replace(marks, ''),
  );
}

/** Batch size, and the maximum of one search; the caller continues from the cursor. */
const batchSize = 200;
const examinedMax = 5_000;

export interface SearchRequest extends PageRequest {
  readonly search: string;
}

export interface Found {
  readonly utterances: readonly OpenUtterance[];
  /** The last utterance that was looked at; absent when there are no more. */
  readonly last?: UtteranceRow;
}

/** Finds the newest utterances with some words in them. They are sealed, so they are read one by one. */
export async function searchHistory(
  { search, limit, before }: SearchRequest,
  readPage: (page: PageRequest) => Promise<OpenUtterance[]>,
): Promise<Found> {
  const wanted = foldForSearch(search);
  const utterances: OpenUtterance[] = [];
  let from = before;
  for (let examined = 0; examined < examinedMax; examined += batchSize) {
    const batch = await readPage({ limit: batchSize, ...(from && { before: from }) });
    for (const utterance of batch) {
      if (foldForSearch(utterance.words.text).includes(wanted)) {
        utterances.push(utterance);
      }
      if (utterances.length === limit) {
        return { utterances, last: utterance.row };
      }
    }
    const last = batch.at(-1)?.row;
    if (!last || batch.length < batchSize) {
      return { utterances };
    }
    from = { createdAt: last.created_at, id: last.request_id };
    if (examined + batchSize >= examinedMax) {
      return { utterances, last };
    }
  }
  return { utterances };
}
