import type { Knex } from 'knex';

/** Vowel signs and the stroke that lengthens a word. */
const unheard = String.raw`[\u064B-\u0655\u0670\u0640]`;
/** Letters that people type for one another, each above its own; a hamza that stands alone has none. */
const alike = ['أإآٱؤئىیکةء', 'ااااويييكه'] as const;

/** Text in SQL as it is compared in a search: without vowels and case, one letter for those that people mix up. */
function folded(text: string): string {
  return `translate(regexp_replace(lower(${text}), '${unheard}', '', 'g'), '${alike[0]}', '${alike[1]}')`;
}

/** Leaves the entries that have some letters in what is written, in the reading or in the note, however they are spelt. */
export function matchEntries(query: Knex.QueryBuilder, search: string): void {
  query.whereRaw(`${folded('concat_ws(chr(10), written, reading, note)')} LIKE '%' || ${folded('?')} || '%'`, [
    search.trim().replaceAll(/[\\%_]/gu, String.raw`\$&`),
  ]);
}
