import { z } from 'zod';

/** The dialects of the generator, in the order that numbers their voices. `standard` ones are in every plan. */
export const dialects = [
  { id: 'msa', name: { en: 'Modern Standard Arabic', ar: 'العربية الفصحى' }, tier: 'standard' },
  { id: 'egyptian', name: { en: 'Egyptian Arabic', ar: 'العربية المصرية' }, tier: 'standard' },
  { id: 'gulf', name: { en: 'Gulf Arabic', ar: 'العربية الخليجية' }, tier: 'standard' },
  { id: 'levantine', name: { en: 'Levantine Arabic', ar: 'العربية الشامية' }, tier: 'standard' },
  { id: 'maghrebi', name: { en: 'Maghrebi Arabic', ar: 'العربية المغاربية' }, tier: 'standard' },
  { id: 'saudi', name: { en: 'Saudi Arabia', ar: 'السعودية' }, tier: 'extended' },
  { id: 'uae', name: { en: 'UAE', ar: 'الإمارات' }, tier: 'extended' },
  { id: 'qatar', name: { en: 'Qatar', ar: 'قطر' }, tier: 'extended' },
] as const;

export type DialectTier = (typeof dialects)[number]['tier'];

export const dialectIds = dialects.map((dialect) => dialect.id);
export const defaultDialect = 'msa';

export const DialectId = z.enum(dialectIds).meta({ id: 'DialectId', description: 'A dialect.', example: 'egyptian' });
export type DialectId = z.infer<typeof DialectId>;

export const Dialect = z
  .object({
    id: DialectId,
    name: z.string().max(80).describe('Its name in the language asked for.'),
    tier: z.enum(['standard', 'extended']).describe('`extended` dialects come with Pro and Enterprise.'),
  })
  .meta({ id: 'Dialect' });
export type Dialect = z.infer<typeof Dialect>;
