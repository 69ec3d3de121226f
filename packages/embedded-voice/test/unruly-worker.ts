/**
 * The product's own worker, with a reader that breaks on certain words: what hostile text could at worst bring about.
 */
import { workerData } from 'node:worker_threads';
import type { PronouncedClause } from '@rakhim/arabic';
import { createReader } from '../src/worker/create-reader.ts';
import { runVoiceWorker } from '../src/worker/run-voice-worker.ts';
import type { Reading } from '../src/worker/passages.ts';
import { unrulyWords } from './unruly-words.ts';

const { stumblesLeft } = workerData as { readonly stumblesLeft: Int32Array };
const read = createReader();

await runVoiceWorker((request) => {
  const reading = read(request);
  return { ...reading, clauses: breakAt(request.text, reading.clauses) };
});

function* breakAt(text: string, clauses: Reading['clauses']): Generator<PronouncedClause> {
  const stumbles = text.includes(unrulyWords.stumbles) && Atomics.sub(stumblesLeft, 0, 1) > 0;
  if (stumbles || text.includes(unrulyWords.crashes)) {
    process.exit(3);
  }
  while (text.includes(unrulyWords.hangs)) {
    // Never ends.
  }
  if (text.includes(unrulyWords.fails)) {
    throw new Error('The reader failed.');
  }
  yield* clauses;
}
