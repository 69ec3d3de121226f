import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

export const Usage = z
  .object({
    used: z.int().nonnegative().describe('Characters charged in this period.'),
    remaining: z
      .int()
      .nonnegative()
      .describe('Characters that can still be spent; what requests in flight have reserved is not among them.'),
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
  summary: 'Get characters used and remaining',
  description:
    'Of the billing period that runs now. At rest `used` is exactly the sum of what was charged and given back.',
  audience: 'account',
  scope: 'usage',
  response: Usage,
  errors: [],
});

export const usageDimensions = ['day', 'voice', 'key', 'client'] as const;

const Day = z.iso.date().max(10);

export const GetUsageReportQuery = z.strictObject({
  from: Day.describe('The first day.'),
  to: Day.describe('The last day, included. At most 366 days.'),
  by: z.enum(usageDimensions).default('day'),
  timeZone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_+/-]+$/u)
    .default('UTC')
    .describe('Where days begin, such as `Asia/Riyadh`.'),
  format: z.enum(['json', 'csv']).optional().describe('Default: what `Accept` asks for, else `json`.'),
});
export type GetUsageReportQuery = z.infer<typeof GetUsageReportQuery>;

export const UsageReport = z
  .object({
    rows: z.array(
      z.object({
        key: z
          .string()
          .max(64)
          .describe('The day, the voice, the id of the key (empty: somebody who had signed in) or the client.'),
        name: z.string().max(100).describe('For people: the name of the key; otherwise the same as `key`.'),
        characters: z.int().describe('Charged minus refunded.'),
        requests: z.int().describe('Requests charged and not refunded.'),
      }),
    ),
    characters: z.int().describe('The sum of all rows.'),
    requests: z.int(),
  })
  .meta({ id: 'UsageReport' });
export type UsageReport = z.infer<typeof UsageReport>;

export const getUsageReport = defineRoute({
  operationId: 'getUsageReport',
  method: 'GET',
  paths: ['/api/v1/usage/report'],
  tag: 'Usage',
  summary: 'Report usage by day, voice, key or client',
  description:
    'Summed from the ledger, so at rest it is exact to the character. What was given back counts at the time of its request. Asked for as CSV, it opens in spreadsheets.',
  audience: 'account',
  scope: 'usage',
  query: GetUsageReportQuery,
  response: UsageReport,
  streams: ['text/csv'],
  errors: ['time_zone_unknown', 'report_too_long'],
});
