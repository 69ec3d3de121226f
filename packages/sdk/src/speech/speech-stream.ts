import type { DialectId, SpeechFormat, VoiceId, Warning } from '../generated/api-types.ts';
import { AudioStream, type ByteChunks } from './audio-stream.ts';
import { mediaTypes } from './media-type.ts';
import type { SpeechFacts } from './speech-facts.ts';

/** The facts about an utterance while it is streamed. */
export interface SpeechProgress {
  facts: SpeechFacts;
  requestIds: readonly string[];
}

/** Speech while it is made. A long text takes several requests; what is said of it then holds for those made so far. */
export class SpeechStream extends AudioStream {
  readonly format: SpeechFormat;
  readonly #progress: SpeechProgress;

  constructor(format: SpeechFormat, progress: SpeechProgress, chunks: ByteChunks) {
    super(mediaTypes[format], chunks);
    this.format = format;
    this.#progress = progress;
  }

  get voice(): VoiceId {
    return this.#progress.facts.voice;
  }

  get dialect(): DialectId {
    return this.#progress.facts.dialect;
  }

  /** Characters charged. */
  get characters(): number {
    return this.#progress.facts.characters;
  }

  /** Characters left in this billing period. */
  get remaining(): number {
    return this.#progress.facts.remaining;
  }

  /** Of the first request; the history lists it under this id. */
  get requestId(): string {
    return this.#progress.facts.requestId;
  }

  get requestIds(): readonly string[] {
    return this.#progress.requestIds;
  }

  /** The utterance in the history whose kept sound this is; absent for a new sound, and for one of several parts. */
  get repeatOf(): string | undefined {
    return this.#progress.facts.repeatOf;
  }

  /** The speech engine that spoke; absent where that is not known, and where parts were spoken by several. */
  get engine(): string | undefined {
    return this.#progress.facts.engine;
  }

  /** The neural voice, or the model of a cloud engine, that spoke; absent where the engine has but one. */
  get model(): string | undefined {
    return this.#progress.facts.model;
  }

  /** Whatever was changed or could not be honoured, as far as it was known before the sound began. */
  get warnings(): readonly Warning[] {
    return this.#progress.facts.warnings;
  }
}
