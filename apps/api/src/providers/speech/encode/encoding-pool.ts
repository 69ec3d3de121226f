import { availableParallelism } from 'node:os';
import { speechBusy } from '../failures.ts';
import type { EncodingAnswer, EncodingEnd, EncodingOptions } from './encoding-messages.ts';
import { createEncodingThread, type EncodingThread } from './encoding-thread.ts';

/** One utterance on its way through a thread. Calls are made one after the other. */
export interface EncodingSession {
  /** @param samples are handed over and must not be used afterwards. @returns the bytes that are ready; may be empty. */
  push(samples: Int16Array<ArrayBuffer>): Promise<Uint8Array>;
  finish(): Promise<EncodingEnd>;
  /** Frees the thread's memory; may be called at any time and more than once. */
  close(): void;
}

export interface EncodingPool {
  /** @throws `speech_engine_busy` when every thread has as many utterances as it may have. */
  open(options: EncodingOptions): Promise<EncodingSession>;
  close(): Promise<void>;
}

export interface EncodingPoolOptions {
  readonly threadsMax?: number;
  readonly sessionsPerThreadMax?: number;
}

const threadsMaxDefault = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Encoding is some 100 times faster than the sound, so that a thread keeps up with as many listeners as this. */
const sessionsPerThreadMaxDefault = 50;

/** A few threads that many utterances share, each of which takes its turn block by block. The first is started at once, others when needed. */
export function createEncodingPool(options: EncodingPoolOptions = {}): EncodingPool {
  const { threadsMax = threadsMaxDefault, sessionsPerThreadMax = sessionsPerThreadMaxDefault } = options;
  const sessionCounts = new Map<EncodingThread, number>([[createEncodingThread(), 0]]);
  let sessionsOpened = 0;

  function chooseThread(): EncodingThread {
    for (const thread of sessionCounts.keys()) {
      if (!thread.isAlive) {
        sessionCounts.delete(thread);
      }
    }
    const [idlest] = [...sessionCounts].toSorted(([, a], [, b]) => a - b);
    if (idlest && (idlest[1] === 0 || sessionCounts.size >= threadsMax)) {
      if (idlest[1] >= sessionsPerThreadMax) {
        throw speechBusy(new Error('All encoding threads are full.'));
      }
      return idlest[0];
    }
    const thread = createEncodingThread();
    sessionCounts.set(thread, 0);
    return thread;
  }

  function addSessions(thread: EncodingThread, change: 1 | -1): void {
    const count = sessionCounts.get(thread);
    if (count !== undefined) {
      sessionCounts.set(thread, count + change);
    }
  }

  return {
    async open(encoding) {
      const thread = chooseThread();
      sessionsOpened += 1;
      const session = createSession(thread, sessionsOpened, () => addSessions(thread, -1));
      addSessions(thread, 1);
      try {
        await thread.ask({ session: session.id, type: 'open', options: encoding });
      } catch (error) {
        session.close();
        throw error;
      }
      return session;
    },
    async close() {
      await Promise.all([...sessionCounts.keys()].map((thread) => thread.stop()));
    },
  };
}

function createSession(thread: EncodingThread, id: number, onClose: () => void): EncodingSession & { readonly id: number } {
  let isOpen = true;
  return {
    id,
    async push(samples) {
      return expectAnswer(await thread.ask({ session: id, type: 'push', samples: asWholeBuffer(samples) }), 'encoded').bytes;
    },
    async finish() {
      return expectAnswer(await thread.ask({ session: id, type: 'finish' }), 'finished');
    },
    close() {
      if (isOpen) {
        isOpen = false;
        thread.tell({ session: id, type: 'close' });
        onClose();
      }
    },
  };
}

/** Only a whole buffer can be handed over; a view of a larger one is copied. */
function asWholeBuffer(samples: Int16Array<ArrayBuffer>): Int16Array<ArrayBuffer> {
  return samples.byteLength === samples.buffer.byteLength ? samples : samples.slice();
}

function expectAnswer<Type extends EncodingAnswer['type']>(answer: EncodingAnswer, type: Type): Extract<EncodingAnswer, { type: Type }> {
  if (!isAnswer(answer, type)) {
    throw new TypeError(`The encoding thread answered ${answer.type} instead of ${type}.`);
  }
  return answer;
}

function isAnswer<Type extends EncodingAnswer['type']>(answer: EncodingAnswer, type: Type): answer is Extract<EncodingAnswer, { type: Type }> {
  return answer.type === type;
}
