import type { AccountSummary, KeyStatus } from '@rakhim/contract/desktop';
import { ApiError, ConnectionError, Rakhim } from '@rakhim/sdk';
import { DesktopFailure } from '../ipc/desktop-failure.ts';
import { KeyStoreError } from '../secrets/key-store.ts';
import { createMemoryStore } from '../secrets/memory-store.ts';
import type { OpenKeyStore } from '../secrets/open-key-store.ts';
import type { ServiceCredentials } from '../service/service-gateway.ts';

const keyPattern = /^rakhim_(?:live|test)_[0-9A-Za-z]{33}$/;
const questionTimeoutMs = 20_000;

export interface AccountService {
  readonly status: () => Promise<KeyStatus>;
  readonly save: (key: string) => Promise<KeyStatus>;
  readonly remove: () => Promise<KeyStatus>;
  /** Asks the server whose key it is. */
  readonly check: () => Promise<AccountSummary>;
  readonly chooseServer: (server: string) => Promise<KeyStatus>;
  readonly server: () => string;
  /** The key of the server that is chosen; for requests of this process only. */
  readonly credentials: () => Promise<ServiceCredentials | undefined>;
  /** A client with the key of the server that is chosen. @throws DesktopFailure `no_key` */
  readonly client: () => Promise<Rakhim>;
}

interface AccountDependencies {
  readonly openStore: () => Promise<OpenKeyStore>;
  readonly readServer: () => string;
  readonly writeServer: (server: string) => void;
  readonly userAgent: string;
  readonly language: () => 'en' | 'ar';
  readonly onChange: (status: KeyStatus) => void;
}

/** The key of each server, which stays in here: the page can give one, and ask whether there is one. */
export function createAccountService({
  openStore,
  readServer,
  writeServer,
  userAgent,
  language,
  onChange,
}: AccountDependencies): AccountService {
  let opened = openStore();

  async function status(): Promise<KeyStatus> {
    const { store, reason } = await opened;
    const server = readServer();
    const key = await store.read(server).catch(() => undefined);
    return {
      server,
      isPresent: key !== undefined,
      ...(key !== undefined && { last4: key.slice(-4) }),
      place: store.place,
      ...(reason && { reason }),
    };
  }

  async function announce(): Promise<KeyStatus> {
    const now = await status();
    onChange(now);
    return now;
  }

  /** Keeps it where it can be kept; a keychain that was there and now refuses leaves memory, and says why. */
  async function keep(key: string): Promise<void> {
    const { store } = await opened;
    try {
      await store.write(readServer(), key);
    } catch (error) {
      const memory = createMemoryStore();
      await memory.write(readServer(), key);
      opened = Promise.resolve({ store: memory, reason: error instanceof KeyStoreError ? error.problem : 'failed' });
    }
  }

  async function credentials(): Promise<ServiceCredentials | undefined> {
    const { store } = await opened;
    const server = readServer();
    const key = await store.read(server);
    return key === undefined ? undefined : { server, key };
  }

  async function client(): Promise<Rakhim> {
    const found = await credentials();
    if (!found) {
      throw new DesktopFailure('no_key');
    }
    return new Rakhim({
      apiKey: found.key,
      baseUrl: found.server,
      userAgent,
      language: language(),
      fetch: fetchWithoutRedirects,
    });
  }

  return {
    status,
    server: readServer,
    credentials,
    client,
    async save(typed) {
      const key = typed.trim();
      if (!keyPattern.test(key)) {
        throw new DesktopFailure('key_malformed');
      }
      await keep(key);
      return announce();
    },
    async remove() {
      const { store } = await opened;
      await store.remove(readServer()).catch((cause: unknown) => {
        throw new DesktopFailure('keychain_failed', { cause });
      });
      return announce();
    },
    async check() {
      const rakhim = await client();
      try {
        const options = { timeoutMs: questionTimeoutMs, maxRetries: 1 };
        const { used, limit, remaining } = await rakhim.usage.retrieve(options);
        // A key that may only speak and count is not shown the plan.
        const plan = await rakhim.subscription.retrieve(options).then(
          (subscription) => subscription.plan ?? undefined,
          () => undefined,
        );
        return { ...(plan !== undefined && { plan: String(plan) }), used, limit, remaining };
      } catch (error) {
        throw translateFailure(error);
      }
    },
    async chooseServer(server) {
      writeServer(server);
      return announce();
    },
  };
}

/** Sends the key to the chosen server only, and follows no redirect. */
function fetchWithoutRedirects(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error' });
}

function translateFailure(error: unknown): unknown {
  if (error instanceof ConnectionError) {
    return new DesktopFailure('offline', { cause: error });
  }
  if (!(error instanceof ApiError)) {
    return error;
  }
  if (error.status === 401) {
    return new DesktopFailure('key_rejected', { cause: error });
  }
  return error.code === 'subscription_required' ? new DesktopFailure('subscription_required', { cause: error }) : error;
}
