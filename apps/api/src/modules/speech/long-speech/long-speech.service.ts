import type { CreateSpeechBody } from '@rakhim/contract';
import type { Access, BillingService } from '#src/modules/billing/billing.service.ts';
import type { LexiconReader } from '#src/modules/lexicon/lexicon-reader/lexicon-reader.service.ts';
import type { SpeechEngine, SpeechEvent } from '#src/providers/speech/speech-engine.ts';
import { readEvent } from '../collect-file.ts';
import { type AcceptedSpeech, acceptSpeech, requireEntitlements } from '../speech.policy.ts';
import { requireSpokenLength } from '../spoken-length.ts';
import { type TimedText, timeCaptions } from '../timed-speech/timing.ts';
import { createWordTrack } from '../word-track.ts';

export type { TimedText } from '../timed-speech/timing.ts';

/** How a long text is to be said. */
export type LongSpeechSettings = Omit<
  CreateSpeechBody,
  'text' | 'readings' | 'reuse' | 'timestamps' | 'format' | 'take'
>;

export interface SegmentRequest {
  readonly accountId: string;
  readonly text: string;
  readonly settings: LongSpeechSettings;
  readonly format: 'mp3' | 'wav';
  readonly signal: AbortSignal;
}

/** What a segment yields: after the `end` of its sound, when its words are heard. */
export type SegmentEvent = SpeechEvent | { readonly type: 'times'; readonly times: TimedText };

export interface LongSpeechService {
  /**
   * Decides whether a text may be spoken for an account, before anything is held for it.
   *
   * @throws AppError naming what to change.
   */
  admit(
    request: Omit<SegmentRequest, 'format'> & { readonly charactersMax: number },
  ): Promise<{ readonly accepted: AcceptedSpeech; readonly access: Access }>;
  /** Speaks a segment to its end. Charges nothing. @throws AppError as an engine does. */
  speak(request: SegmentRequest): AsyncGenerator<SegmentEvent>;
}

export interface LongSpeechOptions {
  readonly engine: SpeechEngine;
  readonly billing: BillingService;
  readonly lexicon: LexiconReader;
}

/** All jobs together have the part of one account of the engines' time, so whoever listens hardly waits for them. */
const owner = 'jobs';

/** Speech that nobody waits for, in segments. */
export function createLongSpeechService({ engine, billing, lexicon }: LongSpeechOptions): LongSpeechService {
  return {
    async admit({ accountId, text, settings, charactersMax, signal }) {
      const accepted = acceptSpeech({ ...settings, text }, charactersMax);
      await requireSpokenLength(accepted, signal);
      const access = await billing.requireAccess(accountId);
      requireEntitlements(access.plan, accepted);
      return { accepted, access };
    },

    async *speak({ accountId, text, settings, format, signal }) {
      const requested = acceptSpeech({ ...settings, text }, Infinity);
      const accepted = await lexicon.read(requested, { accountId, lexicon: settings.lexicon });
      const { characters: _characters, marked, ...said } = accepted;
      const spoken = { ...said, ...(marked && { score: marked.score }), owner, format, delivery: 'stream' } as const;
      const events = engine.synthesize(spoken, signal)[Symbol.asyncIterator]();
      const words = createWordTrack();
      try {
        for (let isOver = false; !isOver;) {
          const event = await readEvent({ events, words });
          yield event.type === 'start' ? { spokenBy: { engine: engine.name }, ...event } : event;
          if (event.type === 'end') {
            isOver = true;
            yield { type: 'times', times: timeCaptions(marked?.captions ?? text, words.list(), event.durationMs) };
          }
        }
      } finally {
        await events.return?.();
      }
    },
  };
}
