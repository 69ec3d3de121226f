import { parentPort } from 'node:worker_threads';
import { type AudioPipeline, createAudioPipeline } from '@rakhim/audio';
import type { EncodingAnswer, EncodingOptions, EncodingTask } from './encoding-messages.ts';

/** The thread in which sound is levelled and encoded. Started by `encoding-thread.ts`. */
const pipelines = new Map<number, AudioPipeline>();

parentPort?.on('message', (task: EncodingTask) => {
  void answer(task);
});

async function answer(task: EncodingTask): Promise<void> {
  const reply = await perform(task).catch((error: unknown): EncodingAnswer => {
    end(task.session);
    return { session: task.session, type: 'failed', message: String(error) };
  });
  if (reply) {
    parentPort?.postMessage(reply, transferOf(reply));
  }
}

async function perform(task: EncodingTask): Promise<EncodingAnswer | undefined> {
  const { session } = task;
  switch (task.type) {
    case 'open':
      pipelines.set(session, await openPipeline(task.options));
      return { session, type: 'opened' };
    case 'push':
      return { session, type: 'encoded', bytes: pipelineOf(session).push(task.samples) };
    case 'finish':
      return finish(session);
    case 'close':
      end(session);
      return undefined;
  }
}

function openPipeline({ inputSampleRate, format, delivery, startGainDb }: EncodingOptions): Promise<AudioPipeline> {
  return createAudioPipeline({
    inputSampleRate,
    format,
    delivery,
    level: { auto: startGainDb === undefined ? {} : { startGainDb } },
  });
}

function finish(session: number): EncodingAnswer {
  const pipeline = pipelineOf(session);
  const { bytes, header } = pipeline.finish();
  const { durationMs, gainDb } = pipeline;
  pipelines.delete(session);
  return { session, type: 'finished', bytes, durationMs, gainDb, ...(header && { header }) };
}

function pipelineOf(session: number): AudioPipeline {
  const pipeline = pipelines.get(session);
  if (!pipeline) {
    throw new Error('This utterance has ended.');
  }
  return pipeline;
}

function end(session: number): void {
  pipelines.get(session)?.close();
  pipelines.delete(session);
}

/** Bytes that own their memory are handed over, not copied. */
function transferOf(answer: EncodingAnswer): ArrayBuffer[] {
  if (
    answer.type !== 'encoded' ||
    !(answer.bytes.buffer instanceof ArrayBuffer) ||
    answer.bytes.byteLength !== answer.bytes.buffer.byteLength
  ) {
    return [];
  }
  return [answer.bytes.buffer];
}
