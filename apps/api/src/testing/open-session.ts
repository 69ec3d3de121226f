import { randomUUID } from 'node:crypto';
import type { StubEngine } from './stub-engine.ts';
import type { TestApi } from './test-api.ts';

/** Somebody who has signed in. */
export interface SignedIn {
  readonly accountId: string;
  readonly token: string;
}

/** A new account with a session, made without the time that a password takes. */
export async function openSession(
  { db, context }: Pick<TestApi<StubEngine>, 'db' | 'context'>,
  role: 'member' | 'admin' = 'member',
): Promise<SignedIn> {
  const accountId = randomUUID();
  await context.accounts.insertAccount({
    id: accountId,
    email: `${accountId}@example.test`,
    name: 'Samira',
    email_confirmed_at: new Date(),
  });
  await db('accounts').where({ id: accountId }).update({ role });
  const opened = await db.transaction((tx) =>
    context.auth.sessions.createSession(tx, { accountId, method: 'password', userAgent: 'test' }),
  );
  return { accountId, token: (await context.auth.sessions.issueTokens(opened)).accessToken };
}
