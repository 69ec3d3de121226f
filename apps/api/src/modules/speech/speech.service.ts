import type { CreateSpeechBody, SpeechPrice, SpeechSettings } from '@rakhim/contract';
import type { KeptSoundsService } from '#src/modules/history/kept-sounds/kept-sounds.service.ts';
import type { RecordedEnd, Recorder, Recording } from '#src/modules/history/recorder/recorder.service.ts';
import { type CollectedFile, type SoundEnd, collectFile } from './collect-file.ts';
import { createRepeats } from './repeat-sound.ts';
import { awaitTurn } from './await-turn.ts';
import { createSpeechPlan } from './paragraphs/plan-speech.ts';
import type { AnswerCharge, SpokenFile, SpokenStream } from './spoken-sound.ts';
import {
  type AdmissionOptions,
  type AdmittedRequest,
  type Delivery,
  type PriceRequest,
  type ReservedUtterance,
  type SpeakRequest,
  type UtteranceStartOptions,
  createAdmission,
  createUtteranceStart,
} from './start-reserved-utterance.ts';
import { streamAudio, whenSent } from './stream-audio.ts';
import { createMutex } from './mutex.ts';

export type { SpeakRequest } from './start-reserved-utterance.ts';

export interface SpeechService {
  /** Speaks a text into one finished file, whose charge is settled when the answer is sent. */
  speakFile(request: SpeakRequest): Promise<SpokenFile>;
  /**
   * Speaks a text as a stream. Charged when the first bytes are there; given back in full if the caller goes before
   * they are sent, or the engine fails after that.
   */
  speakStream(request: SpeakRequest): Promise<SpokenStream>;
  /** Says what a text would be charged now. */
  price(request: PriceRequest): Promise<SpeechPrice>;
}

export interface SpeechServiceOptions
  extends UtteranceStartOptions, Pick<AdmissionOptions, 'engine' | 'billing' | 'lexicon'> {
  readonly recorder: Recorder;
  readonly keptSounds: KeptSoundsService;
}

/** The longest hold of the lock: longer than charges take, shorter than anybody waits for a sound. */
const lockMsMax = 1_000;

