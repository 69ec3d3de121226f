import { createHmac, randomInt } from 'node:crypto';
import {
  type ApiKeyScope,
  type DeviceClientId,
  apiKeyScopes,
  deviceClientIds,
  deviceClients,
  limits,
  userCodeLength,
  userCodeLetters,
} from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import { deriveKey } from '#src/secrets/opaque-token.ts';

/** Lifetime of a user code, in seconds. */
export const deviceCodeSeconds = 900;
/** Polling interval in seconds, and its growth for programs that poll faster (RFC 8628, section 3.5). */
export const pollIntervalSeconds = 5;

/** Creates a user code: 34 random bits, enough for fifteen minutes and twenty guesses. */
export function createUserCode(): string {
  return Array.from({ length: userCodeLength }, () => userCodeLetters.charAt(randomInt(userCodeLetters.length))).join(
    '',
  );
}

/** Hashes a user code for storage. Keyed (HMAC), because so short a code could be brute-forced. */
export function hashUserCode(masterSecret: Buffer, letters: string): Buffer {
  return createHmac('sha256', deriveKey(masterSecret, 'device user code')).update(letters).digest();
}

/** @throws AppError `invalid_client` for a program that we do not know. */
export function requireClient(name: string): DeviceClientId {
  const client = deviceClientIds.find((id) => id === name);
  if (client === undefined) {
    throw new AppError('invalid_client', { param: 'client_id' });
  }
  return client;
}

/** @throws AppError `invalid_scope`. */
export function readScopes(scope: string | undefined): readonly ApiKeyScope[] {
  const asked = new Set(scope?.split(' ').filter((name) => name !== ''));
  const known = apiKeyScopes.filter((name) => asked.delete(name));
  if (asked.size > 0) {
    throw new AppError('invalid_scope', { param: 'scope', values: { scopes: apiKeyScopes.join(', ') } });
  }
  return known.length > 0 ? known : apiKeyScopes;
}

const deviceNameCharactersMax = 40;

/** Sanitizes a device name for display: no invisible or bidirectional characters, bounded length. */
export function cleanDeviceName(name = ''): string | null {
  const clean = name
    .normalize()
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return Array.from(clean).slice(0, deviceNameCharactersMax).join('').trim() || null;
}

/** Name of the key on the dashboard: “CLI on samira-laptop”. */
export function nameKey(client: DeviceClientId, deviceName: string | null): string {
  const { keyName } = deviceClients[client];
  return (deviceName === null ? keyName : `${keyName} on ${deviceName}`)
    .slice(0, limits.apiKeyNameCharactersMax)
    .toWellFormed();
}

export interface PollState {
  readonly polled_at: Date | null;
  readonly interval_seconds: number;
}

/** Half a second is left to clocks and networks. */
const toleranceMs = 500;

/** Returns true when a program polls before its interval has passed. */
export function asksTooOften({ polled_at: polledAt, interval_seconds: seconds }: PollState, now: Date): boolean {
  return polledAt !== null && now.getTime() - polledAt.getTime() < seconds * 1000 - toleranceMs;
}
