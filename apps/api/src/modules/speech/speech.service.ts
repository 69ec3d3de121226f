import { type CatalogVoice, type CreateSpeechBody, type SpeechFormat, limits } from '@nabra/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { BillingService } from '#src/modules/billing/billing.service.ts';
import type { Reservation, UsageService } from '#src/modules/usage/usage.service.ts';
import type { SpeechEngine, SpeechEvent, SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import { type SoundEnd, type StartedSound, collectFile, readEvent } from './collect-file.ts';
import { type AcceptedSpeech, acceptSpeech, requireEntitlements } from './speech.policy.ts';

export interface SpeakRequest {
  readonly requestId: string;
  readonly accountId: string;
  readonly body: CreateSpeechBody;
  readonly format: SpeechFormat;
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal;
}

/** What is known of an utterance besides its sound. */
export interface UtteranceFacts {
  readonly characters: number;
  readonly remaining: number;
  readonly voice: CatalogVoice;
  readonly format: SpeechFormat;
  readonly warnings: readonly SpeechWarning[];
}

export interface SpokenFile extends UtteranceFacts {
  readonly bytes: Uint8Array;
  readonly durationMs: number;
}

export interface SpokenStream extends UtteranceFacts {
  /** The sound in order; it returns what is known only at its end. The characters have been charged when this exists. */
  readonly audio: AsyncGenerator<Uint8Array, SoundEnd>;
}

export interface SpeechService {
  /** Speaks a text into one finished file. Charged when the file is complete. */
  speakFile(request: SpeakRequest): Promise<SpokenFile>;
  /** Speaks a text as a stream. Charged when the first bytes are there; given back in full if the engine fails after that. */
  speakStream(request: SpeakRequest): Promise<SpokenStream>;
}

export interface SpeechServiceOptions {
  readonly engine: SpeechEngine;
  readonly billing: BillingService;
  readonly usage: UsageService;
  /** Hears how long each utterance took to its first audio byte. */
  readonly onFirstAudio: (elapsedMs: number) => void;
}

interface OpenUtterance extends StartedSound {
  readonly accepted: AcceptedSpeech;
  readonly reservation: Reservation;
  readonly warnings: readonly SpeechWarning[];
}

const charactersMax = { file: limits.textCharactersMax, stream: limits.streamedTextCharactersMax } as const;

export function createSpeechService({ engine, billing, usage, onFirstAudio }: SpeechServiceOptions): SpeechService {
  /** Everything up to the first sound: refuse, reserve, start the engine. Gives the reservation back if it does not get that far. */
  async function open(request: SpeakRequest, delivery: 'file' | 'stream'): Promise<OpenUtterance> {
    const accepted = acceptSpeech(request.body, charactersMax[delivery]);
    const access = await billing.requireAccess(request.accountId);
    requireEntitlements(access.plan, accepted);

    const startedAt = performance.now();
    const reservation = await usage.reserve(access, { requestId: request.requestId, characters: accepted.characters });
    try {
      const { text, voice, styleInstruction } = accepted;
      const spoken = { text, voice, format: request.format, delivery, ...(styleInstruction && { styleInstruction }) };
      const events = engine.synthesize(spoken, request.signal)[Symbol.asyncIterator]();
      const beginning = await readBeginning(events);
      onFirstAudio(performance.now() - startedAt);
      return { accepted, reservation, events, ...beginning };
    } catch (error) {
      await reservation.refund();
      throw error;
    }
  }

  /** Charges, unless the caller has gone: then there is nobody to charge for. */
  async function settle(reservation: Reservation, signal: AbortSignal): Promise<number> {
    signal.throwIfAborted();
    const remaining = await reservation.settle();
    signal.throwIfAborted();
    return remaining;
  }

  return {
    async speakFile(request) {
      const utterance = await open(request, 'file');
      try {
        const { bytes, durationMs, laterWarnings } = await collectFile(utterance);
        const remaining = await settle(utterance.reservation, request.signal);
        const warnings = [...utterance.warnings, ...laterWarnings];
        return { ...factsOf(utterance, request), bytes, durationMs, warnings, remaining };
      } catch (error) {
        await utterance.reservation.refund();
        throw error;
      }
    },

    async speakStream(request) {
      const utterance = await open(request, 'stream');
      try {
        const remaining = await settle(utterance.reservation, request.signal);
        return { ...factsOf(utterance, request), remaining, audio: streamAudio(utterance, request.signal) };
      } catch (error) {
        await utterance.events.return?.();
        await utterance.reservation.refund();
        throw error;
      }
    },
  };
}

function factsOf({ accepted, warnings }: OpenUtterance, { format }: SpeakRequest) {
  return { characters: accepted.characters, voice: accepted.voice, format, warnings };
}

async function readBeginning(events: AsyncIterator<SpeechEvent>): Promise<{ warnings: readonly SpeechWarning[]; firstAudio: Uint8Array }> {
  let warnings: readonly SpeechWarning[] = [];
  for (;;) {
    const event = await readEvent(events);
    if (event.type === 'start') {
      warnings = event.warnings;
    } else if (event.type === 'audio') {
      return { warnings, firstAudio: event.bytes };
    } else if (event.type === 'end') {
      throw new AppError('speech_engine_failed', { cause: new Error('An utterance ended without any sound.') });
    }
  }
}

/** Passes the sound on. A caller who leaves has had the first byte, so the charge stands; an engine that fails has not kept its word. */
async function* streamAudio({ reservation, events, firstAudio }: OpenUtterance, signal: AbortSignal): SpokenStream['audio'] {
  try {
    yield firstAudio;
    for (;;) {
      const event = await readEvent(events);
      if (event.type === 'audio') {
        yield event.bytes;
      } else if (event.type === 'end') {
        return { durationMs: event.durationMs, laterWarnings: event.warnings ?? [] };
      }
    }
  } catch (error) {
    if (!signal.aborted) {
      await reservation.refund();
    }
    throw error;
  } finally {
    await events.return?.();
  }
}
