import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { Dialect, DialectId } from '../schemas/dialect.ts';
import { Plan } from '../schemas/plan.ts';
import { Voice } from '../schemas/voice.ts';

export const ListVoicesQuery = z.strictObject({
  dialect: DialectId.optional().describe('Only the voices of this dialect.'),
});

export const VoiceList = z.object({ voices: z.array(Voice), dialects: z.array(Dialect) }).meta({ id: 'VoiceList' });
export type VoiceList = z.infer<typeof VoiceList>;

export const listVoices = defineRoute({
  operationId: 'listVoices',
  method: 'GET',
  paths: ['/api/v1/voices'],
  tag: 'Catalogue',
  summary: 'List the voices and dialects',
  audience: 'public',
  query: ListVoicesQuery,
  response: VoiceList,
  errors: [],
});

export const PlanList = z.object({ plans: z.array(Plan) }).meta({ id: 'PlanList' });
export type PlanList = z.infer<typeof PlanList>;

export const listPlans = defineRoute({
  operationId: 'listPlans',
  method: 'GET',
  paths: ['/api/v1/plans'],
  tag: 'Catalogue',
  summary: 'List the plans',
  audience: 'public',
  response: PlanList,
  errors: [],
});
