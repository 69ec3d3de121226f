import type { WordTime } from '@rakhim/audio';
import type { PronouncedClause, PronouncedWord } from '@rakhim/arabic';
import { endsAbruptly } from './ends-abruptly.ts';
import { writeRespelt } from './feeds/write-respelt.ts';
import { writeSymbols } from './feeds/write-symbols.ts';
import { writeVowelled } from './feeds/write-vowelled.ts';
import { type FinishedChunk, finishChunk } from './finish-chunk.ts';
import type { LengthWatch } from './length-watch.ts';
import type { LoadedModel, ModelInput, SpokenSound } from './loaded-model.ts';
import type { ModelFeed, ModelSpec } from './model-spec.ts';
import { type ChunkLimits, type ModelChunk, toChunks } from './to-chunks.ts';

/** A phrase that was said, and what follows it. */
export interface SpokenChunk {
  /** None where the model knows nothing of it. */
  readonly samples: Int16Array;
  /** What was given to the model. */
  readonly written: string;
  readonly pauseMs: number;
  /** When its words sound, from the start of `samples`; none where the model does not say. */
  readonly words: readonly WordTime[];
}

export interface SpeakChunksOptions {
  readonly model: LoadedModel;
  readonly spec: Pick<ModelSpec, 'feed' | 'chunkUnitsMax'>;
  readonly voice: { readonly speaker: number; readonly speed: number };
  readonly lengths: LengthWatch;
  /** Waits for the model's turn. */
  readonly turn: <T>(work: () => Promise<T>) => Promise<T>;
}

const triesMax = 2;

/**
 * Says clauses one after the other, in chunks that the model can take. One whose length cannot be right is said once
 * more, as most models say it a little differently each time.
 *
 * @throws Error when it is still not right: the text fails rather than lose words.
 */
export async function* speakChunks(
  clauses: Iterable<PronouncedClause>,
  options: SpeakChunksOptions,
): AsyncGenerator<SpokenChunk> {
  const { model, spec, voice } = options;
  for (const chunk of toChunks(clauses, limitsOf(options))) {
    const input = inputOf(chunk, spec.feed, model);
    const { sound, samples, cut } = await speakWhole(chunk, input, options);
    yield {
      samples,
      written: input.text,
      pauseMs: chunk.pauseMs / voice.speed,
      words: timesOf(chunk, sound, { cut, sampleRate: model.sampleRate }),
    };
  }
}

interface WholeSound extends FinishedChunk {
  /** As the model made it. */
  readonly sound: SpokenSound;
}

async function speakWhole(
  chunk: ModelChunk,
  input: ModelInput,
  { model, voice, lengths, turn }: SpeakChunksOptions,
): Promise<WholeSound> {
  for (let attempt = 1; attempt <= triesMax; attempt += 1) {
    const sound = await turn(() => model.speak(input, voice));
    // Without the quiet at its ends, which tells nothing of what was said.
    const finished = finishChunk(sound.samples, model.sampleRate);
    const seconds = finished.samples.length / model.sampleRate;
    const isAbrupt = endsAbruptly(sound.samples, model.sampleRate);
    if (sound.samples.length === 0 || lengths.isWhole(chunk, { seconds, isAbrupt, speed: voice.speed })) {
      return { sound, ...finished };
    }
  }
  throw new Error('The model left words out, or said them twice.');
}

function inputOf(chunk: ModelChunk, feed: ModelFeed, { symbols }: LoadedModel): ModelInput {
  if (feed === 'respelt') {
    return { text: writeRespelt(chunk) };
  }
  const text = writeVowelled(chunk);
  return symbols ? { text, symbols: writeSymbols(chunk, symbols) } : { text };
}

function limitsOf({ spec, model }: SpeakChunksOptions): ChunkLimits {
  const unitsOf = ({ vowelled, sounds }: PronouncedWord): number =>
    // A doubled sound or a long one may take two symbols, and stress one more.
    model.symbols ? sounds.length * 2 + 1 : Math.max(vowelled.length, sounds.length * 2);
  return { unitsOf, unitsMax: spec.chunkUnitsMax };
}

function timesOf(
  { words }: ModelChunk,
  { samples, spans = [] }: SpokenSound,
  { cut, sampleRate }: { cut: number; sampleRate: number },
): WordTime[] {
  const toMs = (share: number): number => Math.max(0, ((share * samples.length - cut) / sampleRate) * 1000);
  return spans.flatMap(({ word, from, to }) => {
    const said = words[word];
    return said ? [{ start: said.start, end: said.end, startMs: toMs(from), endMs: toMs(to) }] : [];
  });
}
