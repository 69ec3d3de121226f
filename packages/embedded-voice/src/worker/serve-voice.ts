import type { MessagePort } from 'node:worker_threads';
import type { VoiceEvent } from '../types.ts';
import { SpeakerBrokenError } from './clause-voice.ts';
import type { FromWorker, ToWorker, UtteranceFailure } from './messages.ts';
import { openUtterance } from './open-utterance.ts';
import type { UtteranceTools } from './passages.ts';
import { createScheduler } from './scheduler.ts';
import { SilentTextError, type Utterance } from './utterance.ts';
import type { WorkerStatus } from './worker-status.ts';

type Speak = Extract<ToWorker, { type: 'speak' }>;

/** Milliseconds of work for each character of a text, about: 60 times as fast as speech of 15 characters a second. */
const workMsPerCharacter = 0.8;

interface Entry extends Utterance {
  readonly id: number;
  readonly owner: string | undefined;
  readonly expectedMs: number;
}

/** Answers a port: speaks every utterance it is given, several at a time. A broken engine ends the thread. */
export function serveVoice(port: MessagePort, tools: UtteranceTools, status: WorkerStatus): void {
  const entries = new Map<number, Entry>();
  const scheduler = createScheduler<Entry>(runStep);

  function runStep(entry: Entry): void {
    status.beat();
    status.setCurrent(entry.id);
    try {
      entry.step();
      if (entry.isOver) {
        removeEntry(entry);
      }
      if (entry.isCancelled) {
        send(port, { type: 'closed', id: entry.id });
      }
    } catch (error) {
      // The engine would carry over sound of this utterance into others: the thread has to go, and its owner starts a
      // new one.
      if (error instanceof SpeakerBrokenError) {
        throw error;
      }
      removeEntry(entry);
      send(port, { type: 'closed', id: entry.id, failure: describeFailure(error) });
    }
    status.setCurrent(undefined);
  }

  function removeEntry(entry: Entry): void {
    entry.close();
    entries.delete(entry.id);
    scheduler.remove(entry);
  }

  async function speak({ id, request, cancelled }: Speak): Promise<void> {
    try {
      const utterance = await openUtterance(tools, request, {
        // Asked at every block of 100 ms: the place to show that the engine still works.
        isCancelled() {
          status.beat();
          return Atomics.load(cancelled, 0) === 1;
        },
        emit(event) {
          sendEvent(port, id, event);
        },
      });
      const entry = Object.assign(utterance, {
        id,
        owner: request.owner,
        expectedMs: request.text.length * workMsPerCharacter,
      });
      entries.set(id, entry);
      scheduler.add(entry);
    } catch (error) {
      send(port, { type: 'closed', id, failure: describeFailure(error) });
    }
  }

  port.on('message', (message: ToWorker) => {
    status.beat();
    switch (message.type) {
      case 'speak':
        void speak(message);
        break;
      case 'consumed':
        entries.get(message.id)?.consumed(message.bytes);
        break;
      case 'cancel':
      case 'ping':
        break;
    }
    scheduler.wake();
  });
}

function send(port: MessagePort, message: FromWorker): void {
  port.postMessage(message);
}

/** Sound changes hands without being copied. */
function sendEvent(port: MessagePort, id: number, event: VoiceEvent): void {
  const message: FromWorker = { type: 'event', id, event };
  port.postMessage(message, event.type === 'audio' ? [event.bytes.buffer as ArrayBuffer] : []);
}

function describeFailure(error: unknown): UtteranceFailure {
  const detail = error instanceof Error ? error.message : 'unknown';
  return { kind: error instanceof SilentTextError ? 'silent' : 'failed', detail };
}
