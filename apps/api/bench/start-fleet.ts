import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#src/database/embedded/start-embedded-postgres.ts';
import { type ApiProcess, startApiProcess } from '#src/testing/api-process.ts';
import { errorsOnlyLog } from '#src/testing/errors-only-log.ts';
import { type PcmEngine, startPcmEngine } from '#src/testing/pcm-engine.ts';
import { post, registerPerson, signInPerson } from '#src/testing/people.ts';
import { openTestDatabase } from '#src/testing/test-database.ts';

const metricsToken = 'a-token-for-the-bench';

/** Processes of the service over one PostgreSQL that is as safe as in production, with an engine that only waits. */
export interface Fleet {
  readonly engine: PcmEngine;
  readonly databaseUrl: string;
  start(settings?: Readonly<Record<string, string>>): Promise<ApiProcess>;
  createKey(api: ApiProcess): Promise<string>;
  close(): Promise<void>;
}

export async function startFleet(): Promise<Fleet> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rakhim-fleet-'));
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: errorsOnlyLog });
  const engine = await startPcmEngine();
  const secretKey = randomBytes(32).toString('base64');
  const started: ApiProcess[] = [];

  return {
    engine,
    databaseUrl: postgres.url,
    async start(settings = {}) {
      const api = await startApiProcess({
        PATH: '/usr/bin:/bin',
        DATABASE_URL: postgres.url,
        RAKHIM_DATA_DIR: dataDir,
        RAKHIM_SECRET_KEY: secretKey,
        RAKHIM_BILLING: 'none',
        RAKHIM_CHARACTERS_PER_MONTH: '1000000000',
        RAKHIM_TRUSTED_PROXIES: '1',
        RAKHIM_REQUESTS_PER_MINUTE: '1000000',
        RAKHIM_CONCURRENCY: '1000',
        RAKHIM_SPEECH_ENGINE: engine.url,
        RAKHIM_METRICS_TOKEN: metricsToken,
        ...settings,
      });
      started.push(api);
      return api;
    },
    async createKey(api) {
      const { db } = openTestDatabase(postgres.url);
      try {
        const { access_token: token } = await signInPerson(api, await registerPerson({ ...api, db }));
        const answer = await post(api, '/api/v1/api-keys', { name: 'Bench' }, token);
        return ((await answer.json()) as { key: string }).key;
      } finally {
        await db.destroy();
      }
    },
    async close() {
      await Promise.all(started.map((api) => api.kill()));
      await engine.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Reads a number from the metrics of a process of the fleet, such as `process_resident_memory_bytes`. */
export async function readCounter(api: ApiProcess, name: string): Promise<number> {
  const answer = await api.call('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  const line = (await answer.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

let texts = 0;

interface SpeechRequest extends RequestInit {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Asks for a text that nobody has asked for. */
export function speechRequest(key: string): SpeechRequest {
  texts += 1;
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, accept: 'audio/mpeg' },
    body: JSON.stringify({ text: `جملة رقم ${texts}` }),
  };
}
