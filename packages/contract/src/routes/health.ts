import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

export const Liveness = z.object({ status: z.literal('ok') }).meta({ id: 'Liveness' });

export const getLiveness = defineRoute({
  operationId: 'getLiveness',
  method: 'GET',
  paths: ['/livez'],
  tag: 'Health',
  summary: 'Check whether the process is alive',
  audience: 'public',
  response: Liveness,
  errors: [],
});

export const checkNames = ['database', 'speech', 'accepting'] as const;

export const Readiness = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    checks: z.record(z.enum(checkNames), z.enum(['ok', 'failed'])),
  })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof Readiness>;

export const getReadiness = defineRoute({
  operationId: 'getReadiness',
  method: 'GET',
  paths: ['/readyz'],
  tag: 'Health',
  summary: 'Check whether it can serve requests',
  description: 'Answers 503 with the same body when it cannot.',
  audience: 'public',
  response: Readiness,
  errors: [],
});

export const ServiceStatus = z
  .object({
    startedAt: z.iso.datetime(),
    uptimeSeconds: z.int().nonnegative(),
    timeToFirstAudioByteMs: z
      .object({
        p50: z.number().nonnegative().nullable(),
        p95: z.number().nonnegative().nullable(),
        samples: z.int().nonnegative(),
      })
      .describe('Measured by this process since it started; null before the first utterance.'),
    targets: z
      .object({ uptimePercent: z.number(), responseMs: z.number() })
      .describe('What we aim at, stated beside what was measured.'),
  })
  .meta({ id: 'ServiceStatus' });
export type ServiceStatus = z.infer<typeof ServiceStatus>;

export const getStatus = defineRoute({
  operationId: 'getStatus',
  method: 'GET',
  paths: ['/api/v1/status'],
  tag: 'Health',
  summary: 'Get what the service measured of itself',
  audience: 'public',
  response: ServiceStatus,
  errors: [],
});

export const getOpenApi = defineRoute({
  operationId: 'getOpenApi',
  method: 'GET',
  paths: ['/openapi.json'],
  tag: 'Health',
  summary: 'Get this description of the API',
  audience: 'public',
  response: z.looseObject({ openapi: z.string().max(20) }).meta({ id: 'OpenApiDocument' }),
  errors: [],
});

export const getMetrics = defineRoute({
  operationId: 'getMetrics',
  method: 'GET',
  paths: ['/metrics'],
  tag: 'Health',
  summary: 'Get metrics in the Prometheus text format',
  audience: 'operator',
  response: z.string(),
  errors: ['not_found'],
});
