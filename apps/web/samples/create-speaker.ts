const timeoutMs = 30_000;

interface Speech {
  readonly audioContent: string;
  readonly durationMs: number;
  readonly words: readonly { readonly startMs: number }[];
}

/** What has a running service say things, given its address and an API key. */
export function createSpeaker([address = '', key = '']: readonly string[]) {
  return async (text: string, voice: string, format: 'mp3' | 'wav'): Promise<Speech & { readonly sound: Buffer }> => {
    const response = await fetch(`${address}/api/v1/synthesize/with-timestamps`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ text, voice, format }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      throw new Error(`The service answered ${response.status}: ${await response.text()}`);
    }
    const speech = (await response.json()) as Speech;
    return { ...speech, sound: Buffer.from(speech.audioContent, 'base64') };
  };
}
