import { createReader } from './create-reader.ts';
import { runVoiceWorker } from './run-voice-worker.ts';

await runVoiceWorker(createReader());
