/**
 * Writes a small ONNX model in the shape of Piper's: what sherpa-onnx gives to a VITS model goes in, and a tone comes
 * out that sounds 80 ms for each token, an octave higher with each speaker. Field numbers: `onnx.proto` of ONNX 1.16.
 */
export interface ToneModelOptions {
  /** The metadata; without them, those that sherpa-onnx reads of a model whose tokens are characters. */
  readonly metadata?: Readonly<Record<string, string>>;
  readonly speakers?: number;
  /** False: the graph names an operation that does not exist. */
  readonly isSound?: boolean;
}

const toneModelSampleRate = 22_050;
export const secondsPerToken = 0.08;

const lowestHertz = 110;
const level = 0.3;
export const [float, int64] = [1, 7];

/**
 * Characters that vowelled Arabic is written with, and their numbers. The exclamation mark is left out, so that a
 * clause can be without any.
 */
export const arabicTokens = [' ', '،', '؛', '؟', '.', ':', ...lettersFrom(0x621, 0x63a), ...lettersFrom(0x641, 0x652)]
  .map((character, index) => `${character} ${index + 3}\n`)
  .join('');

export function writeToneModel({ metadata, speakers = 2, isSound = true }: ToneModelOptions = {}): Buffer {
  const facts = metadata ?? {
    model_type: 'vits',
    comment: 'piper',
    language: 'Arabic',
    voice: 'ar',
    frontend: 'characters',
    use_eos_bos: '0',
    sample_rate: String(toneModelSampleRate),
    n_speakers: String(speakers),
  };
  const properties = Object.entries(facts).map(([key, value]) => message(14, text(1, key), text(2, value)));
  return Buffer.concat([
    number(1, 8),
    message(8, text(1, ''), number(2, 13)),
    message(7, ...toneGraph(isSound)),
    ...properties,
  ]);
}

function toneGraph(isSound: boolean): Buffer[] {
  const radians = (2 * Math.PI * lowestHertz) / toneModelSampleRate;
  return [
    text(2, 'tone'),
    node('Cast', ['input_lengths'], 'tokens', integerAttribute('to', float)),
    node('Gather', ['scales', 'second'], 'slowness'),
    node('Mul', ['tokens', 'slowness'], 'slow_tokens'),
    node('Mul', ['slow_tokens', 'samples_per_token'], 'length'),
    node('Squeeze', ['length'], 'count'),
    node('Range', ['zero', 'count', 'one'], 'time'),
    node('Cast', ['sid'], 'octave', integerAttribute('to', float)),
    node('Pow', ['two', 'octave'], 'height'),
    node('Mul', ['height', 'radians'], 'pitch'),
    node('Mul', ['time', 'pitch'], 'phase'),
    node(isSound ? 'Sin' : 'NoSuchOperation', ['phase'], 'wave'),
    node('Mul', ['wave', 'level'], 'samples'),
    node('Reshape', ['samples', 'shape'], 'output'),
    floats('samples_per_token', [], toneModelSampleRate * secondsPerToken),
    floats('zero', [], 0),
    floats('one', [], 1),
    floats('two', [], 2),
    floats('radians', [], radians),
    floats('level', [], level),
    integers('second', 1),
    integers('shape', 1, 1, -1),
    value(11, 'input', int64, [1, 'N']),
    value(11, 'input_lengths', int64, [1]),
    value(11, 'scales', float, [3]),
    value(11, 'sid', int64, [1]),
    value(12, 'output', float, [1, 1, 'T']),
  ];
}

export function node(
  operation: string,
  inputs: readonly string[],
  output: string,
  ...attributes: readonly Buffer[]
): Buffer {
  return message(
    1,
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(3, output),
    text(4, operation),
    ...attributes,
  );
}

export function integerAttribute(name: string, to: number): Buffer {
  return message(5, text(1, name), number(3, to), number(20, 2));
}

export function floats(name: string, dimensions: readonly number[], ...values: readonly number[]): Buffer {
  return message(
    5,
    ...dimensions.map((size) => number(1, size)),
    number(2, float),
    text(8, name),
    bytes(9, Buffer.from(Float32Array.from(values).buffer)),
  );
}

export function integers(name: string, ...values: readonly number[]): Buffer {
  const raw = Buffer.from(BigInt64Array.from(values, BigInt).buffer);
  return message(5, number(1, values.length), number(2, int64), text(8, name), bytes(9, raw));
}

export function value(field: number, name: string, type: number, shape: readonly (number | string)[]): Buffer {
  const dimensions = shape.map((size) => message(1, typeof size === 'number' ? number(1, size) : text(2, size)));
  return message(field, text(1, name), message(2, message(1, number(1, type), message(2, ...dimensions))));
}

export function message(field: number, ...parts: readonly Buffer[]): Buffer {
  return bytes(field, Buffer.concat(parts));
}

export function text(field: number, content: string): Buffer {
  return bytes(field, Buffer.from(content));
}

function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
}

export function number(field: number, content: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(content)]);
}

function varint(content: number): Buffer {
  return content < 0x80
    ? Buffer.of(content)
    : Buffer.concat([Buffer.of((content & 0x7f) | 0x80), varint(content >>> 7)]);
}

function lettersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
