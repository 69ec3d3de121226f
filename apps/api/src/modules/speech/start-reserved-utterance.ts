import { type CreateSpeechBody, type CreateTimedSpeechBody, type SpeechFormat, limits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { BillingService } from '#src/modules/billing/billing.service.ts';
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

/** An utterance whose characters are reserved and whose first sound has been made. */
export interface ReservedUtterance extends StartedSound {
  readonly accepted: AcceptedSpeech;
  readonly reservation: Reservation;
  readonly warnings: readonly SpeechWarning[];
}

export interface UtteranceStartOptions {
  readonly engine: SpeechEngine;
  readonly billing: BillingService;
  readonly usage: UsageService;
  /** Hears how long each utterance took to its first audio byte. */
  readonly onFirstAudio: (elapsedMs: number) => void;
}

type Delivery = 'file' | 'stream';

const charactersMax = { file: limits.textCharactersMax, stream: limits.streamedTextCharactersMax } as const;

/**
 * Everything up to the first sound: refuse, reserve, start the engine. Gives the reservation back if it does not get
 * that far.
 */
export function createUtteranceStart({ engine, billing, usage, onFirstAudio }: UtteranceStartOptions) {
  return async function startReservedUtterance(request: SpeakRequest, delivery: Delivery): Promise<ReservedUtterance> {
    const { requestId, accountId, apiKey, format, signal } = request;
    const accepted = acceptSpeech(request.body, charactersMax[delivery]);
    await requireSpokenLength(accepted, signal);
    const access = await billing.requireAccess(accountId);
    requireEntitlements(access.plan, accepted);

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
      return { accepted, reservation, events, words, ...beginning };
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
