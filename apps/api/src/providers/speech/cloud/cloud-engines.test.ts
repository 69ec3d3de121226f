import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getVoice } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speechLike } from '#src/testing/openai-server.ts';
import { createEncodingPool } from '../encode/encoding-pool.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest } from '../speech-engine.ts';
import { createCloudEngines } from './find-cloud-engine.ts';
import type { CloudSpeaker } from '../voice-table/with-voice-table.ts';

interface Call {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const request: SpeechRequest = {
  text: 'أهلًا <b>وسهلًا</b> & مرحبًا.',
  voice: getVoice('female2'),
  format: 'wav',
  delivery: 'file',
};
const sound = Buffer.from(speechLike({ hertz: 180, seconds: 1 }).buffer);
interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
  readonly retryAfter?: number;
  /** The connection is lost after so many bytes. */
  readonly breaksAfter?: number;
}

const good: Answer = { status: 200, type: 'audio/pcm', body: sound };

/** What the next calls are answered; the last one repeats. */
let answers: Answer[] = [good];
const calls: Call[] = [];
const server = createServer((incoming, response) => {
  void text(incoming).then((body) => {
    calls.push({ url: incoming.url ?? '', headers: incoming.headers, body });
    const answer = answers[Math.min(calls.length, answers.length) - 1] ?? good;
    response.writeHead(answer.status, {
      'content-type': answer.type,
      ...(answer.retryAfter !== undefined && { 'retry-after': String(answer.retryAfter) }),
    });
    if (answer.breaksAfter === undefined) {
      response.end(answer.body);
      return;
    }
    response.write(Buffer.from(answer.body).subarray(0, answer.breaksAfter), () => response.socket?.destroy());
  });
});
const encoders = createEncodingPool({ threads: 1 });
let find: (speaker: CloudSpeaker) => SpeechEngine | undefined;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  find = await createCloudEngines(
    {
      openai: { apiKey: 'sk-test', baseUrl: `${baseUrl}/v1` },
      elevenlabs: { apiKey: 'el-test', baseUrl },
      azure: { key: 'az-test', region: 'westeurope', baseUrl },
    },
    encoders,
  );
});
afterEach(() => {
  calls.length = 0;
  answers = [good];
});
afterAll(async () => {
  await encoders.close();
  server.close();
});

function speak(speaker: CloudSpeaker, change: Partial<SpeechRequest> = {}): Promise<SpeechEvent[]> {
  const engine = find(speaker);
  expect(engine).toBeDefined();
  return Array.fromAsync(engine?.synthesize({ ...request, ...change }, new AbortController().signal) ?? []);
}

const elevenLabs: CloudSpeaker = { engine: 'elevenlabs', voice: 'voice/1' };
const azure: CloudSpeaker = { engine: 'azure' };

describe('a voice of ElevenLabs', () => {
  it('is asked for PCM with the key, the model and the text as it is', async () => {
    const events = await speak(elevenLabs, { speed: 1.1, pitch: 2 });
    expect(calls).toMatchObject([
      {
        url: '/v1/text-to-speech/voice%2F1/stream?output_format=pcm_24000',
        headers: { 'xi-api-key': 'el-test' },
      },
    ]);
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      text: request.text,
      model_id: 'eleven_multilingual_v2',
      voice_settings: { speed: 1.1 },
    });
    expect(events[0]).toMatchObject({ warnings: [{ code: 'pitch_not_honoured' }] });
    expect(events.at(-1)).toMatchObject({ type: 'end', durationMs: 1_000 });
  });

  it('says which speed it does not follow', async () => {
    expect((await speak(elevenLabs, { speed: 2 }))[0]).toMatchObject({ warnings: [{ code: 'speed_not_honoured' }] });
  });

  it('fails as the port has it', async () => {
    const body = JSON.stringify({ detail: { status: 'invalid_api_key', message: 'no' } });
    answers = [{ status: 401, type: 'application/json', body }];
    await expect(speak(elevenLabs)).rejects.toMatchObject({
      code: 'speech_engine_failed',
      options: { cause: { status: 401, engineCode: 'invalid_api_key' } },
    });
    answers = [{ status: 429, type: 'application/json', body: '{"detail":"busy"}', retryAfter: 30 }];
    calls.length = 0;
    await expect(speak(elevenLabs)).rejects.toMatchObject({ code: 'speech_engine_busy' });
    answers = [{ status: 200, type: 'text/html', body: '<p>Bad gateway' }];
    calls.length = 0;
    await expect(speak(elevenLabs)).rejects.toMatchObject({ code: 'speech_engine_failed' });
  });
});

