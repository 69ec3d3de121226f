import { once } from 'node:events';
import { connect } from 'node:net';
import { traceHeaders } from '#src/observability/trace.ts';
import type { EncodingPool } from '../encode/encoding-pool.ts';
import type { SpeechEngine, SpeechRequest } from '../speech-engine.ts';
import { answerFailed, connectionFailed } from '../upstream/attempt-error.ts';
import { type PcmResponse, readPcmResponse } from '../upstream/pcm-response.ts';
import { createRetryBudget } from '../upstream/retry-budget.ts';
import { speakOverHttp } from '../upstream/speak-over-http.ts';

const readyMsMax = 800;

/**
 * An engine behind an address of the operator's own, for trying out a model or a failure. It is sent `POST { text,
 * voice, dialect, gender, styleInstruction? }` and answers signed 16-bit little-endian mono PCM, at 24 kHz or at the
 * rate in the header `x-sample-rate`, as it makes it.
 *
 * @param encoders closed with the engine.
 */
export function createHttpEngine({ url }: { readonly url: string }, encoders: EncodingPool): SpeechEngine {
  const shared = { encoders, retryBudget: createRetryBudget(), gainsDb: new Map() };
  return {
    name: 'http',
    version: async () => url,
    synthesize(request, signal) {
      const open = (text: string, running: AbortSignal) => post(url, { ...request, text }, running);
      return speakOverHttp({ ...shared, open }, request, [request.text], signal);
    },
    isReady: () => acceptsConnections(new URL(url)),
    close: () => encoders.close(),
  };
}

async function post(
  url: string,
  { text, voice, styleInstruction }: SpeechRequest,
  signal: AbortSignal,
): Promise<PcmResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/octet-stream', ...traceHeaders() },
    body: JSON.stringify({ text, voice: voice.id, dialect: voice.dialect, gender: voice.gender, styleInstruction }),
    redirect: 'error',
    signal,
  }).catch((error: unknown) => {
    throw connectionFailed(error);
  });
  if (!response.ok) {
    void response.body?.cancel();
    throw answerFailed(response);
  }
  return readPcmResponse(response);
}

async function acceptsConnections({ hostname, port, protocol }: URL): Promise<boolean> {
  const socket = connect({
    host: hostname.replace(/^\[|\]$/gu, ''),
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
  });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(readyMsMax) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
