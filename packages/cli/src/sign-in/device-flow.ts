import { hostname } from 'node:os';
import {
  ClientError,
  Configuration,
  None,
  ResponseBodyError,
  allowInsecureRequests,
  customFetch,
  initiateDeviceAuthorization,
  pollDeviceAuthorizationGrant,
  tokenRevocation,
} from 'openid-client';
import { CliError } from '../cli-error.ts';
import { exitCodes } from '../exit-codes.ts';
import type { MessageKey } from '../output/translate.ts';

const clientId = 'rakhim-cli';

export interface DeviceCodes {
  /** The code that the person compares or types. */
  readonly userCode: string;
  /** The page, without and with the code in it. */
  readonly page: string;
  readonly pageWithCode: string;
  /**
   * Waits until the person has decided. @returns the API key. @throws {CliError} when the answer is no, or none came in
   * time.
   */
  readonly waitForKey: (signal: AbortSignal) => Promise<string>;
}

export interface SignInOptions {
  readonly origin: string;
  readonly language: string;
  readonly version: string;
}

/** Starts OAuth's device authorization grant (RFC 8628): a person who is signed in elsewhere approves this device. */
export async function startDeviceFlow(options: SignInOptions): Promise<DeviceCodes> {
  const config = configure(options);
  const codes = await translateErrors(initiateDeviceAuthorization(config, { device_name: hostname() }), options);
  return {
    userCode: codes.user_code,
    page: codes.verification_uri,
    pageWithCode: codes.verification_uri_complete ?? codes.verification_uri,
    async waitForKey(signal) {
      const token = await translateErrors(pollDeviceAuthorizationGrant(config, codes, undefined, { signal }), options);
      return token.access_token;
    },
  };
}

/** Revokes a key that the device flow issued (RFC 7009). The service ignores other keys. */
export async function revokeKey(key: string, options: SignInOptions): Promise<void> {
  await tokenRevocation(configure(options), key);
}

function configure({ origin, language, version }: SignInOptions): Configuration {
  const at = (path: string) => new URL(path, origin).href;
  const server = {
    issuer: origin,
    device_authorization_endpoint: at('/oauth/device/code'),
    token_endpoint: at('/oauth/token'),
    revocation_endpoint: at('/oauth/revoke'),
  };
  const config = new Configuration(server, clientId, undefined, None());
  config[customFetch] = (url, { body, headers, ...init }) =>
    fetch(url, {
      ...init,
      headers: { ...headers, 'accept-language': language, 'user-agent': `rakhim-cli/${version}` },
      ...(body !== undefined && body !== null && { body }),
    });
  if (new URL(origin).protocol === 'http:') {
    // A plain-HTTP service is on the user's own machine or network: they chose its address.
    allowInsecureRequests(config);
  }
  return config;
}

const refusals: Readonly<Record<string, MessageKey>> = {
  access_denied: 'signInDenied',
  expired_token: 'signInExpired',
  too_many_requests: 'tooManyTries',
};

async function translateErrors<T>(work: Promise<T>, { origin }: SignInOptions): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ResponseBodyError) {
      throw new CliError(
        refusals[error.error] ?? 'signInFailed',
        { reason: error.error_description ?? error.error },
        { exitCode: exitCodes.authentication },
      );
    }
    if (error instanceof ClientError || error instanceof TypeError) {
      throw new CliError('serviceUnreachable', { origin }, { cause: error });
    }
    throw error;
  }
}