describe.each([
  ['ElevenLabs', elevenLabs, { detail: { status: 'too_many_concurrent_requests', message: 'slow down' } }],
  ['Azure', azure, undefined],
] as const)('%s in trouble', (_name, speaker, body) => {
  const busy: Answer = { status: 429, type: 'application/json', body: body ? JSON.stringify(body) : '' };

  it('is asked again when it has said when', async () => {
    answers = [{ ...busy, retryAfter: 0 }, good];
    expect((await speak(speaker)).at(-1)).toMatchObject({ type: 'end', durationMs: 1_000 });
    expect(calls).toHaveLength(2);
  });

  it('is busy when it wants to be left alone for longer than anybody waits', async () => {
    answers = [{ ...busy, retryAfter: 120 }];
    await expect(speak(speaker)).rejects.toMatchObject({ code: 'speech_engine_busy' });
    expect(calls).toHaveLength(1);
  });

  it('fails when its sound breaks off, and is not asked for a second one', async () => {
    answers = [{ ...good, breaksAfter: 30_000 }];
    await expect(speak(speaker)).rejects.toMatchObject({ code: 'speech_engine_failed' });
    expect(calls).toHaveLength(1);
  });

  it('fails when it does not like the request, which is not sent again', async () => {
    const detail = [{ loc: ['body', 'text'], msg: 'field required', type: 'missing' }];
    answers = [{ status: body ? 422 : 400, type: 'application/json', body: body ? JSON.stringify({ detail }) : '' }];
    await expect(speak(speaker)).rejects.toMatchObject({ code: 'speech_engine_failed' });
    expect(calls).toHaveLength(1);
  });
});

describe('a voice of Azure', () => {
  it('is asked in SSML, in which a text is never markup, and follows speed and pitch', async () => {
    const events = await speak(azure, { speed: 0.8, pitch: -2 });
    expect(calls).toMatchObject([
      {
        url: '/cognitiveservices/v1',
        headers: {
          'ocp-apim-subscription-key': 'az-test',
          'content-type': 'application/ssml+xml',
          'x-microsoft-outputformat': 'raw-24khz-16bit-mono-pcm',
        },
      },
    ]);
    const ssml = calls[0]?.body ?? '';
    expect(ssml).toContain('<voice name="ar-EG-SalmaNeural"><prosody rate="-20%" pitch="-2st">');
    expect(ssml).toContain('xml:lang="ar-EG"');
    expect(ssml).toContain('أهلًا &lt;b&gt;وسهلًا&lt;/b&gt; &amp; مرحبًا.');
    expect(events[0]).toMatchObject({ warnings: [] });
    expect(events.at(-1)).toMatchObject({ durationMs: 1_000 });
  });

  it('may be named, and is tried once more where Azure was overloaded', async () => {
    answers = [{ status: 503, type: 'text/plain', body: '' }, good];
    await speak({ engine: 'azure', voice: 'ar-JO-SanaNeural' });
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body).toContain('name="ar-JO-SanaNeural"');
  });
});

describe('a voice of OpenAI', () => {
  it('may be named', async () => {
    await speak({ engine: 'openai', voice: 'shimmer' });
    expect(calls).toMatchObject([{ url: '/v1/audio/speech', headers: { authorization: 'Bearer sk-test' } }]);
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ voice: 'shimmer', input: request.text });
  });
});
