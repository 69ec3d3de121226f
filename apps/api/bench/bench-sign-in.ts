import { type Table, median, percentile, round } from '@rakhim/tooling/bench';
import { createPasswordsService } from '#src/modules/passwords/passwords.service.ts';
import type { BenchApi } from './start-bench-api.ts';

const warmUps = 10;
const signIns = 60;
const checks = 500;
const person = { email: 'bench@example.test', password: 'زيتون-أخضر-42' };

/** Measures the cost of signing in, and the cost of an open session for every request. */
export async function benchSignIn({ url, context, db }: BenchApi): Promise<Table> {
  const post = async (path: string, index: number): Promise<{ access_token: string }> => {
    const response = await fetch(url + path, {
      method: 'POST',
      // Each from an address of its own, or the limits would end the measurement.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${index}` },
      body: JSON.stringify(person),
    });
    if (!response.ok) {
      throw new Error(`The API answered ${response.status}: ${await response.text()}`);
    }
    return (await response.json()) as { access_token: string };
  };

  await post('/auth/v1/signup', 1);
  await db('accounts').where({ email: person.email }).update({ email_confirmed_at: new Date() });
  const signIn = async (index: number): Promise<string> =>
    (await post('/auth/v1/token?grant_type=password', index)).access_token;

  const passwords = createPasswordsService({ lengthMin: 1 });
  const hash = await passwords.hash(person.password);
  const hashesMs = await timeEach(signIns, () => passwords.verify(hash, person.password));
  const signInsMs = await timeEach(signIns, signIn);
  const token = await signIn(1);
  const checksMs = await timeEach(checks, () => context.auth.sessions.authenticate(token));
  return {
    title: 'Signing in',
    note: 'On the embedded PostgreSQL with fsync on. A sign-in spends most of its time in argon2id (19 MiB, two passes), which is meant to be slow.',
    head: ['what', 'rounds', 'median', '95th percentile', 'bar for the median'],
    rows: [
      ['argon2id alone', String(signIns), ...describe(hashesMs), ''],
      ['sign in with a password, over HTTP', String(signIns), ...describe(signInsMs), '30 ms'],
      ['check the session of a request', String(checks), ...describe(checksMs), '1 ms'],
    ],
  };
}

async function timeEach(rounds: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const timesMs: number[] = [];
  for (let index = -warmUps; index < rounds; index += 1) {
    const startedAt = performance.now();
    await work(index + warmUps);
    if (index >= 0) {
      timesMs.push(performance.now() - startedAt);
    }
  }
  return timesMs;
}

function describe(timesMs: readonly number[]): string[] {
  return [median(timesMs), percentile(timesMs, 0.95)].map((timeMs) => `${round(timeMs)} ms`);
}
