import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

/** What people meet of the service, each measured by itself. */
export const serviceComponents = ['api', 'speech', 'database', 'delivery'] as const;
export type ServiceComponentId = (typeof serviceComponents)[number];

export const serviceStates = ['operational', 'degraded', 'down', 'unknown'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** Days that the history tells of, today included. */
export const serviceHistoryDays = 90;

const Percent = z.number().min(0).max(100).nullable();
const Milliseconds = z.number().nonnegative().nullable();

const ServiceDay = z
  .object({
    day: z.iso.date().describe('The day in UTC.'),
    uptimePercent: Percent.describe('Null for a day on which nothing was measured yet.'),
    downMinutes: z.number().nonnegative().describe('Minutes without the service; half failed counts as half a minute.'),
    p50Ms: Milliseconds,
    p95Ms: Milliseconds,
  })
  .meta({ id: 'ServiceDay' });
export type ServiceDay = z.infer<typeof ServiceDay>;

const ServiceComponent = z
  .object({
    id: z.enum(serviceComponents),
    state: z.enum(serviceStates).describe('How the last five minutes were.'),
    uptimePercent: Percent.describe('Over all the days that follow.'),
    days: z.array(ServiceDay).max(serviceHistoryDays).describe('Oldest first, today last.'),
  })
  .meta({ id: 'ServiceComponent' });
export type ServiceComponent = z.infer<typeof ServiceComponent>;

/** How far we are with an incident, in order. */
export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export const IncidentState = z.enum(incidentStates);
export type IncidentState = z.infer<typeof IncidentState>;

/** What an administrator wrote, for readers of either language. */
export const InBothLanguages = z
  .object({ en: z.string().trim().min(1).max(2_000), ar: z.string().trim().min(1).max(2_000) })
  .meta({ id: 'InBothLanguages' });
export type InBothLanguages = z.infer<typeof InBothLanguages>;

const ServiceIncident = z
  .object({
    id: z.int(),
    title: InBothLanguages,
    startedAt: z.iso.datetime(),
    resolvedAt: z.iso.datetime().nullable(),
    updates: z
      .array(z.object({ state: IncidentState, text: InBothLanguages, at: z.iso.datetime() }))
      .describe('Newest first; the first one says how things are.'),
  })
  .meta({ id: 'ServiceIncident' });
export type ServiceIncident = z.infer<typeof ServiceIncident>;

export const ServiceHistory = z
  .object({
    measuredSince: z.iso.datetime().nullable().describe('Null before the first minute was measured.'),
    measuredAt: z.iso.datetime(),
    components: z.array(ServiceComponent),
    incidents: z
      .array(ServiceIncident)
      .describe('What operators wrote about the days of the history and about what is not over. Newest first.'),
    targets: z
      .object({ uptimePercent: z.number(), responseMs: z.number() })
      .describe('What we aim at, stated beside what was measured.'),
  })
  .meta({ id: 'ServiceHistory' });
export type ServiceHistory = z.infer<typeof ServiceHistory>;

export const getServiceHistory = defineRoute({
  operationId: 'getServiceHistory',
  method: 'GET',
  paths: ['/api/v1/status/history'],
  tag: 'Health',
  summary: 'Get how the service was, day by day',
  description:
    'Measured by the service itself, minute by minute, from requests that it answered and, where there were none, from a probe of its own. A minute in which no process lived counts as down. The answer may be up to 30 seconds old.',
  audience: 'public',
  response: ServiceHistory,
  errors: [],
});
