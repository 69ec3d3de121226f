import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveEventKind } from '@rakhim/contract';
import type { LiveEvent } from './live-event.ts';
import type { Follower } from './live-events.service.ts';

/** The place where a feed is written to. */
export interface LiveFeedStream {
  send(event: string, data: unknown): void;
  /** Writes a keep-alive comment, so that proxies do not time out. */
  keepAlive(): void;
  /** Aborts when the reader has gone. */
  readonly signal: AbortSignal;
}

export interface LiveFeedOptions {
  readonly stream: LiveFeedStream;
  /** The payload of each kind of event: the whole current state, or nothing but the fact that it has changed. */
  readonly read: (kind: LiveEventKind) => Promise<unknown>;
  /** The kinds of events that the follower may receive. */
  readonly kinds: ReadonlySet<LiveEventKind>;
  /** @throws when the follower may not follow any more. */
  readonly requireAccess: () => Promise<unknown>;
}

export interface LiveFeed extends Follower {
  /**
   * Sends events until the stream is closed, the process stops or access ends. @throws what reading or checking throws.
   */
  run(): Promise<void>;
}

const keepAliveMs = 30_000;
/** Changes that come close together are shown together. */
const pauseMs = 200;
const atTheStart: readonly LiveEventKind[] = ['usage', 'subscription'];

/** Streams the state at the start and after every change to one screen, and rechecks its authorization periodically. */
export function createLiveFeed({ stream, read, kinds, requireAccess }: LiveFeedOptions): LiveFeed {
  const pending = new Set<LiveEvent['kind']>(atTheStart);
  let stopped = false;
  let wake: () => void = () => undefined;

  /** Resolves when something is pending, at the latest when it is time to keep the connection alive. */
  async function waitForChange(): Promise<void> {
    const woken = new AbortController();
    wake = () => {
      woken.abort();
    };
    if (pending.size === 0 && !stopped) {
      await sleep(keepAliveMs, undefined, { signal: AbortSignal.any([woken.signal, stream.signal]) }).catch(
        () => undefined,
      );
    }
  }

  async function showPending(): Promise<void> {
    for (const kind of [...pending]) {
      // Taken off first: what changes while it is read is shown once more.
      pending.delete(kind);
      if (kind !== 'sessions' && kinds.has(kind)) {
        stream.send(kind, await read(kind));
      }
    }
  }

  return {
    onEvent(kind) {
      pending.add(kind);
      wake();
    },
    onGap() {
      for (const kind of kinds) {
        pending.add(kind);
      }
      wake();
    },
    onStop() {
      stopped = true;
      wake();
    },
    async run() {
      await showPending();
      for (;;) {
        await waitForChange();
        if (stopped || stream.signal.aborted) {
          return;
        }
        if (pending.size === 0) {
          stream.keepAlive();
          await requireAccess();
          continue;
        }
        await sleep(pauseMs);
        await requireAccess();
        await showPending();
      }
    },
  };
}
