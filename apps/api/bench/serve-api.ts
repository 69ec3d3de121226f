import { createEmbeddedVoice } from '@rakhim/embedded-voice';
import { timeStream } from '@rakhim/tooling/bench';
import { createEmbeddedEngine } from '#src/providers/speech/embedded/embedded-engine.ts';
import type { ApiProcessAnswer, ApiProcessOrder } from './api-process.ts';
import { speakWithoutApi } from './speak-without-api.ts';
import { startBenchApi } from './start-bench-api.ts';

/**
 * The API in a process of its own. It answers its parent process and ends with it. Its engine is the product's, without
 * the limit on the length of an utterance, which the longest text here exceeds.
 */
const engine = createEmbeddedEngine(createEmbeddedVoice());
const api = await startBenchApi(engine);
let closed: Promise<void> | undefined;

function close(): Promise<void> {
  closed ??= api.close().then(() => engine.close());
  return closed;
}

async function carryOut(order: ApiProcessOrder): Promise<void> {
  if (order.type === 'speak') {
    await timeStream(speakWithoutApi(api.engine, order.text), performance.now());
  } else if (order.type === 'close') {
    await close();
  }
}

function describeProcess(): ApiProcessAnswer {
  const { rss, heapUsed, external } = process.memoryUsage();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  return {
    url: api.url,
    apiKey: api.apiKey,
    residentBytes: rss,
    peakBytes,
    heapBytes: heapUsed,
    externalBytes: external,
  };
}

process.on('message', (order: ApiProcessOrder) => {
  void carryOut(order).then(() => {
    process.send?.(describeProcess());
    if (order.type === 'close') {
      process.disconnect();
    }
  });
});

// The parent has died, or has been answered for the last time.
process.once('disconnect', () => void close());
