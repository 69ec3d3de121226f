import { readFile } from 'node:fs/promises';
import type { InferenceSession, Tensor } from 'onnxruntime-web';
import { readSymbolTable } from './feeds/write-symbols.ts';
import type { LoadedModel, SpokenSound } from './loaded-model.ts';
import type { ModelFiles } from './model-spec.ts';

type OnnxFiles = Extract<ModelFiles, { family: 'onnx' }>;

/** Piper's signs around a phrase and between its symbols. Source: piper-phonemize, `phoneme_ids.hpp`. */
const piperFrame = { pad: '_', start: '^', end: '$' };
/** What Piper's own program uses unless it is told otherwise. */
const piperScales = { noise: 0.667, noiseWidth: 0.8 };
/** Kokoro's styles: one row for each length of a phrase. */
const styleWidth = 256;

/**
 * Loads a graph that is given numbers of symbols, with Kokoro's inputs or Piper's. Where it also says how long each
 * symbol sounds, times of words are true.
 *
 * @throws Error when the graph takes something else.
 */
export async function loadOnnxModel(files: OnnxFiles, threads: number): Promise<LoadedModel> {
  const ort = await import('onnxruntime-web');
  ort.env.wasm.numThreads = threads;
  ort.env.logLevel = 'error';
  const session = await ort.InferenceSession.create(await readFile(files.model));
  const table = readSymbolTable(await readFile(files.tokens, 'utf8'));
  const names = new Set(session.inputNames);
  const styles = files.voices ? toFloats(await readFile(files.voices)) : new Float32Array(styleWidth);
  const isPiper = names.has('scales');
  const frame = isPiper ? framePiper(table) : frameKokoro;
  const int64 = (values: readonly number[], shape: number[]): Tensor =>
    new ort.Tensor('int64', BigInt64Array.from(values, BigInt), shape);
  const float = (values: ArrayLike<number>, shape: number[]): Tensor =>
    new ort.Tensor('float32', Float32Array.from(values), shape);

  function feedsOf(ids: readonly number[], speaker: number, speed: number): Record<string, Tensor> {
    if (isPiper) {
      return {
        input: int64(ids, [1, ids.length]),
        input_lengths: int64([ids.length], [1]),
        scales: float([piperScales.noise, 1 / speed, piperScales.noiseWidth], [3]),
        ...(names.has('sid') && { sid: int64([speaker], [1]) }),
      };
    }
    return {
      [names.has('tokens') ? 'tokens' : 'input_ids']: int64(ids, [1, ids.length]),
      [names.has('style') ? 'style' : 'ref_s']: float(styleOf(styles, speaker, ids.length - 2), [1, styleWidth]),
      speed: float([speed], [1]),
    };
  }

  return {
    sampleRate: files.sampleRate,
    symbols: table,
    async speak({ symbols = [] }, { speaker, speed }) {
      if (!symbols.some(({ word }) => word !== undefined)) {
        return { samples: new Float32Array(0) };
      }
      const framed = frame(symbols);
      const answer = await session.run(
        feedsOf(
          framed.map(({ id }) => id),
          speaker,
          speed,
        ),
      );
      return readAnswer(answer, session.outputNames, framed);
    },
  };
}

interface FramedSymbol {
  readonly id: number;
  readonly word?: number;
}

function frameKokoro(symbols: readonly FramedSymbol[]): FramedSymbol[] {
  return [{ id: 0 }, ...symbols, { id: 0 }];
}

function framePiper(table: ReadonlyMap<string, number>) {
  const pad = { id: table.get(piperFrame.pad) ?? 0 };
  const start = { id: table.get(piperFrame.start) ?? 1 };
  const end = { id: table.get(piperFrame.end) ?? 2 };
  return (symbols: readonly FramedSymbol[]): FramedSymbol[] => [
    start,
    pad,
    ...symbols.flatMap((symbol) => [symbol, { ...pad, ...(symbol.word !== undefined && { word: symbol.word }) }]),
    end,
  ];
}

/** The style of a speaker for a phrase of so many symbols. */
function styleOf(styles: Float32Array, speaker: number, symbolCount: number): Float32Array {
  const rows = Math.max(1, Math.min(510, Math.floor(styles.length / styleWidth)));
  const row = speaker * rows + Math.max(0, Math.min(rows - 1, symbolCount - 1));
  return styles.slice(row * styleWidth, (row + 1) * styleWidth);
}

function readAnswer(
  answer: InferenceSession.OnnxValueMapType,
  names: readonly string[],
  framed: readonly FramedSymbol[],
): SpokenSound {
  const durationsName = names.find((name) => /^(?:pred_)?dur(?:ation)?s?$/u.test(name));
  const soundName = names.find((name) => name !== durationsName) ?? '';
  const sound = answer[soundName]?.data;
  const samples = sound instanceof Float32Array ? sound : Float32Array.from(sound as ArrayLike<number>);
  const durations = durationsName === undefined ? undefined : answer[durationsName]?.data;
  return durations
    ? { samples, spans: toSpans(Array.from(durations as ArrayLike<number | bigint>, Number), framed) }
    : { samples };
}

/** Where each word begins and ends, as shares of the whole sound. */
function toSpans(durations: readonly number[], framed: readonly FramedSymbol[]): NonNullable<SpokenSound['spans']> {
  const total = durations.reduce((sum, duration) => sum + duration, 0) || 1;
  const spans: { word: number; from: number; to: number }[] = [];
  let position = 0;
  for (const [index, { word }] of framed.entries()) {
    const from = position / total;
    position += durations[index] ?? 0;
    const last = spans.at(-1);
    if (word !== undefined && last?.word === word) {
      last.to = position / total;
    } else if (word !== undefined) {
      spans.push({ word, from, to: position / total });
    }
  }
  return spans;
}

function toFloats(bytes: Buffer): Float32Array {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length - (bytes.length % 4))));
}
