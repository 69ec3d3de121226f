import { type CreateSpeechBody, type CreateTimedSpeechBody, type SpeechFormat, limits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { Access, BillingService } from '#src/modules/billing/billing.service.ts';
import type { LexiconReader } from '#src/modules/lexicon/lexicon-reader/lexicon-reader.service.ts';
import type { KeyAllowance, Reservation, UsageService } from '#src/modules/usage/usage.service.ts';
import type { SpeechEngine, SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import { type StartedSound, readEvent } from './collect-file.ts';
import { type AcceptedSpeech, acceptSpeech, requireEntitlements } from './speech.policy.ts';
import { requireSpokenLength } from './spoken-length.ts';
import { createWordTrack } from './word-track.ts';

export interface SpeakRequest {
  readonly requestId: string;
  readonly accountId: string;
  /** The key that asks; absent when somebody who has signed in does. */
  readonly apiKey?: KeyAllowance;
  readonly body: CreateSpeechBody & Pick<CreateTimedSpeechBody, 'phonemes'>;
  /** The program that asks, as it names itself. */
  readonly client: string;
  readonly format: SpeechFormat;
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal;
  /** Whether anything of the answer has been sent. */
  readonly hasBegun: () => boolean;
}

/** A request that may be spoken, before anything is held for it. */
export interface AdmittedRequest {
  readonly accepted: AcceptedSpeech;
  readonly access: Access;
  /** Says what the sound is made of; absent where the engine cannot say which sound it would make again. */
  readonly contentHash: Buffer | undefined;
}

/** An utterance whose characters are reserved and whose first sound has been made. */
export interface ReservedUtterance extends StartedSound, AdmittedRequest {
  readonly reservation: Reservation;
  readonly warnings: readonly SpeechWarning[];
}

export interface AdmissionOptions {
  readonly engine: SpeechEngine;
  readonly billing: BillingService;
  readonly lexicon: LexiconReader;
  /** Hashes what a sound of an account is made of. */
  readonly hash: (accountId: string, content: string) => Buffer;
}

export interface UtteranceStartOptions {
  readonly engine: SpeechEngine;
  readonly usage: UsageService;
  /** Hears how long each utterance took to its first audio byte. */
  readonly onFirstAudio: (elapsedMs: number) => void;
}

export type Delivery = 'file' | 'stream';

const charactersMax = { file: limits.textCharactersMax, stream: limits.streamedTextCharactersMax } as const;

/** Refuses, before anything is held, what cannot be spoken or may not be. */
export function createAdmission({ engine, billing, lexicon, hash }: AdmissionOptions) {
  return async function admitRequest(request: SpeakRequest, delivery: Delivery): Promise<AdmittedRequest> {
    const { accountId, format, signal, body } = request;
    const requested = acceptSpeech(body, charactersMax[delivery]);
    const { dialect } = requested.voice;
    const accepted = await lexicon.read(requested, { accountId, dialect, lexicon: body.lexicon });
    await requireSpokenLength(accepted, signal);
    const access = await billing.requireAccess(accountId);
    requireEntitlements(access.plan, accepted);
    const version = await engine.version?.();
    const { characters: _characters, voice, ...said } = accepted;
    const content = JSON.stringify({ engine: engine.name, version, voice: voice.id, format, ...said });
    return { accepted, access, contentHash: version === undefined ? undefined : hash(accountId, content) };
  };
}

/** Reserves and starts the engine, up to the first sound. Gives the reservation back if it does not get that far. */
export function createUtteranceStart({ engine, usage, onFirstAudio }: UtteranceStartOptions) {
  return async function startReservedUtterance(
    request: SpeakRequest,
    admitted: AdmittedRequest,
    delivery: Delivery,
  ): Promise<ReservedUtterance> {
    const { requestId, accountId, apiKey, format, signal } = request;
    const { accepted, access } = admitted;
    const startedAt = performance.now();
    const reservation = await usage.reserve(access, {
      requestId,
      characters: accepted.characters,
      ...(apiKey && { apiKey }),
    });
    try {
      const { characters: _characters, ...said } = accepted;
      const spoken = { ...said, owner: accountId, format, delivery };
      const events = engine.synthesize(spoken, signal)[Symbol.asyncIterator]();
      const words = createWordTrack({ withPhonemes: request.body.phonemes === true });
      const beginning = await readBeginning({ events, words });
      onFirstAudio(performance.now() - startedAt);
      return { ...admitted, reservation, events, words, ...beginning };
    } catch (error) {
      await reservation.refund();
      throw error;
    }
  };
}

async function readBeginning(
  sound: Pick<StartedSound, 'events' | 'words'>,
): Promise<{ warnings: readonly SpeechWarning[]; firstAudio: Uint8Array }> {
  let warnings: readonly SpeechWarning[] = [];
  for (;;) {
    const event = await readEvent(sound);
    if (event.type === 'start') {
      warnings = event.warnings;
    } else if (event.type === 'audio') {
      return { warnings, firstAudio: event.bytes };
    } else if (event.type === 'end') {
      throw new AppError('speech_engine_failed', { cause: new Error('An utterance ended without any sound.') });
    }
  }
}
