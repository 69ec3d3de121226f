import { createWorkerSlot, type WorkerSlot, type WorkerSlotOptions } from './worker-slot.ts';

/** Slots that come as they are needed: a thread that nobody needs yet would cost 50 MB. */
export interface ElasticSlots {
  readonly all: readonly WorkerSlot[];
  /**
   * Adds a slot where there is more to say than there are slots. What is asked for meanwhile is spoken by those that
   * are there, in turns.
   */
  growFor(utterances: number): void;
}

/** Begins with one slot. */
export function createElasticSlots(slotsMax: number, options: WorkerSlotOptions): ElasticSlots {
  const all = [createWorkerSlot(options)];
  return {
    all,
    growFor(utterances) {
      if (all.length < slotsMax && utterances > all.length) {
        all.push(createWorkerSlot(options));
      }
    },
  };
}
