import { createDiacritisers, readText } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { finishChunk } from './finish-chunk.ts';
import { createLengthWatch } from './length-watch.ts';
import type { LoadedModel } from './loaded-model.ts';
import { type SpokenChunk, speakChunks } from './speak-chunks.ts';
import { writeRespelt } from './feeds/write-respelt.ts';
import { toChunks } from './to-chunks.ts';

const sampleRate = 16_000;
const diacritiser = createDiacritisers({})('msa');
const long = 'ذَهَبَ الْوَلَدُ الصَّغِيرُ إِلَى الْمَدْرَسَةِ الْكَبِيرَةِ فِي وَسَطِ الْمَدِينَةِ، ثُمَّ عَادَ إِلَى بَيْتِهِ مَعَ أَصْدِقَائِهِ. نَامَ مُبَكِّرًا.';

function read(text: string) {
  return [...readText(text, { dialect: 'msa', diacritiser })];
}

/** A model whose sound is as long as its text, times what a test wants of each call. */
function createModel(factors: readonly number[] = []): LoadedModel & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    sampleRate,
    async speak({ text }, { speed }) {
      const factor = factors[calls.length] ?? 1;
      calls.push(text);
      const samples = new Float32Array(Math.round((text.length * 0.08 * factor * sampleRate) / speed));
      return { samples: samples.map((_, index) => 0.5 * Math.sin(index / 10)) };
    },
  };
}

function speak(model: LoadedModel, text: string, chunkUnitsMax = 400): Promise<SpokenChunk[]> {
  return Array.fromAsync(
    speakChunks(read(text), {
      model,
      spec: { feed: 'vowelled', chunkUnitsMax },
      voice: { speaker: 0, speed: 1 },
      lengths: createLengthWatch(),
      turn: (work) => work(),
    }),
  );
}

describe('dividing a text for a model', () => {
  it('gives it whole clauses, and our pauses after them', async () => {
    const chunks = await speak(createModel(), long);
    expect(chunks.map(({ pauseMs }) => pauseMs)).toEqual([170, 340, 340]);
  });

  it('divides a clause that is too long at pauses, loses no word and says none twice', () => {
    const unitsMax = 60;
    const unitsOf = ({ vowelled }: { vowelled: string }): number => vowelled.length;
    const chunks = [...toChunks(read(long), { unitsOf, unitsMax })];
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(
      read(long).flatMap(({ words }) => words.map(({ text }) => text)),
    );
    for (const { words } of chunks) {
      expect(words.reduce((sum, word) => sum + unitsOf(word) + 1, 0)).toBeLessThanOrEqual(unitsMax);
    }
  });
});

describe('a phrase whose length cannot be right', () => {
  const text = Array.from({ length: 8 }, () => 'ذَهَبَ الْوَلَدُ إِلَى الْبَيْتِ').join('. ');

  it.each([
    ['cut short', 0.3],
    ['said twice', 2.2],
  ])('is said once more where it was %s', async (_fault, factor) => {
    const model = createModel([1, 1, 1, 1, 1, 1, factor]);
    expect(await speak(model, text)).toHaveLength(8);
    expect(model.calls).toHaveLength(9);
    expect(model.calls[6]).toBe(model.calls[7]);
  });

  it('fails the text where it is wrong again', async () => {
    const model = createModel([1, 1, 1, 1, 1, 1, 0.3, 0.3]);
    await expect(speak(model, text)).rejects.toThrow('left words out');
  });

  it('is left alone where a model is slow or quick throughout', async () => {
    for (const factor of [0.6, 2.5]) {
      const model = createModel(Array.from({ length: 8 }, () => factor));
      await speak(model, text);
      expect(model.calls).toHaveLength(8);
    }
  });
});

describe('the edges of a phrase', () => {
  it('lose the quiet that the model made, and no step is heard', () => {
    const quiet = new Float32Array(8_000);
    const loud = Float32Array.from({ length: 4_000 }, () => 0.5);
    const { samples, cut } = finishChunk(Float32Array.of(...quiet, ...loud, ...quiet), sampleRate);
    expect(cut).toBe(8_000 - 320);
    expect(samples.length).toBe(4_000 + 320 + 640);
    const bare = finishChunk(loud, sampleRate).samples;
    expect(Math.max(Math.abs(bare[0] ?? 1), Math.abs(bare.at(-1) ?? 1))).toBe(0);
    const steps = bare.map((sample, index) => Math.abs(sample - (bare[index - 1] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(300);
  });

  it('are silence where a model gives numbers that are none', () => {
    expect(finishChunk(Float32Array.of(NaN, Infinity, -Infinity), sampleRate).samples).toHaveLength(3);
    expect(finishChunk(new Float32Array(100), sampleRate).samples).toHaveLength(0);
  });
});

describe('respelling our sounds', () => {
  it('writes what is said: no article, no silent letter, no ending before a pause', () => {
    const [clause] = read('ذَهَبَ الْمُعَلِّمُ إِلَى السُّوقِ.');
    expect(clause && writeRespelt({ ...clause, pauseMs: 0 })).toBe('ذَهَبَلْ مُعَلْلِمُ ءِلَسْ سُوقْ.');
  });
});
