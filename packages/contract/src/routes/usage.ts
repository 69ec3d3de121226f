import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

export const Usage = z
  .object({
    used: z.int().nonnegative().describe('Characters charged in this period.'),
    remaining: z.int().nonnegative().describe('Characters that can still be spent; what requests in flight have reserved is not among them.'),
    limit: z.int().nonnegative().describe('Characters that the plan gives for a period; 0 without a subscription.'),
    percent: z.int().nonnegative().describe('Used of limit, rounded; 0 when the limit is 0.'),
    periodStart: z.iso.datetime().nullable(),
    periodEnd: z.iso.datetime().nullable().describe('When the next period begins, with its full limit.'),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof Usage>;

export const getUsage = defineRoute({
  operationId: 'getUsage',
  method: 'GET',
  paths: ['/api/v1/usage'],
  tag: 'Usage',
  summary: 'What you have used, and what remains',
  description: 'Of the billing period that runs now. At rest `used` is exactly the sum of what was charged and given back.',
  audience: 'account',
  scope: 'usage',
  response: Usage,
  errors: [],
});
