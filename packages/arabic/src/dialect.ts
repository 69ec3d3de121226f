/** The eight regional pronunciations, in the product's order. */
export const dialects = ['msa', 'egyptian', 'gulf', 'levantine', 'maghrebi', 'saudi', 'uae', 'qatar'] as const;

export type Dialect = (typeof dialects)[number];
