import { randomBytes } from 'node:crypto';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import type { PcmEngine } from './pcm-engine.ts';

export interface ProcessesOptions {
  readonly databaseUrl: string;
  readonly engine: PcmEngine;
  readonly dataDir: string;
  readonly leaseSeconds?: number;
}

/** The secret that several processes of one service share. */
const secretKey = randomBytes(32).toString('base64');

/** One more process of the service, as `npm start` runs it, without limits on how much one account asks at once. */
export function startProcess({
  databaseUrl,
  engine,
  dataDir,
  leaseSeconds = 60,
}: ProcessesOptions): Promise<ApiProcess> {
  return startApiProcess({
    PATH: '/usr/bin:/bin',
    DATABASE_URL: databaseUrl,
    RAKHIM_DATA_DIR: dataDir,
    RAKHIM_SECRET_KEY: secretKey,
    RAKHIM_SPEECH_ENGINE: engine.url,
    RAKHIM_LEASE_SECONDS: String(leaseSeconds),
    RAKHIM_CONCURRENCY: '1000',
    RAKHIM_REQUESTS_PER_MINUTE: '1000000',
  });
}

/** Returns how many answers had each status, such as `{ 200: 50, 403: 150 }`. */
export function countStatuses(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}
