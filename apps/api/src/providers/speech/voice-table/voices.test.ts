import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getVoice } from '@rakhim/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { framesOf } from '#src/testing/voice-graphs.ts';
import { installStandIn, phonemeTokens } from '#src/testing/voice-folder.ts';
import { writeToneModel } from '#src/testing/onnx-model.ts';
import { readSymbolTable } from '../local-model/feeds/write-symbols.ts';
import type { SpeechEvent, SpeechRequest } from '../speech-engine.ts';
import { type Voices, openVoices } from './open-voices.ts';
import { type VoiceTable, withNewVoice, withoutVoice } from './voice-table.ts';

const request: SpeechRequest = {
  text: 'ذَهَبَ الْوَلَدُ إِلَى الْبَيْتِ.',
  voice: getVoice('female1'),
  format: 'wav',
  delivery: 'file',
};
const families = ['vits', 'kokoro', 'matcha', 'supertonic', 'onnx'] as const;

const fallback = createStubEngine();
let folder: string;
let voices: Voices;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  voices = await openVoices(fallback, { folder, memoryMbMax: 2_000, isSelling: false, accounts: {} });
  for (const family of families) {
    await installStandIn(folder, family);
  }
});
afterAll(async () => {
  await voices.engine.close();
  await rm(folder, { recursive: true, force: true });
});

async function speak(table: VoiceTable, change: Partial<SpeechRequest> = {}): Promise<SpeechEvent[]> {
  await voices.table.change(() => table);
  return Array.fromAsync(voices.engine.synthesize({ ...request, ...change }, new AbortController().signal));
}

function durationOf(events: readonly SpeechEvent[]): number {
  const end = events.at(-1);
  return end?.type === 'end' ? end.durationMs : 0;
}

