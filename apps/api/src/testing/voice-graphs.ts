import { float, floats, int64, integerAttribute, integers, message, node, number, text, value } from './onnx-model.ts';

/** Graphs that stand in for neural voices: each symbol is a tone of a known length, so that times can be checked. */
const hertz = 220;
const level = 0.3;
const frameSamples = 600;

/** Frames that a stand-in for Kokoro gives to a symbol, at the voice's own pace. */
export const framesOf = (id: number): number => 2 + (id % 3);

function graph(name: string, parts: readonly Buffer[], metadata: Readonly<Record<string, string>>): Buffer {
  const properties = Object.entries(metadata).map(([key, fact]) => message(14, text(1, key), text(2, fact)));
  return Buffer.concat([
    number(1, 8),
    message(8, text(1, ''), number(2, 13)),
    message(7, text(2, name), ...parts),
    ...properties,
  ]);
}

/** From a count of samples to a tone of that length. */
function tone(count: string, output: string, sampleRate: number): Buffer[] {
  return [
    node('Range', ['zero', count, 'one'], 'time'),
    node('Mul', ['time', 'radians'], 'phase'),
    node('Sin', ['phase'], 'wave'),
    node('Mul', ['wave', 'level'], output),
    floats('zero', [], 0),
    floats('one', [], 1),
    floats('radians', [], (2 * Math.PI * hertz) / sampleRate),
    floats('level', [], level),
  ];
}

/**
 * Kokoro's inputs; beside the sound it says how many frames each symbol has.
 *
 * @param samplesAFrame more than there is memory for: a model that asks for too much.
 */
export function writeKokoroGraph(samplesAFrame = frameSamples): Buffer {
  const parts = [
    node('Mod', ['input_ids', 'three'], 'rest'),
    node('Add', ['rest', 'two'], 'frames'),
    node('Cast', ['frames'], 'frames_float', integerAttribute('to', float)),
    node('Div', ['frames_float', 'speed'], 'paced'),
    node('Round', ['paced'], 'rounded'),
    node('Reshape', ['rounded', 'row'], 'list'),
    node('Cast', ['list'], 'durations', integerAttribute('to', int64)),
    node('ReduceSum', ['list', 'first'], 'total'),
    node('Mul', ['total', 'frame'], 'samples'),
    node('Squeeze', ['samples'], 'count'),
    ...tone('count', 'audio', 24_000),
    integers('three', 3),
    integers('two', 2),
    integers('row', -1),
    integers('first', 0),
    floats('frame', [], samplesAFrame),
    value(11, 'input_ids', int64, [1, 'N']),
    value(11, 'ref_s', float, [1, 256]),
    value(11, 'speed', float, [1]),
    value(12, 'audio', float, ['T']),
    value(12, 'durations', int64, ['N']),
  ];
  return graph('kokoro', parts, {
    model_type: 'kokoro',
    sample_rate: '24000',
    version: '1',
    n_speakers: '1',
    has_espeak: '1',
    style_dim: '510,1,256',
    voice: 'ar',
    language: 'Arabic',
    speaker_names: 'one',
  });
}

/** Matcha's first graph: eight columns of a spectrogram for each symbol. */
export function writeMatchaGraph(): Buffer {
  const parts = [
    node('Mul', ['x_length', 'eight'], 'columns'),
    node('Concat', ['head', 'columns'], 'shape', integerAttribute('axis', 0)),
    node('ConstantOfShape', ['shape'], 'mel'),
    integers('eight', 8),
    integers('head', 1, 80),
    value(11, 'x', int64, [1, 'N']),
    value(11, 'x_length', int64, [1]),
    value(11, 'noise_scale', float, [1]),
    value(11, 'length_scale', float, [1]),
    value(12, 'mel', float, [1, 80, 'T']),
  ];
  return graph('matcha', parts, {
    model_type: 'matcha-tts',
    sample_rate: '22050',
    version: '1',
    n_speakers: '1',
    pad_id: '0',
    jieba: '0',
    has_espeak: '1',
    use_eos_bos: '0',
    voice: 'ar',
    language: 'Arabic',
  });
}

