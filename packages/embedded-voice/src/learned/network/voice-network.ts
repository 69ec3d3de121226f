import {
  contentFeatureNames,
  framePlace,
  framePlaceWidth,
  melodyFeatureNames,
  type VoiceModel,
} from '@rakhim/voice-model';
import type { Kernels } from '../kernels/open-kernels.ts';
import { type LayerAddresses, placeLayer } from './place-layer.ts';
import { applyStep, createRows, type Rows } from './rows.ts';

/** What one call can take: a breath group of some twelve seconds, and half a second of frames. */
export const phonesMax = 256;
export const framesMax = 64;

/** What the network makes of the phones of a breath group. */
export interface PhoneCodes {
  /** Codes of sound and of melody, one row a phone. */
  readonly content: Float32Array;
  readonly voice: Float32Array;
  /** Normalised logarithm of the count of frames, one a phone. */
  readonly durations: Float32Array;
}

/** The rows of some frames; only to be read until the next call. */
export interface FrameRows {
  /** 44 values: 40 normalised mel-cepstral coefficients, then voicing. */
  readonly spectrum: Float32Array;
  /** Four values: the melody first. */
  readonly melody: Float32Array;
}

/** The student network, a breath group at a time, its frames in any order. */
export interface VoiceNetwork {
  encode(content: Float32Array, melody: Float32Array, count: number): PhoneCodes;
  /**
   * @param counts frames of each phone.
   * @param from first frame wanted; @param to the frame after the last, at most `framesMax` later less what the
   * network looks at around them.
   */
  frames(codes: PhoneCodes, counts: readonly number[], from: number, to: number): FrameRows;
  /** Frames that one call of `frames` can give. */
  readonly blockMax: number;
}

/** Unpacks a model into the kernels' memory: 4 bytes a weight. @throws Error when a layer is missing. */
export function openNetwork(kernels: Kernels, model: VoiceModel): VoiceNetwork {
  const layers = new Map([...model.layers].map(([name, layer]) => [name, placeLayer(kernels, layer)] as const));
  const encode = createEncoder(kernels, layers);
  const frames = createFrameMaker(kernels, layers);
  return { encode, ...frames };
}

function layerOf(layers: ReadonlyMap<string, LayerAddresses>, name: string): LayerAddresses {
  const layer = layers.get(name);
  if (!layer) {
    throw new Error(`The voice model has no layer "${name}".`);
  }
  return layer;
}

function createEncoder(kernels: Kernels, layers: ReadonlyMap<string, LayerAddresses>): VoiceNetwork['encode'] {
  const [content1, content2, voice1, voice2, duration] = ['content1', 'content2', 'voice1', 'voice2', 'duration'].map(
    (name) => layerOf(layers, name),
  ) as [LayerAddresses, LayerAddresses, LayerAddresses, LayerAddresses, LayerAddresses];
  const [contentWidth, melodyWidth] = [contentFeatureNames.length, melodyFeatureNames.length];
  const buffers = {
    content: createRows(kernels, phonesMax, contentWidth),
    both: createRows(kernels, phonesMax, contentWidth + melodyWidth),
    a: createRows(kernels, phonesMax, content1.out),
    a2: createRows(kernels, phonesMax, content1.out),
    m: createRows(kernels, phonesMax, voice1.out),
    m2: createRows(kernels, phonesMax, voice1.out),
    duration: createRows(kernels, phonesMax, duration.out),
  };
  return (content, melody, count) => {
    const { a, a2, m, m2 } = buffers;
    buffers.content.open(count).set(content);
    const both = buffers.both.open(count);
    for (let row = 0; row < count; row += 1) {
      both.set(content.subarray(row * contentWidth, (row + 1) * contentWidth), row * buffers.both.width);
      both.set(melody.subarray(row * melodyWidth, (row + 1) * melodyWidth), row * buffers.both.width + contentWidth);
    }
    applyStep(kernels, { layer: content1, from: buffers.content, to: a, rectify: true }, count);
    const coded = applyStep(kernels, { layer: content2, from: a, to: a2, rectify: true, added: a }, count).slice();
    applyStep(kernels, { layer: voice1, from: buffers.both, to: m, rectify: true }, count);
    const voice = applyStep(kernels, { layer: voice2, from: m, to: m2, rectify: true, added: m }, count).slice();
    const lengths = applyStep(kernels, { layer: duration, from: m2, to: buffers.duration }, count);
    return {
      content: coded,
      voice,
      durations: Float32Array.from({ length: count }, (_, phone) => lengths[phone * duration.out] ?? 0),
    };
  };
}

