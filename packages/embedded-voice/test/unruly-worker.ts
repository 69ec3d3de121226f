/** The product's own worker, with a reader that breaks on certain words: what hostile text could at worst bring about. */
import { workerData } from 'node:worker_threads';
import { createReader } from '../src/worker/create-reader.ts';
import { runVoiceWorker } from '../src/worker/run-voice-worker.ts';
import { unrulyWords } from './unruly-words.ts';

const { stumblesLeft } = workerData as { readonly stumblesLeft: Int32Array };
const read = createReader();

await runVoiceWorker((request) => {
  const stumbles = request.text.includes(unrulyWords.stumbles) && Atomics.sub(stumblesLeft, 0, 1) > 0;
  if (stumbles || request.text.includes(unrulyWords.crashes)) {
    process.exit(3);
  }
  while (request.text.includes(unrulyWords.hangs)) {
    // Never ends.
  }
  if (request.text.includes(unrulyWords.fails)) {
    throw new Error('The reader failed.');
  }
  return read(request);
});
