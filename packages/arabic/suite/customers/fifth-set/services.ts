import type { CustomerTexts } from '../customer-texts.ts';

/** Looked at while the reader was taught. */
export const seen: readonly CustomerTexts[] = [
  { genre: 'phone prompts', dialect: 'msa', rows: [] },
  { genre: 'e-mail', dialect: 'msa', rows: [] },
  { genre: 'marketing', dialect: 'msa', rows: [] },
  { genre: 'chat', dialect: 'msa', rows: [] },
];

/** Written before the reader was asked, and measured once. */
export const unseen: readonly CustomerTexts[] = [
  { genre: 'phone prompts', dialect: 'msa', rows: [] },
  { genre: 'e-mail', dialect: 'msa', rows: [] },
  { genre: 'marketing', dialect: 'msa', rows: [] },
  { genre: 'chat', dialect: 'msa', rows: [] },
];
