import { randomUUID } from 'node:crypto';
import { type ApiProcess, startApiProcess } from '#src/testing/api-process.ts';
import { openTestDatabase } from '#src/testing/test-database.ts';
import { assertInvariants } from '#src/testing/invariants.ts';
import { post, registerPerson, signInPerson } from '#src/testing/people.ts';
import type { Operator } from './operator.ts';

/** A process of the service beside an operator's database. Nothing is sold there. */
export function startService(
  { variables }: Operator,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  entry = 'main.ts',
): Promise<ApiProcess> {
  const env = {
    PATH: '/usr/bin:/bin',
    DATABASE_URL: variables['DATABASE_URL'] ?? '',
    RAKHIM_DATA_DIR: dataDir,
    RAKHIM_BILLING: 'none',
    RAKHIM_REQUESTS_PER_MINUTE: '1000000',
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_SECRET_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7 + 1)).toString('base64'),
    ...settings,
  };
  return startApiProcess(env, entry);
}

/** Registers somebody. @returns their API key. */
export async function createCustomer(api: ApiProcess, { variables }: Operator): Promise<string> {
  const { db } = openTestDatabase(variables['DATABASE_URL'] ?? '');
  try {
    const { access_token } = await signInPerson(api, await registerPerson({ ...api, db }));
    const answer = await post(api, '/api/v1/api-keys', { name: 'Runbook' }, access_token);
    return ((await answer.json()) as { key: string }).key;
  } finally {
    await db.destroy();
  }
}

/** Has a new text spoken. @returns the status of the answer. */
export async function speak(api: Pick<ApiProcess, 'call'>, key: string): Promise<number> {
  const answer = await api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, accept: 'audio/mpeg' },
    body: JSON.stringify({ text: `جملة جديدة ${randomUUID()}` }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Characters that a key's account has used. */
export async function readUsed(api: Pick<ApiProcess, 'call'>, key: string): Promise<number> {
  const answer = await api.call('/api/v1/usage', { headers: { 'x-api-key': key } });
  return ((await answer.json()) as { used: number }).used;
}

/** Asks the database whether its counters are true. */
export async function assertLedger({ variables }: Operator): Promise<void> {
  const { db } = openTestDatabase(variables['DATABASE_URL'] ?? '');
  try {
    await assertInvariants(db);
  } finally {
    await db.destroy();
  }
}
