import { AppError } from '#src/errors/app-error.ts';
import { speechBusy } from '../failures.ts';
import type { SpeechEngine, SpeechEvent } from '../speech-engine.ts';
import { withBreaker } from '../with-breaker.ts';
import { createRemoteEngine } from './remote-engine.ts';

export interface EnginePoolOptions {
  readonly addresses: readonly string[];
  readonly secret: string;
  readonly silentMsMax?: number;
}

/** An address that fails is left alone soon, because there are others, and tried again soon. */
const breaker = { callsMin: 3, failurePercent: 50, windowMs: 10_000, resetMs: 5_000 };
const refreshMs = 10_000;
/** Addresses on which one text may fail: one that brings engines down must not bring all of them down. */
const failuresMax = 2;

/**
 * Speaks through whichever engine service has the least to do. One that fails before its first event costs nothing: the
 * next is asked. Later failures are the caller's, who gets the characters back.
 */
export function createEnginePool({ addresses, ...options }: EnginePoolOptions): SpeechEngine {
  const members = addresses.map((url) => {
    const remote = createRemoteEngine({ url, ...options });
    return { remote, engine: withBreaker(remote, breaker), running: 0 };
  });
  let turn = 0;
  const refreshing = setInterval(() => {
    void Promise.allSettled(members.map(({ remote }) => remote.refresh()));
  }, refreshMs);
  refreshing.unref();

  /**
   * The least busy first; among equals they take turns. One that is alone is asked twice: a connection that was kept
   * open may have ended meanwhile.
   */
  function inOrder(): typeof members {
    if (members.length === 1) {
      return [...members, ...members];
    }
    turn = (turn + 1) % members.length;
    const rotated = [...members.slice(turn), ...members.slice(0, turn)];
    return rotated.sort((one, other) => one.running - other.running);
  }

  async function* speakThrough(
    member: (typeof members)[number],
    ...asked: Parameters<SpeechEngine['synthesize']>
  ): AsyncGenerator<SpeechEvent> {
    member.running += 1;
    try {
      yield* member.engine.synthesize(...asked);
    } finally {
      member.running -= 1;
    }
  }

  return {
    get name() {
      return members.find(({ remote }) => remote.isKnown)?.remote.name ?? 'embedded';
    },
    /** Sounds are taken for one another only while all services that were reached make the same ones. */
    async version() {
      const known = new Set<string | undefined>();
      await Promise.all(
        members.map(async ({ remote }) => {
          const version = await remote.version?.();
          if (remote.isKnown) {
            known.add(version);
          }
        }),
      );
      return known.size === 1 ? [...known][0] : undefined;
    },
    async *synthesize(request, signal) {
      let failures = 0;
      let last: unknown = speechBusy(new Error('There is no engine.'));
      for (const member of inOrder()) {
        let hasBegun = false;
        try {
          for await (const event of speakThrough(member, request, signal)) {
            hasBegun = true;
            yield event;
          }
          return;
        } catch (error) {
          signal.throwIfAborted();
          failures += isBusy(error) ? 0 : 1;
          if (hasBegun || !canPass(error) || failures >= failuresMax) {
            throw error;
          }
          last = error;
        }
      }
      throw last;
    },
    async isReady() {
      const ready = await Promise.all(members.map(({ engine }) => engine.isReady()));
      return ready.includes(true);
    },
    async close() {
      clearInterval(refreshing);
      await Promise.all(members.map(({ engine }) => engine.close()));
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.code === 'speech_engine_busy';
}

function canPass(error: unknown): boolean {
  return error instanceof AppError && (isBusy(error) || error.code === 'speech_engine_failed');
}
