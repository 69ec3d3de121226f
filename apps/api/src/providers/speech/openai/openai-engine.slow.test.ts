import { getVoice } from '@rakhim/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { sendPcmSeconds, startOpenAiServer } from '#src/testing/openai-server.ts';
import { createEncodingPool } from '../encode/encoding-pool.ts';
import { createOpenAiEngine } from './openai-engine.ts';

const encoders = createEncodingPool({ threads: 1 });
afterAll(() => encoders.close());

/**
 * Measures how long this thread works before others have their turn: 99 times of 100 not longer, in milliseconds of its
 * own work, whatever else the machine does.
 */
function measureWork(): { end: () => number } {
  const spans: number[] = [];
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    spans.push((user + system) / 1_000);
  }, 5);
  return {
    end() {
      clearInterval(timer);
      return spans.toSorted((one, other) => one - other)[Math.floor(spans.length * 0.99)] ?? Infinity;
    },
  };
}

describe('createOpenAiEngine with a sound of 100 MB', () => {
  it('needs no more memory than for a short one, and leaves the event loop free', async () => {
    const seconds = 2_084;
    const server = await startOpenAiServer(sendPcmSeconds(60), sendPcmSeconds(seconds));
    const engine = createOpenAiEngine({ apiKey: 'sk-test', baseUrl: server.baseUrl }, encoders);
    const request = {
      text: 'ذهب الولد. '.repeat(350),
      voice: getVoice('male1'),
      format: 'mp3',
      delivery: 'stream',
    } as const;
    const speak = () => engine.synthesize(request, new AbortController().signal);
    await Array.fromAsync(speak());

    const before = process.memoryUsage().rss;
    const work = measureWork();
    let peak = before;
    let durationMs = 0;
    for await (const event of speak()) {
      peak = Math.max(peak, process.memoryUsage().rss);
      durationMs = event.type === 'end' ? event.durationMs : durationMs;
    }
    const longestMs = work.end();
    await server.close();
    expect(durationMs).toBe(seconds * 1_000);
    expect(peak - before).toBeLessThan(64 * 1024 * 1024);
    expect(longestMs).toBeLessThan(100);
  });
});
