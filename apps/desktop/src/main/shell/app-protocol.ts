import { readFile } from 'node:fs/promises';
import type { Protocol } from 'electron';
import { appScheme, bundleHost, mediaHost } from './app-origin.ts';
import { findBundleFile } from './bundle-file.ts';
import { securityHeaders } from './content-security-policy.ts';

/** The privileges of the scheme in Chromium. Register them before the app is ready. */
export const appSchemePrivileges = {
  scheme: appScheme,
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
} as const;

type Answer = (request: Request) => Promise<Response>;

interface Answers {
  /** The folder of the pages. */
  readonly bundle: string;
  /** Answers with a sound that the app has given the page an id for. */
  readonly answerMedia: Answer;
  /** Answers what the pages ask the service for. */
  readonly answerService: Answer;
}

/** Under these paths the pages find the service, as they do in a browser. */
const servicePath = '/api/';

/**
 * Serves the bundle, the sounds made here and the way to the service under the app's own scheme; there is no other way
 * in.
 */
export function serveAppProtocol(
  protocol: Pick<Protocol, 'handle'>,
  { bundle, answerMedia, answerService }: Answers,
): void {
  protocol.handle(appScheme, async (request) => {
    const { host, pathname } = new URL(request.url);
    if (host === bundleHost && pathname.startsWith(servicePath)) {
      return answerService(request);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405);
    }
    if (host === mediaHost) {
      return answerMedia(request);
    }
    return host === bundleHost ? answerBundle(bundle, request.url) : refuse(404);
  });
}

async function answerBundle(folder: string, address: string): Promise<Response> {
  const file = findBundleFile(folder, address);
  if (!file) {
    return refuse(404);
  }
  try {
    const content = await readFile(file.path);
    return new Response(new Uint8Array(content), { headers: { ...securityHeaders, 'content-type': file.mediaType } });
  } catch {
    return refuse(404);
  }
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: securityHeaders });
}
