import { z } from 'zod';
import { dialectIds } from '../dialects.ts';

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
