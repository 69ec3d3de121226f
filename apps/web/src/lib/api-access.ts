import { getAccessToken, renewAccessToken } from './auth-client.ts';

/** The way calls reach the service, and what they carry so that it knows who asks. */
export interface ApiAccess {
  readonly getToken: () => Promise<string | undefined>;
  /** Another token after the server refused this one; nothing where there is none. */
  readonly renewToken: (refused: string) => Promise<string | undefined>;
  readonly send: (request: Request) => Promise<Response>;
}

let current: ApiAccess = { getToken: getAccessToken, renewToken: renewAccessToken, send: (request) => fetch(request) };

/** That of the session, unless another took its place. */
export function apiAccess(): ApiAccess {
  return current;
}

/** Replaces the session as the way to the API, for pages with other credentials, such as those of the desktop app. */
export function setApiAccess(other: ApiAccess): void {
  current = other;
}
