import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { MarkTime, WordTime } from '@rakhim/audio';
import type { SpeechWarning, SpokenBy } from '#src/providers/speech/speech-engine.ts';
import { sealBytes, tryUnsealBytes } from '#src/secrets/opaque-token.ts';
import { BrokenSealError } from '#src/secrets/sealed-blocks.ts';
import { type MasterSecret, openWithAny } from '#src/secrets/master-secret.ts';

/** A paragraph of a sound that was spoken by itself, so that it can be cut out again. */
export interface KeptParagraph {
  /** Code points of the text. */
  readonly start: number;
  readonly end: number;
  readonly startMs: number;
  /** Bytes of the sound; the last one is not part of it. */
  readonly startByte: number;
  readonly endByte: number;
  readonly warnings: readonly SpeechWarning[];
}

/** Facts about a sound besides its bytes, so that a repeat answers exactly as the first time. */
export interface KeptFacts {
  /** When each piece of the text sounds, with its sounds where the engine knew them. */
  readonly words: readonly WordTime[];
  /** When the author's marks are reached. */
  readonly marks: readonly MarkTime[];
  readonly warnings: readonly SpeechWarning[];
  /** Warnings that were known only at the end. */
  readonly laterWarnings: readonly SpeechWarning[];
  /** Its paragraphs in order; none where it was spoken whole. */
  readonly paragraphs?: readonly KeptParagraph[];
  /** Absent where the engine did not say. */
  readonly spokenBy?: SpokenBy | undefined;
}

const compress = promisify<Buffer, Buffer>(deflateRaw);
const expand = promisify<Buffer, Buffer>(inflateRaw);

export const factsPurpose = (requestId: string): string => `facts of utterance ${requestId}`;

/** Encrypts the facts of a sound per utterance, as its text is: word positions reveal a text. */
export function createFactsSeal(masterSecret: MasterSecret) {
  return {
    async seal(
      requestId: string,
      { words, marks, warnings, laterWarnings, paragraphs = [], spokenBy }: KeptFacts,
    ): Promise<Buffer> {
      const bytes = await compress(
        Buffer.from(JSON.stringify([words, warnings, laterWarnings, paragraphs, marks, spokenBy])),
      );
      return sealBytes(masterSecret.current, factsPurpose(requestId), bytes);
    },
    /** @throws when the facts were sealed under another key, or belong to another utterance. */
    async open(requestId: string, sealed: Buffer): Promise<KeptFacts> {
      const packed = openWithAny(masterSecret, (secret) => tryUnsealBytes(secret, factsPurpose(requestId), sealed));
      if (packed === undefined) {
        throw new BrokenSealError('What is known of a sound was sealed under another key.');
      }
      const bytes = await expand(packed);
      const [words, warnings, laterWarnings, paragraphs = [], marks = [], spokenBy] = JSON.parse(bytes.toString()) as [
        KeptFacts['words'],
        KeptFacts['warnings'],
        KeptFacts['laterWarnings'],
        KeptFacts['paragraphs']?,
        KeptFacts['marks']?,
        KeptFacts['spokenBy']?,
      ];
      return { words, marks, warnings, laterWarnings, paragraphs, ...(spokenBy && { spokenBy }) };
    },
  };
}

export type FactsSeal = ReturnType<typeof createFactsSeal>;
