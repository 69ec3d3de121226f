import {
  type CreateSpeechBody,
  type CreateTimedSpeechBody,
  type SpeechFormat,
  type SpeechPrice,
  limits,
} from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { Access, BillingService } from '#src/modules/billing/billing.service.ts';
import type { LexiconReader } from '#src/modules/lexicon/lexicon-reader/lexicon-reader.service.ts';
import type { KeyAllowance, Reservation, UsageService } from '#src/modules/usage/usage.service.ts';
import type { SpeechEngine, SpeechWarning, SpokenBy } from '#src/providers/speech/speech-engine.ts';
import { type StartedSound, readEvent } from './collect-file.ts';
import type { KeptParagraph } from '#src/modules/history/kept-sounds/kept-sounds.service.ts';
import { type Paragraph, cutParagraphs } from './paragraphs/cut-paragraphs.ts';
import { describeMarkup } from '#src/modules/text/text.policy.ts';
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

/** A paragraph, and what its sound is made of. */
export interface AddressedParagraph extends Paragraph {
  readonly contentHash: Buffer;
}

/** What is asked, as far as it decides on the price. */
export type PriceRequest = Pick<SpeakRequest, 'accountId' | 'body' | 'format' | 'signal'>;

/** A request that may be spoken, before anything is held for it. */
export interface AdmittedRequest {
  readonly accepted: AcceptedSpeech;
  readonly access: Access;
  /** Says what the sound is made of; absent where the engine cannot say which sound it would make again. */
  readonly contentHash: Buffer | undefined;
  /** Absent where the text is spoken whole. */
  readonly paragraphs?: readonly AddressedParagraph[] | undefined;
}

/** What is spoken and charged: all of the text, or the paragraphs of it whose sounds are not kept. */
export interface PlannedSpeech extends AdmittedRequest {
  /** Characters that are charged. */
  readonly charged: number;
  /** What each paragraph is charged; none where the text is spoken whole. */
  readonly pieces: SpeechPrice['paragraphs'];
  readonly synthesize: SpeechEngine['synthesize'];
  /** The paragraphs in the sound, as far as it was made. */
  readonly placed: readonly PlacedParagraph[];
}

/** Where a paragraph stands in a sound, and what it is made of. */
export interface PlacedParagraph extends KeptParagraph {
  readonly contentHash: Buffer;
}

/** An utterance whose characters are reserved and whose first sound has been made. */
export interface ReservedUtterance extends StartedSound, PlannedSpeech {
  readonly reservation: Reservation;
  /** Absent where the engine says nothing of it. */
  readonly spokenBy?: SpokenBy;
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
  readonly usage: UsageService;
  /** Called with each utterance's time to first audio byte. */
  readonly onFirstAudio: (elapsedMs: number) => void;
}

export type Delivery = 'file' | 'stream';

const charactersMax = { file: limits.textCharactersMax, stream: limits.streamedTextCharactersMax } as const;

/** Validates text and permissions before anything is reserved. */
export function createAdmission({ engine, billing, lexicon, hash }: AdmissionOptions) {
  return async function admitRequest(request: PriceRequest, delivery: Delivery): Promise<AdmittedRequest> {
    const { accountId, format, signal, body } = request;
    const requested = acceptSpeech(body, charactersMax[delivery]);
    const accepted = await lexicon.read(requested, { accountId, lexicon: body.lexicon });
    await requireSpokenLength(accepted, signal);
    const access = await billing.requireAccess(accountId);
    requireEntitlements(access.plan, accepted);
    const version = await engine.version?.();
    if (version === undefined) {
      return { accepted, access, contentHash: undefined };
    }
    const hashOf = ({ characters: _characters, voice, marked, ...said }: AcceptedSpeech, asked = {}): Buffer => {
      const markup = marked && { marked: describeMarkup(marked) };
      const content = { engine: engine.name, version, voice: voice.id, format, ...said, ...markup, ...asked };
      return hash(accountId, JSON.stringify(content));
    };
    const isCut = body.reuse === 'paragraphs' && format !== 'ogg' && !accepted.marked;
    const paragraphs = isCut ? cutParagraphs(accepted) : [];
    return paragraphs.length < 2
      ? { accepted, access, contentHash: hashOf(accepted) }
      : {
          accepted,
          access,
          contentHash: hashOf(accepted, { reuse: body.reuse }),
          paragraphs: paragraphs.map((paragraph) => ({
            ...paragraph,
            contentHash: hashOf({ ...accepted, text: paragraph.text, readings: paragraph.readings }),
          })),
        };
  };
}

/** Reserves and starts the engine, up to the first sound. Gives the reservation back if it does not get that far. */
export function createUtteranceStart({ usage, onFirstAudio }: UtteranceStartOptions) {
  return async function startReservedUtterance(
    request: SpeakRequest,
    planned: PlannedSpeech,
    delivery: Delivery,
  ): Promise<ReservedUtterance> {
    const { requestId, accountId, apiKey, client, format, signal } = request;
    const { accepted, access, charged, synthesize } = planned;
    const startedAt = performance.now();
    const asked = { requestId, ...(apiKey && { apiKey }) };
    const reservation = await (charged === 0
      ? usage.holdNothing(access, { ...asked, voice: accepted.voice.id, client })
      : usage.reserve(access, { ...asked, characters: charged }));
    try {
      const { characters: _characters, marked, ...said } = accepted;
      const spoken = { ...said, ...(marked && { score: marked.score }), owner: accountId, format, delivery };
      const events = synthesize(spoken, signal)[Symbol.asyncIterator]();
      const words = createWordTrack({ withPhonemes: request.body.phonemes === true });
      const beginning = await readBeginning({ events, words });
      onFirstAudio(performance.now() - startedAt);
      return { ...planned, reservation, events, words, ...beginning };
    } catch (error) {
      await reservation.refund();
      throw error;
    }
  };
}

async function readBeginning(
  sound: Pick<StartedSound, 'events' | 'words'>,
): Promise<Pick<ReservedUtterance, 'warnings' | 'spokenBy' | 'firstAudio'>> {
  let warnings: readonly SpeechWarning[] = [];
  let spokenBy: SpokenBy | undefined;
  for (;;) {
    const event = await readEvent(sound);
    if (event.type === 'start') {
      warnings = event.warnings;
      spokenBy = event.spokenBy;
    } else if (event.type === 'audio') {
      return { warnings, ...(spokenBy && { spokenBy }), firstAudio: event.bytes };
    } else if (event.type === 'end') {
      throw new AppError('speech_engine_failed', { cause: new Error('An utterance ended without any sound.') });
    }
  }
}
