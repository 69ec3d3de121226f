import type { JournalledItem } from '../journal/journal-state.ts';
import type { BatchContext } from './batch-context.ts';
import type { ItemFailure } from '../journal/item-failure.ts';
import { classifyFailure } from './classify-failure.ts';
import { finishOutput, partsOf, removeParts } from './finish-output.ts';
import { createFailureHandler } from './handle-failure.ts';
import type { Permit } from './concurrency-limiter.ts';
import type { PauseState } from './pause-state.ts';
import type { NextOutput, NextRequest, RunningItem } from './running-item.ts';
import type { SpokenFacts } from './speak.ts';
import { speakPart } from './speak-part.ts';
import { withDeadline } from './with-deadline.ts';

/** The steps of an item, and what follows when one of them fails. */
export interface ItemWork {
  /** @returns how long the request waits before it is tried again; undefined when that is settled in another way. */
  readonly speak: (item: RunningItem, step: NextRequest, permit: Permit) => Promise<number | undefined>;
  readonly finish: (item: RunningItem, step: NextOutput) => Promise<void>;
  /** Notes that all is written, and then throws away what is no longer needed. */
  readonly complete: (entry: JournalledItem) => Promise<void>;
  /** Tells whether so many sounds wait for the disk that nothing more should be asked for. */
  readonly isDiskBehind: () => boolean;
  /** Pauses: the journal cannot be written. */
  readonly reportBroken: (error: unknown) => void;
}

interface WorkListeners {
  readonly pause: PauseState;
  readonly onPart: (characters: number, facts: SpokenFacts) => void;
  readonly onItem: (item: RunningItem) => void;
}

/** Whatever hangs, hangs no longer: the longest text that one request may hold is spoken in a third of this. */
const requestMsMax = 15 * 60_000;

/** Sounds that have come and are not yet safely on the disk. */
const storingMax = 8;

/** Errors of the system that concern the disk, not the file. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

export function createItemWork(context: BatchContext, { pause, onPart, onItem }: WorkListeners): ItemWork {
  const { journal } = context;
  const { fail, handle } = createFailureHandler(context, pause, onItem);
  let storing = 0;

  async function speak(
    item: RunningItem,
    { output, request, key }: NextRequest,
    permit: Permit,
  ): Promise<number | undefined> {
    const { entry, controller } = item;
    // Where an earlier attempt ended without an answer, a refusal of this one says nothing about that.
    const isFirstAttempt = !entry.sentAt.has(key);
    let isStoring = false;
    const onReceived = () => {
      isStoring = true;
      storing++;
      permit.release('succeeded');
    };
    try {
      const text = (await item.textOf())(request);
      const facts = await withDeadline(context.clock, requestMsMax, controller.signal, (signal) =>
        speakPart(context, { entry, output, key, text, characters: request.characters, onReceived }, signal),
      );
      pause.noteSuccess();
      onPart(request.characters, facts);
      onItem(item);
      return undefined;
    } catch (error) {
      if (controller.signal.aborted) {
        return undefined;
      }
      if (isDiskTrouble(error)) {
        pause.pause('disk', failureOf(error));
        return undefined;
      }
      const classified = classifyFailure(error);
      if (classified.isRefusal && isFirstAttempt) {
        await journal.append([{ type: 'refused', itemId: entry.item.id, key }]);
      }
      return handle(item, key, classified, permit);
    } finally {
      storing -= isStoring ? 1 : 0;
    }
  }

  async function finish(item: RunningItem, { output, outputIndex }: NextOutput): Promise<void> {
    const { entry, controller, textOf } = item;
    try {
      const parts = partsOf(entry, outputIndex) ?? [];
      await finishOutput(context, entry, output, { parts, textOf, signal: controller.signal });
      onItem(item);
    } catch (error) {
      if (controller.signal.aborted) {
        return;
      }
      if (isDiskTrouble(error)) {
        pause.pause('disk', failureOf(error));
        return;
      }
      await fail(item, isRefusedPath(error) ? { ...failureOf(error), code: 'output_not_writable' } : failureOf(error));
    }
  }

  return {
    speak,
    finish,
    async complete(entry) {
      await journal.append([{ type: 'state', itemId: entry.item.id, state: 'done' }]);
      await removeParts(context, entry);
    },
    isDiskBehind: () => storing >= storingMax,
    reportBroken: (error) => pause.pause('disk', failureOf(error)),
  };
}

/** Tells whether the system refuses a folder or a name. */
function isRefusedPath(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ENOENT', 'EINVAL', 'EBUSY', 'ELOOP'].includes(
    failureOf(error).code,
  );
}

function isDiskTrouble(error: unknown): boolean {
  return diskCodes.has(failureOf(error).code);
}

function failureOf(error: unknown): ItemFailure {
  return classifyFailure(error).failure;
}
