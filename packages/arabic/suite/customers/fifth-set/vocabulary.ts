import type { CustomerTexts } from '../customer-texts.ts';

/** Looked at while the reader was taught. */
export const seen: readonly CustomerTexts[] = [
  { genre: 'marketing', dialect: 'msa', rows: [] },
  { genre: 'e-mail', dialect: 'msa', rows: [] },
  { genre: "children's stories", dialect: 'msa', rows: [] },
  { genre: 'brands', dialect: 'msa', rows: [] },
];

/** Written before the reader was asked, and measured once. */
export const unseen: readonly CustomerTexts[] = [
  { genre: 'marketing', dialect: 'msa', rows: [] },
  { genre: 'e-mail', dialect: 'msa', rows: [] },
  { genre: "children's stories", dialect: 'msa', rows: [] },
  { genre: 'brands', dialect: 'msa', rows: [] },
];
