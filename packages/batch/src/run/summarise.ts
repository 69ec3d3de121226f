import type { JournalState } from '../journal/journal-state.ts';
import type { BatchProgress, ItemState, PauseReason } from './batch.ts';
import type { EtaMeter } from './eta-meter.ts';
import { charactersDone } from './item-view.ts';

interface ProgressInputs {
  readonly isRunning: (id: string) => boolean;
  readonly inFlight: number;
  readonly limit: number;
  readonly meter: EtaMeter;
  readonly remaining: number | undefined;
  readonly pause: PauseReason | undefined;
}

/** Returns how far a batch is. Items that are skipped or cancelled are not work. */
export function summarise(
  state: JournalState,
  { isRunning, inFlight, limit, meter, remaining, pause }: ProgressInputs,
): BatchProgress {
  const itemsByState: Record<ItemState, number> = {
    queued: 0,
    running: 0,
    done: 0,
    failed: 0,
    cancelled: 0,
    skipped: 0,
  };
  let [characters, done, left] = [0, 0, 0];
  for (const [id, entry] of state) {
    const itemState = entry.state === 'queued' && isRunning(id) ? 'running' : entry.state;
    itemsByState[itemState]++;
    if (itemState !== 'skipped' && itemState !== 'cancelled') {
      const doneHere = charactersDone(entry);
      characters += entry.item.characters;
      done += doneHere;
      left += itemState === 'failed' ? 0 : entry.item.characters - doneHere;
    }
  }
  const etaMs = pause === undefined ? meter.etaMs(left) : undefined;
  return {
    characters,
    charactersDone: done,
    items: state.size,
    itemsByState,
    inFlight,
    limit,
    ...(etaMs !== undefined && { etaMs }),
    ...(remaining !== undefined && { remaining }),
    ...(pause !== undefined && { pause }),
  };
}
