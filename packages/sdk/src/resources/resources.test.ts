import { errors } from '@rakhim/contract';
import { describe, expect, it } from 'vitest';
import { ApiError, ServerError } from '../errors/api-error.ts';
import { createApiError } from '../errors/create-api-error.ts';
import { Rakhim } from '../rakhim.ts';
import { createEmulator } from '../testing.ts';

function connect() {
  const emulator = createEmulator();
  return { emulator, rakhim: new Rakhim({ apiKey: emulator.apiKey, fetch: emulator.fetch, maxRetries: 0 }) };
}

describe('the history', () => {
  it('goes through all pages, one request at a time', async () => {
    const { rakhim, emulator } = connect();
    for (let index = 0; index < 7; index++) {
      await rakhim.speech.create({ text: `نص ${index}` });
    }
    const before = emulator.calls.length;
    const texts: string[] = [];
    for await (const { text } of rakhim.history.list({ limit: 3 })) {
      texts.push(text);
    }
    expect(texts).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `نص ${index}`));
    expect(emulator.calls.length - before).toBe(3);
  });

  it('gives a page, and the next', async () => {
    const { rakhim } = connect();
    await rakhim.speech.create({ text: 'أول' });
    await rakhim.speech.create({ text: 'ثان' });
    const page = await rakhim.history.list({ limit: 1 });
    expect(page.items.map(({ text }) => text)).toEqual(['ثان']);
    const next = await page.nextPage();
    expect(next?.items.map(({ text }) => text)).toEqual(['أول']);
    expect(await next?.nextPage()).toBeUndefined();
  });

  it('gives one utterance, its sound, and forgets it', async () => {
    const { rakhim } = connect();
    const { audio, requestId } = await rakhim.speech.create({ text: 'مرحبا' });
    expect(await rakhim.history.retrieve(requestId)).toMatchObject({ text: 'مرحبا', characters: 5 });
    const sound = await rakhim.history.audio(requestId);
    expect(sound.mediaType).toBe('audio/mpeg');
    expect(await sound.bytes()).toEqual(audio);
    await rakhim.history.delete(requestId);
    await expect(rakhim.history.retrieve(requestId)).rejects.toMatchObject({ name: 'NotFoundError' });
  });

  it('forgets all only when it is told so', async () => {
    const { rakhim, emulator } = connect();
    await rakhim.speech.create({ text: 'مرحبا' });
    const before = emulator.calls.length;
    for (const id of ['', '.', '..', 'a/b', 'a?b']) {
      expect(() => rakhim.history.delete(id)).toThrow('not the id');
    }
    expect(emulator.calls.length).toBe(before);
    await rakhim.history.deleteAll();
    expect((await rakhim.history.list()).items).toEqual([]);
  });
});

describe('the rest', () => {
  it('lists voices, previews texts, and tells usage and subscription', async () => {
    const { rakhim } = connect();
    const { voices, dialects } = await rakhim.voices.list({ dialect: 'egyptian' });
    expect(voices.map(({ dialect }) => dialect)).toEqual(['egyptian', 'egyptian']);
    expect(dialects).toHaveLength(8);
    expect(await rakhim.text.preview({ text: 'نص قصير' })).toMatchObject({ characters: 7 });
    await rakhim.speech.create({ text: 'مرحبا' });
    expect(await rakhim.usage.retrieve()).toMatchObject({ used: 5, limit: 100_000 });
    expect(await rakhim.usage.report({ from: '2026-01-01', to: '2026-12-31', by: 'voice' })).toMatchObject({
      characters: 5,
      requests: 1,
    });
    expect(await rakhim.subscription.retrieve()).toMatchObject({ isSubscribed: true });
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
