import { usageError } from '../cli-error.ts';
import type { Settings } from '../settings/settings.ts';

/** Where a service of one's own runs, as in the SDK. */
export const defaultBaseUrl = 'http://127.0.0.1:3000';

/** The address of the service, without a slash at its end; keys are kept by it. @throws {CliError} when it is none. */
export function originOf(settings: Settings): string {
  const text = settings['base-url'] ?? defaultBaseUrl;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url === undefined ||
    !/^https?:$/u.test(url.protocol) ||
    url.username !== '' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    throw usageError('baseUrlInvalid', { url: text });
  }
  return url.href.replace(/\/+$/u, '');
}
