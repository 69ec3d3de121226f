import { randomUUID } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '#src/context.ts';
import { ensureDemoSubscription } from './demo-subscription.ts';
import type { LocalStripe } from './open-billing.ts';
import { AppError } from '#src/errors/app-error.ts';
import { demoEmail } from '#src/modules/accounts/accounts.policy.ts';

export interface DemoAccount {
  readonly email: string;
  readonly apiKey: string;
  /** Signs in, once and soon. */
  readonly signInToken: string;
}

const keyFileName = 'demo-api-key';
const periodDays = 30;
const dayMs = 86_400_000;

/**
 * Makes sure that a local run has an account that can speak: a confirmed address, an API key (kept in the data folder,
 * readable by its owner only), and a subscription whose period is running. Uses the same tables and services as
 * everyone's; never called in production.
 */
export async function ensureDemoAccount(
  context: Context,
  dataDir: string,
  localStripe?: LocalStripe,
): Promise<DemoAccount> {
  const accountId = await ensureAccount(context);
  await (localStripe ? ensureDemoSubscription(context, accountId, localStripe) : ensurePeriod(context, accountId));
  return {
    email: demoEmail,
    apiKey: await ensureApiKey(context, accountId, join(dataDir, keyFileName)),
    signInToken: await context.auth.signInLinks.issueForDemo(),
  };
}

async function ensureAccount({ accounts }: Context): Promise<string> {
  const found = await accounts.findAccountByEmail(demoEmail);
  if (found) {
    return found.id;
  }
  const id = randomUUID();
  await accounts.insertAccount({ id, email: demoEmail, name: 'Demo', email_confirmed_at: new Date() });
  return id;
}

async function ensurePeriod({ billing }: Context, accountId: string): Promise<void> {
  const now = new Date();
  const subscription = await billing.findSubscription(accountId);
  if (subscription && subscription.current_period_end > now) {
    return;
  }
  await billing.upsertSubscription({
    account_id: accountId,
    plan: 'pro',
    status: 'active',
    current_period_start: now,
    current_period_end: new Date(now.getTime() + periodDays * dayMs),
  });
}

async function ensureApiKey({ apiKeys }: Context, accountId: string, keyFile: string): Promise<string> {
  const known = await readFile(keyFile, 'utf8').catch(() => undefined);
  if (known && (await isAccepted(apiKeys, known, accountId))) {
    return known;
  }
  const { key } = await apiKeys.regenerateDefault(accountId, 0, { requestId: 'local run' });
  await writeFile(keyFile, key, { mode: 0o600 });
  await chmod(keyFile, 0o600);
  return key;
}

async function isAccepted(apiKeys: Context['apiKeys'], key: string, accountId: string): Promise<boolean> {
  try {
    return (await apiKeys.authenticate(key, '127.0.0.1')).accountId === accountId;
  } catch (error) {
    if (error instanceof AppError) {
      return false;
    }
    throw error;
  }
}
