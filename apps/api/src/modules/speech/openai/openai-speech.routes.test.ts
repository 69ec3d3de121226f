import { spawnSync } from 'node:child_process';
import { openAiModels, openAiVoices, voiceIds } from '@rakhim/contract';
import OpenAI from 'openai';
import type { SpeechCreateParams } from 'openai/resources/audio/speech';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let samira: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi();
  samira = await buildSubscriber(api.context);
});
afterEach(async () => {
  api.engine.behaviour = {};
  await expect.poll(() => api.engine.running).toBe(0);
  await api.assertAtRest();
});
afterAll(() => api.close());

const text = 'مرحبًا بكم.';

/** The official client with only its address and key changed. */
function clientOf(apiKey = samira.apiKey): OpenAI {
  return new OpenAI({ apiKey, baseURL: `${api.url}/v1`, logLevel: 'off' });
}

function speak(changes: Partial<SpeechCreateParams> = {}, client = clientOf()) {
  return client.audio.speech.create({ model: 'gpt-4o-mini-tts', voice: 'alloy', input: text, ...changes });
}

async function failureOf(work: Promise<unknown>): Promise<InstanceType<typeof OpenAI.APIError>> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OpenAI.APIError);
  return error as InstanceType<typeof OpenAI.APIError>;
}

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

function decodePcm16(sound: Buffer): Buffer {
  return spawnSync('ffmpeg', ['-v', 'error', '-i', '-', '-f', 's16le', '-'], { input: sound }).stdout;
}

async function used(accountId: string): Promise<number> {
  const row = await api
    .db('usage_periods')
    .where({ account_id: accountId })
    .first<{ used: number } | undefined>('used');
  return row?.used ?? 0;
}

