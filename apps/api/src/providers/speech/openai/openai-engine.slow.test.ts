import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getVoice } from '@nabra/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { sendPcmSeconds, startOpenAiServer } from '#src/testing/openai-server.ts';
import { createEncodingPool } from '../encode/encoding-pool.ts';
import { createOpenAiEngine } from './openai-engine.ts';

const encoders = createEncodingPool({ threads: 1 });
afterAll(() => encoders.close());

describe('createOpenAiEngine with a sound of 100 MB', () => {
  it('needs no more memory than for a short one, and leaves the event loop free', async () => {
    const seconds = 2_084;
    const server = await startOpenAiServer(sendPcmSeconds(60), sendPcmSeconds(seconds));
    const engine = createOpenAiEngine({ apiKey: 'sk-test', baseUrl: server.baseUrl }, encoders);
    const request = { text: 'ذهب الولد. '.repeat(350), voice: getVoice('male1'), format: 'mp3', delivery: 'stream' } as const;
    const speak = () => engine.synthesize(request, new AbortController().signal);
    await Array.fromAsync(speak());

    const before = process.memoryUsage().rss;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    let peak = before;
    let durationMs = 0;
    for await (const event of speak()) {
      peak = Math.max(peak, process.memoryUsage().rss);
      durationMs = event.type === 'end' ? event.durationMs : durationMs;
    }
    delay.disable();
    await server.close();
    expect(durationMs).toBe(seconds * 1_000);
    expect(peak - before).toBeLessThan(64 * 1024 * 1024);
    expect(delay.percentile(99) / 1e6).toBeLessThan(100);
  });
});
