import { availableParallelism } from 'node:os';
import { speechBusy } from '../failures.ts';
import type { EncodingAnswer, EncodingEnd, EncodingOptions } from './encoding-messages.ts';
import { createEncodingThread, type EncodingThread } from './encoding-thread.ts';

/** One utterance on its way through a thread. Calls are made one after the other. */
export interface EncodingSession {
  /**
   * @param samples are handed over and must not be used afterwards. @returns the bytes that are ready; may be empty.
   */
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
  readonly threads?: number;
  readonly sessionsPerThreadMax?: number;
}

const threadsDefault = Math.min(4, availableParallelism());

/**
 * Encoding is some 100 times faster than the sound, so that a thread keeps up with as many listeners as this. Each
 * takes half a megabyte.
 */
const sessionsPerThreadMaxDefault = 100;

interface Slot {
  readonly thread: EncodingThread;
  sessionCount: number;
}

/**
 * A few threads, started at once, that many utterances share; each utterance takes its turn block by block. A thread
 * that has ended is replaced.
 */
export function createEncodingPool(options: EncodingPoolOptions = {}): EncodingPool {
  const { threads = threadsDefault, sessionsPerThreadMax = sessionsPerThreadMaxDefault } = options;
  const slots = Array.from({ length: threads }, createSlot);
  let sessionsOpened = 0;

  function chooseSlot(): Slot {
    for (const [index, slot] of slots.entries()) {
      if (!slot.thread.isAlive) {
        slots[index] = createSlot();
      }
    }
    const idlest = slots.reduce((best, slot) => (slot.sessionCount < best.sessionCount ? slot : best));
    if (idlest.sessionCount >= sessionsPerThreadMax) {
      throw speechBusy(new Error('All encoding threads are full.'));
    }
    return idlest;
  }

  return {
    async open(encoding) {
      const slot = chooseSlot();
      sessionsOpened += 1;
      slot.sessionCount += 1;
      const session = createSession(slot.thread, sessionsOpened, () => {
        slot.sessionCount -= 1;
      });
      try {
        await slot.thread.ask({ session: session.id, type: 'open', options: encoding });
      } catch (error) {
        session.close();
        throw error;
      }
      return session;
    },
    async close() {
      await Promise.all(slots.map(({ thread }) => thread.stop()));
    },
  };
}

function createSlot(): Slot {
  return { thread: createEncodingThread(), sessionCount: 0 };
}

function createSession(
  thread: EncodingThread,
  id: number,
  onClose: () => void,
): EncodingSession & { readonly id: number } {
  let isOpen = true;
  return {
    id,
    async push(samples) {
      return expectAnswer(await thread.ask({ session: id, type: 'push', samples: asWholeBuffer(samples) }), 'encoded')
        .bytes;
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

/** Makes samples that can be handed over: only a whole buffer can, so a view of a larger one is copied. */
function asWholeBuffer(samples: Int16Array<ArrayBuffer>): Int16Array<ArrayBuffer> {
  return samples.byteLength === samples.buffer.byteLength ? samples : samples.slice();
}

function expectAnswer<Type extends EncodingAnswer['type']>(
  answer: EncodingAnswer,
  type: Type,
): Extract<EncodingAnswer, { type: Type }> {
  if (!isAnswer(answer, type)) {
    throw new TypeError(`The encoding thread answered ${answer.type} instead of ${type}.`);
  }
  return answer;
}

function isAnswer<Type extends EncodingAnswer['type']>(
  answer: EncodingAnswer,
  type: Type,
): answer is Extract<EncodingAnswer, { type: Type }> {
  return answer.type === type;
}