export function createSpeechService({ recorder, keptSounds, ...options }: SpeechServiceOptions): SpeechService {
  const admitRequest = createAdmission({ ...options, hash: keptSounds.hash });
  const repeats = createRepeats({ ...options, keptSounds });
  const plan = createSpeechPlan({ ...options, keptSounds });
  const startReservedUtterance = createUtteranceStart(options);
  // Serialized from the charge to the first byte: a crash leaves at most one charged sound that nobody heard.
  const mutex = createMutex(lockMsMax);

  function turnOf<Answer>(
    request: SpeakRequest,
    admitted: AdmittedRequest,
    findRepeat: () => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    return awaitTurn(request, admitted, { keptSounds, findRepeat });
  }

  /** Starts the utterance; a failure releases the claim for waiting requests. */
  async function start(request: SpeakRequest, admitted: AdmittedRequest, delivery: Delivery) {
    try {
      return await startReservedUtterance(request, await plan(request, admitted), delivery);
    } catch (error) {
      await keptSounds.release(request.requestId);
      throw error;
    }
  }

  /** Charges and records, unless the caller has disconnected. */
  async function settle(
    { accepted, contentHash, reservation, spokenBy }: ReservedUtterance,
    request: SpeakRequest,
    isLast: boolean,
  ): Promise<{ remaining: number; recording: Recording }> {
    const { requestId, accountId, client, format, signal } = request;
    const { voice, styleInstruction = null } = accepted;
    const text = accepted.marked?.sent ?? accepted.text;
    const recording = recorder.record(accountId, {
      requestId,
      text,
      voice: voice.id,
      dialect: voice.dialect,
      styleInstruction,
      settings: settingsOf(request.body),
      format,
      client,
      spokenBy,
      contentHash,
    });
    signal.throwIfAborted();
    const remaining = await reservation.settle(isLast, { voice: voice.id, client, also: recording.part });
    signal.throwIfAborted();
    return { remaining, recording };
  }

  function chargeFor(
    utterance: ReservedUtterance,
    request: SpeakRequest,
    { bytes, ...end }: CollectedFile,
  ): AnswerCharge {
    return {
      async settle() {
        const release = await mutex.acquire();
        try {
          const { recording } = await settle(utterance, request, true);
          recording.keepFile(bytes, describeEnd(utterance, end));
          return release;
        } catch (error) {
          release();
          throw error;
        }
      },
      async giveBack() {
        await utterance.reservation.refund();
        await keptSounds.release(request.requestId);
      },
    };
  }

  return {
    async speakFile(request) {
      const admitted = await admitRequest(request, 'file');
      const repeat = await turnOf(request, admitted, () => repeats.findFile(request, admitted));
      if (repeat) {
        return repeat;
      }
      const utterance = await start(request, admitted, 'file');
      try {
        const { laterWarnings, ...sound } = await collectFile(utterance);
        return {
          ...factsOf(utterance, request),
          ...sound,
          warnings: [...utterance.warnings, ...laterWarnings],
          remaining: utterance.reservation.remaining,
          words: utterance.words.take(true),
          marks: utterance.words.marks(),
          charge: chargeFor(utterance, request, { ...sound, laterWarnings }),
        };
      } catch (error) {
        await utterance.reservation.refund();
        await keptSounds.release(request.requestId);
        throw error;
      }
    },

    async price(request) {
      const admitted = await admitRequest(request, 'stream');
      const { characters } = admitted.accepted;
      const { charged, pieces } = await plan(request, admitted);
      const { accountId } = request;
      const isKept = admitted.contentHash && (await keptSounds.findParts(accountId, [admitted.contentHash])).size > 0;
      return { characters, charged: isKept ? 0 : charged, paragraphs: pieces };
    },

    async speakStream(request) {
      const admitted = await admitRequest(request, 'stream');
      const repeat = await turnOf(request, admitted, () => repeats.findStream(request, admitted));
      if (repeat) {
        return repeat;
      }
      const utterance = await start(request, admitted, 'stream');
      const { reservation } = utterance;
      let release = (): void => undefined;
      try {
        release = await mutex.acquire();
        const { remaining, recording } = await settle(utterance, request, false);
        // If the caller disconnects before the first read, nobody else closes the stream.
        request.signal.addEventListener(
          'abort',
          () => {
            release();
            void (request.hasBegun() ? reservation.close() : giveUp(utterance));
          },
          { once: true },
        );
        const sound = recording.keepStream(streamAudio(utterance, request.signal), (end) =>
          describeEnd(utterance, end),
        );
        const audio = whenSent(sound, release);
        return { ...factsOf(utterance, request), remaining, words: utterance.words, audio };
      } catch (error) {
        release();
        await utterance.events.return?.();
        await reservation.refund();
        await keptSounds.release(request.requestId);
        throw error;
      }
    },
  };
}

/** What the history remembers of a request besides its text, voice and style. */
function settingsOf(body: CreateSpeechBody): SpeechSettings {
  const { ssml, markup, speed, pitch, readings, latinWords, endings, lexicon, take } = body;
  return {
    ...(ssml !== undefined && { ssml }),
    ...(markup !== undefined && { markup }),
    ...(speed !== undefined && { speed }),
    ...(pitch !== undefined && { pitch }),
    ...(readings !== undefined && { readings }),
    ...(latinWords !== undefined && { latinWords }),
    ...(endings !== undefined && { endings }),
    ...(lexicon !== undefined && { lexicon }),
    ...(take !== undefined && { take }),
  };
}

function describeEnd({ words, warnings, placed, spokenBy }: ReservedUtterance, end: SoundEnd): RecordedEnd {
  const { durationMs, laterWarnings } = end;
  return {
    durationMs,
    words: words.list(),
    marks: words.marks(),
    warnings,
    laterWarnings,
    spokenBy,
    paragraphs: placed.map(({ contentHash: _contentHash, ...paragraph }) => paragraph),
    paragraphHashes: placed.map(({ contentHash }) => contentHash),
  };
}

/** Nothing was sent: the engine stops, and the charge is refunded. */
async function giveUp({ events, reservation }: ReservedUtterance): Promise<void> {
  await Promise.allSettled([events.return?.(), reservation.refund()]);
}

function factsOf({ accepted, charged, spokenBy, warnings, reservation }: ReservedUtterance, { format }: SpeakRequest) {
  const { concurrency } = reservation;
  return {
    ...{ characters: charged, voice: accepted.voice, format, warnings },
    ...(spokenBy && { spokenBy }),
    ...(concurrency && { concurrency }),
    ...(accepted.marked && { captions: accepted.marked.captions }),
  };
}
