import type { CustomerTexts } from '../customer-texts.ts';

/** Looked at while the reader was taught. */
export const seen: readonly CustomerTexts[] = [{ genre: 'Egyptian', dialect: 'egyptian', rows: [] }];

/** Written before the reader was asked, and measured once. */
export const unseen: readonly CustomerTexts[] = [{ genre: 'Egyptian', dialect: 'egyptian', rows: [] }];