function createFrameMaker(
  kernels: Kernels,
  layers: ReadonlyMap<string, LayerAddresses>,
): Pick<VoiceNetwork, 'frames' | 'blockMax'> {
  const [lift, spectrum, tune, tune1, melody] = ['lift', 'spectrum', 'tune', 'tune1', 'melody'].map((name) =>
    layerOf(layers, name),
  ) as [LayerAddresses, LayerAddresses, LayerAddresses, LayerAddresses, LayerAddresses];
  const stack = [...layers].filter(([name]) => /^frame\d+$/u.test(name)).map(([, layer]) => layer);
  /** Frames to either side that the result depends on. */
  const reach = Math.max(sumOf(stack.map(({ kernel }) => (kernel - 1) / 2)), (tune1.kernel - 1) / 2);
  const lifted = createRows(kernels, framesMax, lift.in);
  const [z, z2] = [createRows(kernels, framesMax, lift.out), createRows(kernels, framesMax, lift.out)];
  const tuned = createRows(kernels, framesMax, tune.in);
  const [n, n2] = [createRows(kernels, framesMax, tune.out), createRows(kernels, framesMax, tune.out)];
  const [spectra, melodies] = [
    createRows(kernels, framesMax, spectrum.out),
    createRows(kernels, framesMax, melody.out),
  ];

  return {
    blockMax: framesMax - 2 * reach,
    frames(codes, counts, from, to) {
      const [first, last] = [Math.max(0, from - reach), Math.min(sumOf(counts), to + reach)];
      const count = last - first;
      liftFrames({ codes: codes.content, rows: lifted.open(count), width: lifted.width }, counts, first, last);
      liftFrames({ codes: codes.voice, rows: tuned.open(count), width: tuned.width }, counts, first, last);
      applyStep(kernels, { layer: lift, from: lifted, to: z, rectify: true }, count);
      let [here, there]: [Rows, Rows] = [z, z2];
      for (const layer of stack) {
        applyStep(kernels, { layer, from: here, to: there, rectify: true, added: here }, count);
        [here, there] = [there, here];
      }
      const allSpectra = applyStep(kernels, { layer: spectrum, from: here, to: spectra }, count);
      applyStep(kernels, { layer: tune, from: tuned, to: n, rectify: true }, count);
      applyStep(kernels, { layer: tune1, from: n, to: n2, rectify: true, added: n }, count);
      const allMelodies = applyStep(kernels, { layer: melody, from: n2, to: melodies }, count);
      return {
        spectrum: allSpectra.subarray((from - first) * spectrum.out, (to - first) * spectrum.out),
        melody: allMelodies.subarray((from - first) * melody.out, (to - first) * melody.out),
      };
    },
  };
}

/** Writes a row for each frame from `first` to `last`: the code of its phone, and its place in the phone. */
function liftFrames(
  { codes, rows, width }: { readonly codes: Float32Array; readonly rows: Float32Array; readonly width: number },
  counts: readonly number[],
  first: number,
  last: number,
): void {
  const codeWidth = width - framePlaceWidth;
  let start = 0;
  for (const [phone, count] of counts.entries()) {
    for (let frame = Math.max(first, start); frame < Math.min(last, start + count); frame += 1) {
      const row = (frame - first) * width;
      rows.set(codes.subarray(phone * codeWidth, (phone + 1) * codeWidth), row);
      rows.set(framePlace(frame - start, count), row + codeWidth);
    }
    start += count;
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
