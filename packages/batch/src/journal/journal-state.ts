import type { ItemFailure } from './item-failure.ts';
import type { PlannedItem } from '../plan/batch-plan.ts';
import {
  type FileRecord,
  type JournalledState,
  type JournalRecord,
  journalVersion,
  type PartRecord,
} from './journal-record.ts';

/** All that the journal says about one item. */
export interface JournalledItem {
  readonly item: PlannedItem;
  state: JournalledState;
  failure: ItemFailure | undefined;
  /** By idempotency key. */
  parts: Map<string, PartRecord>;
  /** When requests without an answer were sent, by idempotency key. */
  sentAt: Map<string, number>;
  /** By planned path. */
  files: Map<string, FileRecord>;
}

/** Items in the order in which they are spoken. */
export type JournalState = Map<string, JournalledItem>;

/** Applies one record. The only place where the state changes. */
export function applyRecord(state: JournalState, record: JournalRecord): void {
  switch (record.type) {
    case 'open':
      return;
    case 'item':
      state.set(record.item.id, newItem(record.item));
      return;
    case 'order':
      reorder(state, record.itemId, record.before);
      return;
    case 'forgotten':
      record.itemIds.forEach((id) => state.delete(id));
      return;
    default:
      applyToItem(state.get(record.itemId), record);
  }
}

type ItemRecord = Extract<JournalRecord, { itemId: string }>;

function applyToItem(item: JournalledItem | undefined, record: Exclude<ItemRecord, { type: 'order' }>): void {
  if (item === undefined) {
    return; // Forgotten while a request was on its way.
  }
  switch (record.type) {
    case 'sent':
      item.sentAt = added(item.sentAt, record.key, record.at);
      return;
    case 'refused':
      item.sentAt.delete(record.key);
      return;
    case 'part':
      item.sentAt.delete(record.key);
      item.parts = added(item.parts, record.key, record);
      return;
    case 'lost':
      item.parts.delete(record.key);
      return;
    case 'file':
      item.files = added(item.files, record.plannedPath, record);
      return;
    case 'state':
      item.state = record.state;
      item.failure = record.failure;
      if (record.state === 'queued') {
        // A person who retries it knows that an answer may have been lost.
        item.sentAt.clear();
      }
  }
}

/**
 * Shared by all items that have nothing yet, and never added to: maps of their own would be most of the memory of ten
 * thousand items that wait.
 */
const nothing = new Map<string, never>();

function added<V>(map: Map<string, V>, key: string, value: V): Map<string, V> {
  const own = map === nothing ? new Map<string, V>() : map;
  return own.set(key, value);
}

function newItem(item: PlannedItem): JournalledItem {
  const state = item.problem === undefined ? 'queued' : 'skipped';
  return { item, state, failure: undefined, parts: nothing, sentAt: nothing, files: nothing };
}

/** Maps keep the order of insertion, so what comes later is inserted again. */
function reorder(state: JournalState, id: string, before: string | null): void {
  const moved = state.get(id);
  if (moved === undefined || id === before) {
    return;
  }
  state.delete(id);
  const entries = [...state];
  const position = entries.findIndex(([other]) => other === before);
  const tail = position < 0 ? [] : entries.slice(position);
  tail.forEach(([other]) => state.delete(other));
  state.set(id, moved);
  tail.forEach(([other, item]) => state.set(other, item));
}

/** The shortest journal that leads to the same state. */
export function* recordsOf(state: JournalState): Generator<JournalRecord> {
  yield { type: 'open', version: journalVersion };
  for (const [itemId, { item, state: itemState, failure, parts, sentAt, files }] of state) {
    yield { type: 'item', item };
    if (itemState !== 'queued' && itemState !== 'skipped') {
      yield { type: 'state', itemId, state: itemState, ...(failure !== undefined && { failure }) };
    }
    yield* parts.values();
    yield* files.values();
    for (const [key, at] of sentAt) {
      yield { type: 'sent', itemId, key, at };
    }
  }
}
