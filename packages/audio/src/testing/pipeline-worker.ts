import { parentPort } from 'node:worker_threads';
import { createAudioPipeline } from '../audio-pipeline.ts';

/** Encodes one second of a constant tone in a worker thread and posts what came out. */
const pipeline = await createAudioPipeline({
  inputSampleRate: 24_000,
  format: 'mp3',
  delivery: 'stream',
  level: { gainDb: 0 },
});
const bytes = pipeline.push(Float32Array.from({ length: 24_000 }, (_, index) => 0.3 * Math.sin(index / 10)));
const end = pipeline.finish();
parentPort?.postMessage([bytes, end.bytes]);
