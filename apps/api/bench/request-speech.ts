export interface SpeechAddress {
  readonly url: string;
  readonly apiKey: string;
}

/**
 * Asks for a stream of MP3 over HTTP, as a client would.
 *
 * @param signal leaves before the end.
 * @throws Error with the API's own words when it refuses.
 */
export async function* requestSpeech(
  { url, apiKey }: SpeechAddress,
  text: string,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const response = await fetch(`${url}/api/v1/synthesize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'audio/mpeg', 'x-api-key': apiKey },
    body: JSON.stringify({ text }),
    ...(signal && { signal }),
  });
  if (!response.ok || !response.body) {
    throw new Error(`The API answered ${response.status}: ${await response.text()}`);
  }
  yield* response.body;
}
