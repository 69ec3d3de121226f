import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { dialects } from '@rakhim/arabic';
import { plainProsody } from '../style/prosody.ts';
import type { VoiceRequest } from '../types.ts';
import type { FromWorker, WorkerData } from './messages.ts';
import { openVoice } from './open-voice.ts';
import { openUtterance } from './open-utterance.ts';
import type { UtteranceTools } from './passages.ts';
import { serveVoice } from './serve-voice.ts';
import { openWorkerStatus } from './worker-status.ts';

/** Enough speech for the compiler to find the hot places, so that the first request is as fast as any other. */
const warmUpRequest: VoiceRequest = {
  text: 'في 15/3/2024 ذهب المعلم إلى المدرسة ومعه 25 كتابا.',
  dialect: 'msa',
  gender: 'male',
  prosody: plainProsody,
  format: 'mp3',
  delivery: 'stream',
};

/** Under Linux "nice 10" weighs a tenth of an ordinary thread when both want the processor, and nothing when it idles. */
const niceness = 10;

/**
 * A speaking thread's whole life: load, warm up, tell that it is ready, serve.
 *
 * @param read how a request's text becomes clauses of sounds.
 * @throws Error outside a worker thread, and when the engine cannot be loaded.
 */
export async function runVoiceWorker(read: UtteranceTools['read']): Promise<void> {
  if (!parentPort) {
    throw new Error('A voice can only be served from a worker thread.');
  }
  lowerThreadPriority();
  const { status: shared, engine } = workerData as WorkerData;
  const status = openWorkerStatus(shared);
  const tools: UtteranceTools = { voice: await openVoice(engine), read };
  status.beat();
  await warmUp(tools);
  serveVoice(parentPort, tools, status);
  const ready: FromWorker = { type: 'ready' };
  parentPort.postMessage(ready);
}

async function warmUp(tools: UtteranceTools): Promise<void> {
  for (const dialect of dialects) {
    Array.from(tools.read({ ...warmUpRequest, dialect }).clauses);
  }
  const utterance = await openUtterance(tools, warmUpRequest, { isCancelled: () => false, emit: () => undefined });
  while (!utterance.isOver) {
    utterance.step();
  }
  utterance.close();
}

/**
 * Lets every ordinary thread go before this one when processors are scarce: speech can wait for a moment, the thread
 * that answers all requests cannot. Linux alone has priorities for single threads; elsewhere, and where it is
 * forbidden, nothing changes.
 */
function lowerThreadPriority(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), niceness);
  } catch {
    // No such file outside Linux; a sandbox may forbid the call.
  }
}
