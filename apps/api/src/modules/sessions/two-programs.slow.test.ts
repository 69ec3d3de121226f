import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiProcess, spawnProgram, startApiProcess } from '#src/testing/api-process.ts';
import {
  guessPassword,
  post,
  registerPerson,
  signInPerson,
  type TestPerson,
  type TestTokens,
  whoAmI,
} from '#src/testing/people.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';

/**
 * Two programs of the service, started from its entry, that share a database and nothing else: what one decides, the
 * other knows at its next request.
 */
let database: TestDatabase;
let folder: string;
let here: ApiProcess;
let there: ApiProcess;
const graceSeconds = 3;
const rounds = Array.from({ length: 10 }, (_, index) => index + 1);

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await makeTemporaryFolder();
  const env = {
    DATABASE_URL: database.url,
    RAKHIM_DATA_DIR: folder,
    RAKHIM_SECRET_KEY: randomBytes(32).toString('base64'),
    PUBLIC_ORIGIN: 'http://localhost:3000',
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_REFRESH_GRACE_SECONDS: String(graceSeconds),
    RAKHIM_SPEECH_WORKERS: '1',
  };
  here = await startApiProcess(env);
  there = await startApiProcess(env);
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const newPerson = (): Promise<TestPerson> => registerPerson({ call: here.call, db: database.db });
const refresh = (api: ApiProcess, { refresh_token }: TestTokens) =>
  post(api, '/auth/v1/token?grant_type=refresh_token', { refresh_token });
const graceIsOver = () => new Promise((resolve) => setTimeout(resolve, graceSeconds * 1000 + 100));

async function roleAt(api: ApiProcess, token: string): Promise<string> {
  const answer = await api.call('/api/v1/me', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { role: string }).role;
}

/** Runs the command line to its end. */
async function admin(command: 'grant' | 'revoke', email: string): Promise<void> {
  const [exitCode] = await once(spawnProgram('cli/admin.ts', [command, email], { DATABASE_URL: database.url }), 'exit');
  expect(exitCode).toBe(0);
}

describe('two programs', () => {
  it.each(rounds)(
    'give twenty tabs on both one successor, and know at once when the family ends (round %d)',
    async () => {
      const person = await newPerson();
      const [stolen, other] = [await signInPerson(here, person), await signInPerson(there, person)];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => refresh(index % 2 ? here : there, stolen)),
      );
      const successors = (await Promise.all(answers.map((answer) => answer.json()))) as TestTokens[];
      const [successor] = successors;
      expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
      expect(new Set(successors.map((tokens) => tokens.refresh_token)).size).toBe(1);
      expect([await whoAmI(here, successor!.access_token), await whoAmI(there, successor!.access_token)]).toEqual([
        200, 200,
      ]);
      await graceIsOver();
      expect((await refresh(there, stolen)).status).toBe(400);
      expect([await whoAmI(here, successor!.access_token), (await refresh(here, successor!)).status]).toEqual([
        401, 401,
      ]);
      expect(await whoAmI(here, other.access_token)).toBe(200);
    },
  );

  it.each(rounds)('count tries together, exactly (round %d)', async () => {
    const { email } = await newPerson();
    const tries = Array.from({ length: 50 }, (_, index) => guessPassword(index % 2 ? here : there, email));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect([
      statuses.filter((status) => status === 400).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([10, 40]);
  });

  it('sign somebody out everywhere for each other', async () => {
    const person = await newPerson();
    const sessions = [];
    for (const api of [here, there, here, there, here]) {
      sessions.push(await signInPerson(api, person));
    }
    // Both have seen every session, so neither may answer from memory afterwards.
    expect(
      await Promise.all(
        sessions.flatMap((session) => [whoAmI(here, session.access_token), whoAmI(there, session.access_token)]),
      ),
    ).toEqual(Array(10).fill(200));
    expect((await post(here, '/auth/v1/logout?scope=global', {}, sessions[0]!.access_token)).status).toBe(204);
    expect(await Promise.all(sessions.map((session) => whoAmI(there, session.access_token)))).toEqual(
      Array(5).fill(401),
    );
    expect(await Promise.all(sessions.map((session) => whoAmI(here, session.access_token)))).toEqual(
      Array(5).fill(401),
    );
  });

  it('know an administrator as soon as the command line has made or unmade one', async () => {
    const person = await newPerson();
    const { access_token: token } = await signInPerson(there, person);
    expect([await roleAt(here, token), await roleAt(there, token)]).toEqual(['member', 'member']);
    await admin('grant', person.email);
    expect([await roleAt(here, token), await roleAt(there, token)]).toEqual(['admin', 'admin']);
    await admin('revoke', person.email);
    expect([await roleAt(here, token), await roleAt(there, token)]).toEqual(['member', 'member']);
  });
});