describe('the OpenAI client', () => {
  it('has a text spoken, streamed while it is made', async () => {
    api.engine.behaviour = { hangBeforeBlock: 1 };
    const response = await speak();
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(1000);
    await reader?.cancel();
  });

  it('is charged what everybody is', async () => {
    const before = await used(samira.accountId);
    const response = await speak();
    expect((await response.arrayBuffer()).byteLength).toBe(3000);
    expect((await used(samira.accountId)) - before).toBe(Array.from(text).length);
    expect(response.headers.get('x-characters')).toBe(String(Array.from(text).length));
  });

  it.each([
    ['alloy', 'female1'],
    ['onyx', 'male1'],
    ['nova', 'female2'],
    ['male3', 'male3'],
    [{ id: 'female4' }, 'female4'],
  ] as const)('names the voice %j: %s speaks', async (voice, expected) => {
    await (await speak({ voice })).arrayBuffer();
    expect(api.engine.requests.at(-1)?.voice.id).toBe(expected);
  });

  it('knows every voice and every model of its own', async () => {
    const names = Object.keys(openAiVoices);
    expect(names).toEqual([
      'alloy',
      'ash',
      'ballad',
      'cedar',
      'coral',
      'echo',
      'fable',
      'marin',
      'nova',
      'onyx',
      'sage',
      'shimmer',
      'verse',
    ]);
    expect(new Set(Object.values(openAiVoices)).size).toBe(names.length);
    const list = (await (await api.call('/v1/audio/voices')).json()) as { voices: { id: string; aliases: string[] }[] };
    expect(list.voices.map(({ id }) => id)).toEqual(voiceIds);
    expect(list.voices.flatMap(({ aliases }) => aliases).toSorted()).toEqual(names);
    expect(list.voices.find(({ id }) => id === 'male1')).toMatchObject({ dialect: 'msa', aliases: ['onyx'] });
    for (const model of openAiModels) {
      await (await speak({ model })).arrayBuffer();
    }
  });

  it('says how, and how fast', async () => {
    const wishes: Partial<SpeechCreateParams> & { pitch: number } = {
      instructions: 'Speak slowly.',
      speed: 1.5,
      pitch: -2,
    };
    await (await speak(wishes)).arrayBuffer();
    expect(api.engine.requests.at(-1)).toMatchObject({ styleInstruction: 'Speak slowly.', speed: 1.5, pitch: -2 });
    await (await speak({ speed: 1 })).arrayBuffer();
    expect(api.engine.requests.at(-1)).not.toHaveProperty('speed');
  });

  it.each([
    ['wav', 'audio/wav', 3000, 'wav'],
    ['pcm', 'audio/pcm', 2956, 'wav'],
    ['mp3', 'audio/mpeg', 3000, 'mp3'],
  ] as const)('asks for %s', async (format, type, bytes, made) => {
    const response = await speak({ response_format: format });
    expect(response.headers.get('content-type')).toBe(type);
    expect((await response.arrayBuffer()).byteLength).toBe(bytes);
    expect(api.engine.requests.at(-1)?.format).toBe(made);
  });

  it('reads samples without a header, however small the first block is', async () => {
    api.engine.behaviour = { blocks: 4, blockBytes: 30 };
    const samples = new Uint8Array(await (await speak({ response_format: 'pcm' })).arrayBuffer());
    expect(samples).toEqual(
      Uint8Array.from([...Array<number>(16).fill(2), ...Array<number>(30).fill(3), ...Array<number>(30).fill(4)]),
    );
  });

  it('asks for opus: Ogg with as many samples as were made', async () => {
    const response = await speak({ response_format: 'opus' });
    const sound = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('audio/ogg');
    expect(sound.toString('latin1')).toMatch(/^OggS[^]{24}OpusHead/);
    const lastPage = sound.subarray(sound.lastIndexOf('OggS'));
    const [samples, preSkip] = [2956 / 2, 312];
    expect(lastPage.readUInt8(5)).toBe(4);
    expect(lastPage.readBigInt64LE(6)).toBe(BigInt(preSkip + 2 * samples));
    expect(api.engine.requests.at(-1)?.format).toBe('wav');
  });

  it('asks for flac, at whatever places the samples are cut', async () => {
    api.engine.behaviour = { blocks: 90, blockBytes: 333 };
    const pcm = Buffer.from(await (await speak({ response_format: 'pcm' })).arrayBuffer());
    const response = await speak({ response_format: 'flac' });
    const sound = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('audio/flac');
    expect(sound.toString('latin1', 0, 4)).toBe('fLaC');
    expect(api.engine.requests.at(-1)?.format).toBe('wav');
    if (hasFfmpeg) {
      expect(decodePcm16(sound)).toEqual(pcm);
    }
  });

  it('asks for aac: frames of 1,024 samples at 24 kHz, from the first byte to the last', async () => {
    api.engine.behaviour = { blocks: 40, blockBytes: 4_800 };
    const response = await speak({ response_format: 'aac' });
    const sound = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('audio/aac');
    let frames = 0;
    for (let at = 0; at < sound.length; at += (sound.readUIntBE(at + 3, 3) >> 5) & 0x1fff) {
      expect(sound.readUInt16BE(at) & 0xfff6).toBe(0xfff0);
      frames += 1;
    }
    expect(frames).toBeGreaterThanOrEqual(Math.ceil((40 * 4_800 - 44) / 2 / 1_024));
    if (hasFfmpeg) {
      expect(decodePcm16(sound).length).toBeGreaterThanOrEqual(40 * 4_800 - 44);
    }
  });

  it.each(['opus', 'flac'] as const)('hears %s while it is made', async (format) => {
    api.engine.behaviour = { hangBeforeBlock: 1 };
    const reader = (await speak({ response_format: format })).body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(40);
    await reader?.cancel();
  });

  it.each(['opus', 'flac', 'aac'] as const)('is charged nothing when %s breaks off', async (format) => {
    const before = await used(samira.accountId);
    api.engine.behaviour = { failBeforeBlock: 2 };
    const sound = speak({ response_format: format }).then((response) => response.arrayBuffer());
    await expect(sound).rejects.toThrow();
    await expect.poll(() => used(samira.accountId)).toBe(before);
  });

  it('reads events of opus', async () => {
    const events = await eventsOf(await speak({ stream_format: 'sse', response_format: 'opus' }));
    expect(Buffer.concat(events.map(({ audio = '' }) => Buffer.from(audio, 'base64'))).toString('latin1')).toMatch(
      /^OggS[^]{24}OpusHead/,
    );
  });

  it('reads events', async () => {
    const events = await eventsOf(await speak({ stream_format: 'sse' }));
    expect(events.map(({ type }) => type)).toEqual([
      'speech.audio.delta',
      'speech.audio.delta',
      'speech.audio.delta',
      'speech.audio.done',
    ]);
    expect(Buffer.concat(events.map(({ audio = '' }) => Buffer.from(audio, 'base64')))).toHaveLength(3000);
    expect(events.at(-1)?.usage).toEqual({ input_tokens: 11, output_tokens: 0, total_tokens: 11 });
  });

  it('sees events break off, and then costs nothing', async () => {
    const before = await used(samira.accountId);
    api.engine.behaviour = { failBeforeBlock: 1 };
    const error = await failureOf(eventsOf(await speak({ stream_format: 'sse' })));
    expect(error.message).toContain('not charged');
    expect(error.code).toBe('speech_engine_failed');
    await expect.poll(() => used(samira.accountId)).toBe(before);
  });

  it('lists the models', async () => {
    const found: string[] = [];
    for await (const { id } of clientOf().models.list()) {
      found.push(id);
    }
    expect(found).toEqual(openAiModels);
    expect(await clientOf().models.retrieve('tts-1')).toMatchObject({
      id: 'tts-1',
      object: 'model',
      owned_by: 'rakhim',
    });
    expect(await failureOf(clientOf().models.retrieve('gpt-9'))).toMatchObject({
      status: 404,
      code: 'model_not_found',
      param: 'model',
    });
  });
});