describe('voices of models', () => {
  it.each(families)('speak through a model of the family %s, and the answer names it', async (family) => {
    const events = await speak({ female1: { engine: 'neural', model: `${family}-voice`, speaker: 0 } });
    expect(events[0]).toMatchObject({
      type: 'start',
      warnings: [],
      spokenBy: { engine: 'neural', model: `${family}-voice` },
    });
    expect(durationOf(events)).toBeGreaterThan(500);
  });

  it('say when each word sounds, where the model says how long its symbols are', async () => {
    const events = await speak({ female1: { engine: 'neural', model: 'onnx-voice', speaker: 0 } });
    const words = events.flatMap((event) => (event.type === 'words' ? event.words : []));
    expect(words.map(({ start, end }) => [...request.text].slice(start, end).join(''))).toEqual([
      'ذَهَبَ',
      'الْوَلَدُ',
      'إِلَى',
      'الْبَيْتِ',
    ]);
    const table = readSymbolTable(phonemeTokens);
    const msOf = (text: string): number =>
      [...text].reduce((sum, symbol) => sum + framesOf(table.get(symbol) ?? 0) * 25, 0);
    const spoken = ['ðˈahabal', 'wˈaladu', 'ʔˈilal', 'bˈait'];
    let position = framesOf(0) * 25;
    for (const [index, word] of spoken.entries()) {
      expect(Math.abs((words[index]?.startMs ?? -999) - position)).toBeLessThan(40);
      position += msOf(word);
      expect(Math.abs((words[index]?.endMs ?? -999) - position)).toBeLessThan(40);
      position += msOf(' ');
    }
  });

  it('follow the speed', async () => {
    const table: VoiceTable = { female1: { engine: 'neural', model: 'onnx-voice', speaker: 0 } };
    const plain = durationOf(await speak(table));
    expect(durationOf(await speak(table, { speed: 0.5 })) / plain).toBeCloseTo(2, 0);
  });

  it('are chosen for a voice, and for a dialect where the voice is not named', async () => {
    const table: VoiceTable = {
      egyptian: { engine: 'neural', model: 'vits-voice', speaker: 0 },
      male2: { engine: 'embedded' },
    };
    const spokenBy = async (voice: 'female1' | 'female2' | 'male2') =>
      (await speak(table, { voice: getVoice(voice) }))[0]?.spokenBy;
    expect(await spokenBy('female2')).toEqual({ engine: 'neural', model: 'vits-voice' });
    expect(await spokenBy('male2')).toEqual({ engine: fallback.name });
    expect(await spokenBy('female1')).toEqual({ engine: fallback.name });
  });

  it.each([
    ['a model that is not installed', { engine: 'neural', model: 'gone', speaker: 0 }, 'gone'],
    ['a cloud without an account', { engine: 'elevenlabs', voice: 'abc' }, 'elevenlabs'],
  ] as const)('fall back from %s to the built-in voice, and say so', async (_case, speaker, name) => {
    const events = await speak({ female1: speaker });
    expect(events[0]).toMatchObject({
      spokenBy: { engine: fallback.name },
      warnings: [{ code: 'voice_substituted', detail: name }],
    });
  });

  it('fall back from a folder that lacks a part, which is marked', async () => {
    await installStandIn(folder, 'kokoro', { id: 'half-voice' });
    await rm(join(folder, 'half-voice', 'voices.bin'));
    const events = await speak({ female1: { engine: 'neural', model: 'half-voice', speaker: 0 } });
    expect(events[0]).toMatchObject({ warnings: [{ code: 'voice_substituted' }] });
    expect(voices.troubles.find('half-voice')?.reason).toContain('voices.bin');
  });

  it('fail cleanly where a model cannot be run, which is marked, left alone after three times, and then replaced', async () => {
    await installStandIn(folder, 'vits', {
      id: 'bad-voice',
      files: { 'model.onnx': writeToneModel({ isSound: false }) },
    });
    const table: VoiceTable = { female1: { engine: 'neural', model: 'bad-voice', speaker: 0 } };
    for (let count = 1; count <= 3; count += 1) {
      await expect(speak(table)).rejects.toMatchObject({ code: 'speech_engine_failed' });
      await expect.poll(() => voices.troubles.find('bad-voice')?.count).toBe(count);
    }
    expect((await speak(table))[0]).toMatchObject({ warnings: [{ code: 'voice_substituted', detail: 'bad-voice' }] });
  });

  it('say which markup they do not follow', async () => {
    const table: VoiceTable = { female1: { engine: 'neural', model: 'vits-voice', speaker: 0 } };
    const score = {
      ...{ passages: [], styles: [], sounds: [], marks: [], breaks: [{ at: 8, ms: 500 }] },
      toSent: (span: { start: number; end: number }) => span,
    };
    expect((await speak(table, { score }))[0]).toMatchObject({
      warnings: [{ code: 'markup_not_honoured', detail: 'break' }],
    });
    expect((await speak({}, { score }))[0]).toMatchObject({ warnings: [] });
  });

  it('say as many endings as are asked for', async () => {
    const table: VoiceTable = { female1: { engine: 'neural', model: 'onnx-voice', speaker: 0 } };
    const text = 'يكتب الطالب الدرس الجديد في البيت الكبير.';
    const full = durationOf(await speak(table, { text, endings: 'full' }));
    expect(durationOf(await speak(table, { text, endings: 'none' }))).toBeLessThan(full);
  });

  it('are other sounds when the table or a voice has changed', async () => {
    await voices.table.change(() => ({}));
    const plain = await voices.engine.version?.();
    await voices.table.change(() => ({ female1: { engine: 'neural', model: 'vits-voice', speaker: 0 } }));
    const one = await voices.engine.version?.();
    await voices.table.change(() => ({ female1: { engine: 'neural', model: 'vits-voice', speaker: 1 } }));
    expect(new Set([plain, one, await voices.engine.version?.()]).size).toBe(3);
  });

  it('go on as before while the table says what it cannot say, and are never silent about it', async () => {
    const table: VoiceTable = { female1: { engine: 'neural', model: 'vits-voice', speaker: 0 } };
    await speak(table);
    await writeFile(join(folder, 'voices.json'), '{ "female1": { "engine": "magic" } }');
    expect(await voices.table.read()).toMatchObject({ table, problem: expect.stringContaining('engine') });
    const say = (voice: 'female1' | 'male1'): Promise<SpeechEvent[]> =>
      Array.fromAsync(voices.engine.synthesize({ ...request, voice: getVoice(voice) }, new AbortController().signal));
    expect((await say('female1'))[0]).toMatchObject({ spokenBy: { model: 'vits-voice' }, warnings: [] });
    expect((await say('male1'))[0]).toMatchObject({ warnings: [{ code: 'voice_substituted', detail: 'voices.json' }] });
    expect(await voices.table.change(({ table: before }) => before)).toMatchObject({ table });
    expect((await voices.table.read()).problem).toBeUndefined();
  });
});

describe('the table', () => {
  it('gives a new voice the free places of its dialects and sex, and takes them back', async () => {
    const voice = JSON.parse(await readFile(join(folder, 'vits-voice', 'installed.json'), 'utf8')) as {
      voice: Parameters<typeof withNewVoice>[1];
    };
    const table = withNewVoice({ male1: { engine: 'embedded' } }, { ...voice.voice, dialects: ['msa', 'egyptian'] });
    expect(table).toEqual({
      male1: { engine: 'embedded' },
      male2: { engine: 'neural', model: 'vits-voice', speaker: 0 },
    });
    expect(withoutVoice(table, 'vits-voice')).toEqual({ male1: { engine: 'embedded' } });
  });
});