/** A vocoder that makes 256 samples of a tone of each column. */
export function writeVocoderGraph(): Buffer {
  const parts = [
    node('Shape', ['mel'], 'sizes'),
    node('Gather', ['sizes', 'last'], 'columns'),
    node('Cast', ['columns'], 'columns_float', integerAttribute('to', float)),
    node('Mul', ['columns_float', 'hop'], 'samples'),
    node('Squeeze', ['samples'], 'count'),
    ...tone('count', 'wave_out', 22_050),
    node('Reshape', ['wave_out', 'shape'], 'audio'),
    integers('last', 2),
    integers('shape', 1, 1, -1),
    floats('hop', [1], 256),
    value(11, 'mel', float, [1, 80, 'T']),
    value(12, 'audio', float, [1, 1, 'S']),
  ];
  return graph('vocoder', parts, { model_type: 'hifigan', sample_rate: '22050' });
}

/** The four graphs of a stand-in for Supertonic, and the files beside them; each letter is 50 ms of a tone. */
export function writeSupertonicFiles(): Readonly<Record<string, Buffer>> {
  const [latentDim, chunk] = [24, 512];
  const letterSeconds = 0.05;
  const mask = value(11, 'text_mask', float, [1, 1, 'L']);
  const ids = value(11, 'text_ids', int64, [1, 'L']);
  const duration = graph(
    'duration',
    [
      node('ReduceSum', ['text_mask', 'axes'], 'letters', integerAttribute('keepdims', 0)),
      node('Mul', ['letters', 'letter'], 'duration'),
      integers('axes', 1, 2),
      floats('letter', [], letterSeconds),
      ids,
      value(11, 'style_dp', float, [1, 8, 16]),
      mask,
      value(12, 'duration', float, [1]),
    ],
    {},
  );
  const encoder = graph(
    'encoder',
    [
      node('Mul', ['text_mask', 'ones'], 'text_emb'),
      floats('ones', [1, 4, 1], 1, 1, 1, 1),
      ids,
      value(11, 'style_ttl', float, [1, 50, 256]),
      mask,
      value(12, 'text_emb', float, [1, 4, 'L']),
    ],
    {},
  );
  const estimator = graph(
    'estimator',
    [
      node('Identity', ['noisy_latent'], 'denoised_latent'),
      value(11, 'noisy_latent', float, [1, latentDim, 'T']),
      value(11, 'text_emb', float, [1, 4, 'L']),
      value(11, 'style_ttl', float, [1, 50, 256]),
      value(11, 'latent_mask', float, [1, 1, 'T']),
      mask,
      value(11, 'current_step', float, [1]),
      value(11, 'total_step', float, [1]),
      value(12, 'denoised_latent', float, [1, latentDim, 'T']),
    ],
    {},
  );
  const vocoder = graph(
    'vocoder',
    [
      node('Shape', ['latent'], 'sizes'),
      node('Gather', ['sizes', 'last'], 'columns'),
      node('Cast', ['columns'], 'columns_float', integerAttribute('to', float)),
      node('Mul', ['columns_float', 'hop'], 'samples'),
      node('Squeeze', ['samples'], 'count'),
      ...tone('count', 'wave_out', 24_000),
      node('Reshape', ['wave_out', 'shape'], 'wav_tts'),
      integers('last', 2),
      integers('shape', 1, -1),
      floats('hop', [1], chunk),
      value(11, 'latent', float, [1, latentDim, 'T']),
      value(12, 'wav_tts', float, [1, 'S']),
    ],
    {},
  );
  const indexer = Int32Array.from({ length: 0x10000 }, (_, index) => index % 300);
  const style = Buffer.concat([
    Buffer.from(BigInt64Array.of(1n, 50n, 256n, 1n, 8n, 16n).buffer),
    Buffer.alloc((50 * 256 + 8 * 16) * 4),
  ]);
  const facts = {
    ae: { sample_rate: 24_000, base_chunk_size: chunk },
    ttl: { chunk_compress_factor: 1, latent_dim: latentDim },
  };
  return {
    'duration_predictor.onnx': duration,
    'text_encoder.onnx': encoder,
    'vector_estimator.onnx': estimator,
    'vocoder.onnx': vocoder,
    'tts.json': Buffer.from(JSON.stringify(facts)),
    'unicode_indexer.bin': Buffer.from(indexer.buffer),
    'voice.bin': style,
  };
}