interface SpeechEvent {
  readonly type: string;
  readonly audio?: string;
  readonly usage?: unknown;
}

/** The events of an answer, read with the client's own reader of streams. */
async function eventsOf(response: Response): Promise<SpeechEvent[]> {
  const { Stream } = await import('openai/streaming');
  return Array.fromAsync(Stream.fromSSEResponse<SpeechEvent>(response, new AbortController()));
}

describe('the OpenAI client is told by class of', () => {
  it.each([
    ['a voice that there is not', { voice: 'robot' }, OpenAI.BadRequestError, 'voice', 'validation_failed'],
    ['a model that there is not', { model: 'tts-9' }, OpenAI.NotFoundError, 'model', 'model_not_found'],
    ['no text', { input: '   ' }, OpenAI.BadRequestError, 'input', 'text_empty'],
    [
      'a text that is too long',
      { input: 'كلمة '.repeat(4_001) },
      OpenAI.BadRequestError,
      'input',
      'string_above_max_length',
    ],
    [
      'a format that there is not',
      { response_format: 'midi' as 'mp3' },
      OpenAI.BadRequestError,
      'response_format',
      'validation_failed',
    ],
    ['a speed beyond reason', { speed: 9 }, OpenAI.BadRequestError, 'speed', 'validation_failed'],
    [
      'instructions without end',
      { instructions: 'x'.repeat(501) },
      OpenAI.BadRequestError,
      'instructions',
      'style_too_long',
    ],
    ['a body that is too large', { input: 'x'.repeat(200 * 1024) }, OpenAI.APIError, null, 'body_too_large'],
  ] as const)('%s', async (_name, changes, expectedClass, param, code) => {
    const error = await failureOf(speak(changes));
    expect(error).toBeInstanceOf(expectedClass);
    expect(error).toMatchObject({ param, code, type: 'invalid_request_error' });
    expect(error.requestID).toMatch(/^req_/);
  });

  it.each([{ voice: 'robot' }, { voice: undefined }])('the voices there are, for %j', async (changes) => {
    const { message } = await failureOf(speak(changes as never));
    expect(message).toContain('it must be one of male1, male2');
    expect(message).toContain('alloy');
  });

  it('how fast a voice can be', async () => {
    expect((await failureOf(speak({ speed: 9 }))).message).toContain('it must be at most 4.');
  });

  it('a key that is not one', async () => {
    const error = await failureOf(speak({}, clientOf('sk-nonsense')));
    expect(error).toBeInstanceOf(OpenAI.AuthenticationError);
    expect(error).toMatchObject({ status: 401, code: 'invalid_api_key' });
  });

  it('a quota that is used up: 429 insufficient_quota, and the client does not try again', async () => {
    const hind = await buildSubscriber(api.context, { plan: 'basic' });
    const countCalls = () => api.logText().split('/v1/audio/speech').length;
    const before = countCalls();
    for (let share = 0; share < 5; share += 1) {
      await (await speak({ input: 'ب'.repeat(20_000) }, clientOf(hind.apiKey))).arrayBuffer();
    }
    const error = await failureOf(speak({}, clientOf(hind.apiKey)));
    expect(error).toBeInstanceOf(OpenAI.RateLimitError);
    expect(error).toMatchObject({ status: 429, code: 'insufficient_quota', type: 'insufficient_quota' });
    await expect.poll(() => countCalls() - before).toBe(5 + 1);
  });

  it('nobody subscribed, or a plan without styles', async () => {
    const hind = await buildSubscriber(api.context, { hasSubscription: false });
    expect(await failureOf(speak({}, clientOf(hind.apiKey)))).toMatchObject({
      status: 403,
      code: 'subscription_required',
    });
    const omar = await buildSubscriber(api.context, { plan: 'basic' });
    expect(await failureOf(speak({ instructions: 'slowly' }, clientOf(omar.apiKey)))).toMatchObject({
      status: 403,
      code: 'plan_required',
      param: 'instructions',
    });
  });

  it('an engine that fails: the client tries twice more, then says so', async () => {
    api.engine.behaviour = { failBeforeBlock: 0 };
    const before = api.engine.requests.length;
    const error = await failureOf(speak());
    expect(error).toBeInstanceOf(OpenAI.InternalServerError);
    expect(error).toMatchObject({ status: 502, type: 'server_error', code: 'speech_engine_failed' });
    expect(api.engine.requests.length - before).toBe(3);
  });

  it.each([
    ['an address that there is not', 'POST', '/v1/chat/completions', '{}', 'application/json', 404, 'unknown_url'],
    ['another method', 'GET', '/v1/audio/speech', undefined, undefined, 405, 'method_not_allowed'],
    ['JSON that is none', 'POST', '/v1/audio/speech', '{', 'application/json', 400, 'invalid_json'],
    [
      'a body of another kind',
      'POST',
      '/v1/audio/speech',
      'a=b',
      'application/x-www-form-urlencoded',
      415,
      'unsupported_media_type',
    ],
    [
      'a field that nobody knows',
      'POST',
      '/v1/audio/speech',
      '{"model":"rakhim","input":"a","voice":"male1","seed":1}',
      'application/json',
      400,
      'validation_failed',
    ],
  ])('%s, in the shape that OpenAI has', async (_name, method, path, body, type, status, code) => {
    const response = await api.call(path, {
      method,
      headers: { authorization: `Bearer ${samira.apiKey}`, ...(type && { 'content-type': type }) },
      ...(body && { body }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: {
        message: expect.any(String),
        type: expect.any(String),
        param:
          code === 'validation_failed'
            ? 'seed'
            : expect.toSatisfy((value) => value === null || typeof value === 'string'),
        code,
      },
    });
  });
});
