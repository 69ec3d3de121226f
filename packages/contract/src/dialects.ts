/** The dialects of the generator, in the order that numbers their voices. `standard` ones are in every plan. */
export const dialects = [
  { id: 'msa', name: { en: 'Modern Standard Arabic', ar: 'العربية الفصحى' }, tier: 'standard' },
  { id: 'egyptian', name: { en: 'Egyptian Arabic', ar: 'العربية المصرية' }, tier: 'standard' },
  { id: 'gulf', name: { en: 'Gulf Arabic', ar: 'العربية الخليجية' }, tier: 'standard' },
  { id: 'levantine', name: { en: 'Levantine Arabic', ar: 'العربية الشامية' }, tier: 'standard' },
  { id: 'maghrebi', name: { en: 'Maghrebi Arabic', ar: 'العربية المغاربية' }, tier: 'standard' },
  { id: 'saudi', name: { en: 'Saudi Arabia', ar: 'العربية السعودية' }, tier: 'extended' },
  { id: 'uae', name: { en: 'UAE', ar: 'العربية الإماراتية' }, tier: 'extended' },
  { id: 'qatar', name: { en: 'Qatar', ar: 'العربية القطرية' }, tier: 'extended' },
] as const;

export type DialectTier = (typeof dialects)[number]['tier'];

export type DialectId = (typeof dialects)[number]['id'];

export const dialectIds = dialects.map((dialect) => dialect.id);
export const defaultDialect = 'msa';
