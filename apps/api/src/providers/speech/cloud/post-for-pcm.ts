import { fetchWithBoundedErrors } from '../openai/bounded-error-fetch.ts';
import { answerFailed, connectionFailed } from '../upstream/attempt-error.ts';
import { type PcmResponse, readPcmResponse } from '../upstream/pcm-response.ts';

export interface PcmPost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Finds the engine's own word for an error in what it answered. */
  readonly codeOf?: (answer: unknown) => string | undefined;
  readonly signal: AbortSignal;
}

/** Sends one request for sound. @throws `AttemptError` for what may be tried again. */
export async function postForPcm(url: URL, { headers, body, codeOf, signal }: PcmPost): Promise<PcmResponse> {
  const response = await fetchWithBoundedErrors(url, {
    method: 'POST',
    headers: { ...headers, accept: 'audio/*' },
    body,
    redirect: 'error',
    signal,
  }).catch((error: unknown) => {
    throw connectionFailed(error);
  });
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => undefined);
    throw answerFailed({ status: response.status, headers: response.headers, engineCode: codeOf?.(answer) });
  }
  return readPcmResponse(response);
}
