import { contentFeatureNames } from './content-features.ts';
import { framePlaceWidth } from './frame-place.ts';
import { melodyFeatureNames } from './melody-features.ts';
import { cepstrumSize, type Layer, type VoiceModel, type VoiceModelHeader } from './voice-model.ts';

const magic = 'RKVM';
const version = 1;
const prefixLength = 12;

interface LayerShape {
  readonly name: string;
  readonly kernel: number;
  readonly in: number;
  readonly out: number;
}

/**
 * Reads the unpacked model; the layout is described in FORMAT.md. The arrays of the result share the bytes.
 *
 * @throws Error where the bytes are not such a model, are cut off, or were made for other features than these.
 */
export function readVoiceModel(bytes: Uint8Array): VoiceModel {
  // Typed arrays of 32 bits need an even start.
  const data = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (
    data.length < prefixLength ||
    String.fromCharCode(...data.subarray(0, 4)) !== magic ||
    view.getUint32(4, true) !== version
  ) {
    throw new Error('Not a voice model of this version.');
  }
  const start = prefixLength + view.getUint32(8, true);
  if (start > data.length || start % 4 !== 0) {
    throw new Error('The voice model is cut off.');
  }
  const { layers: shapes, ...header } = JSON.parse(
    new TextDecoder().decode(data.subarray(prefixLength, start)),
  ) as VoiceModelHeader & { layers: LayerShape[] };
  const layers = readLayers(data, start, shapes);
  checkWidths(layers);
  checkHeader(header);
  return { ...header, layers };
}

function readLayers(data: Uint8Array, start: number, shapes: readonly LayerShape[]): Map<string, Layer> {
  const layers = new Map<string, Layer>();
  let offset = start;
  function take(length: number): number {
    const from = data.byteOffset + offset;
    offset += Math.ceil(length / 4) * 4;
    if (offset > data.length) {
      throw new Error('The voice model is cut off.');
    }
    return from;
  }
  for (const shape of shapes) {
    const weightCount = shape.kernel * shape.in * shape.out;
    layers.set(shape.name, {
      ...shape,
      weights: new Int8Array(data.buffer, take(weightCount), weightCount),
      scales: new Float32Array(data.buffer, take(4 * shape.out), shape.out),
      biases: new Float32Array(data.buffer, take(4 * shape.out), shape.out),
    });
  }
  return layers;
}

/** Each layer must fit those before it, and the first ones the features. */
function checkWidths(layers: ReadonlyMap<string, Layer>): void {
  const content = contentFeatureNames.length;
  const hidden = layers.get('content1')?.out;
  const voice = layers.get('voice1')?.out;
  const expected: Readonly<Record<string, number | undefined>> = {
    content1: content,
    content2: hidden,
    lift: (hidden ?? 0) + framePlaceWidth,
    frame1: hidden,
    spectrum: hidden,
    voice1: content + melodyFeatureNames.length,
    voice2: voice,
    duration: voice,
    tune: (voice ?? 0) + framePlaceWidth,
    tune1: voice,
    melody: voice,
  };
  for (const [name, width] of Object.entries(expected)) {
    const layer = layers.get(name);
    if (!layer || width === undefined || layer.in !== width) {
      throw new Error(`The voice model's layer ${name} does not fit.`);
    }
  }
}

function checkHeader({ normalisation: { spectrum }, timbres, styles }: VoiceModelHeader): void {
  const rows = [
    spectrum.mean,
    spectrum.std,
    ...Object.values(timbres).flatMap(({ mean, shift, scale }) => [mean, shift, scale]),
    ...Object.values(styles).map(({ shift }) => shift),
  ];
  if (rows.some((row) => row.length !== cepstrumSize || row.some((value) => !Number.isFinite(value)))) {
    throw new Error("The voice model's constants do not fit.");
  }
}
