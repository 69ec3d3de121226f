import type { Route } from './define-route.ts';
import { listPlans, listVoices } from './routes/catalog.ts';
import { getLiveness, getMetrics, getOpenApi, getReadiness, getStatus } from './routes/health.ts';
import { createSpeech } from './routes/speech.ts';

/** The route table: everything the API answers, and nothing else. */
export const routes = {
  createSpeech,
  listVoices,
  listPlans,
  getStatus,
  getLiveness,
  getReadiness,
  getOpenApi,
  getMetrics,
} as const satisfies Record<string, Route>;
