import { errors } from '@nabra/contract';
import { describe, expect, it } from 'vitest';
import { ApiError, ServerError } from '../errors/api-error.ts';
import { createApiError } from '../errors/create-api-error.ts';
import { Nabra } from '../nabra.ts';
import { createEmulator } from '../testing.ts';

function connect() {
  const emulator = createEmulator();
  return { emulator, nabra: new Nabra({ apiKey: emulator.apiKey, fetch: emulator.fetch, maxRetries: 0 }) };
}

describe('the history', () => {
  it('goes through all pages, one request at a time', async () => {
    const { nabra, emulator } = connect();
    for (let index = 0; index < 7; index++) {
      await nabra.speech.create({ text: `نص ${index}` });
    }
    const before = emulator.calls.length;
    const texts: string[] = [];
    for await (const { text } of nabra.history.list({ limit: 3 })) {
      texts.push(text);
    }
    expect(texts).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `نص ${index}`));
    expect(emulator.calls.length - before).toBe(3);
  });

  it('gives a page, and the next', async () => {
    const { nabra } = connect();
    await nabra.speech.create({ text: 'أول' });
    await nabra.speech.create({ text: 'ثان' });
    const page = await nabra.history.list({ limit: 1 });
    expect(page.items.map(({ text }) => text)).toEqual(['ثان']);
    const next = await page.nextPage();
    expect(next?.items.map(({ text }) => text)).toEqual(['أول']);
    expect(await next?.nextPage()).toBeUndefined();
  });

  it('gives one utterance, its sound, and forgets it', async () => {
    const { nabra } = connect();
    const { audio, requestId } = await nabra.speech.create({ text: 'مرحبا' });
    expect(await nabra.history.retrieve(requestId)).toMatchObject({ text: 'مرحبا', characters: 5 });
    const sound = await nabra.history.audio(requestId);
    expect(sound.mediaType).toBe('audio/mpeg');
    expect(await sound.bytes()).toEqual(audio);
    await nabra.history.delete(requestId);
    await expect(nabra.history.retrieve(requestId)).rejects.toMatchObject({ name: 'NotFoundError' });
  });

  it('forgets all only when it is told so', async () => {
    const { nabra, emulator } = connect();
    await nabra.speech.create({ text: 'مرحبا' });
    const before = emulator.calls.length;
    for (const id of ['', '.', '..', 'a/b', 'a?b']) {
      expect(() => nabra.history.delete(id)).toThrow('not the id');
    }
    expect(emulator.calls.length).toBe(before);
    await nabra.history.deleteAll();
    expect((await nabra.history.list()).items).toEqual([]);
  });
});

describe('the rest', () => {
  it('lists voices, previews texts, and tells usage and subscription', async () => {
    const { nabra } = connect();
    const { voices, dialects } = await nabra.voices.list({ dialect: 'egyptian' });
    expect(voices.map(({ dialect }) => dialect)).toEqual(['egyptian', 'egyptian']);
    expect(dialects).toHaveLength(8);
    expect(await nabra.text.preview({ text: 'نص قصير' })).toMatchObject({ characters: 7 });
    await nabra.speech.create({ text: 'مرحبا' });
    expect(await nabra.usage.retrieve()).toMatchObject({ used: 5, limit: 100_000 });
    expect(await nabra.usage.report({ from: '2026-01-01', to: '2026-12-31', by: 'voice' })).toMatchObject({ characters: 5, requests: 1 });
    expect(await nabra.subscription.retrieve()).toMatchObject({ isSubscribed: true });
  });
});

describe('errors', () => {
  it.each(Object.entries(errors))('%s has a class of its family', (code, { status, type }) => {
    const body = JSON.stringify({ error: 'x', type, code, requestId: 'r' });
    const error = createApiError(status, new Headers(), body);
    expect(error).toMatchObject({ code, type, status });
    expect(error.constructor).not.toBe(ApiError);
    expect(error instanceof ServerError).toBe(status >= 500);
  });
});
