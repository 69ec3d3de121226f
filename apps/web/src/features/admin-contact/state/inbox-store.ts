import type { InboxConflict, InboxMessage, UpdateInboxMessageBody, UpdateInboxMessagesBody } from '@rakhim/contract';
import { create } from 'zustand';

/** A wanted change to a message. Fields that are left out stay as they are. */
export type WantedChange = Omit<UpdateInboxMessageBody, 'version'>;

/** Two administrators changed the same message: what one wanted, and what the other did. */
export interface ChangeConflict {
  readonly wanted: WantedChange;
  readonly conflict: InboxConflict;
}

/** The conflicts of a bulk change: the messages that were not changed. */
export interface BulkConflicts {
  readonly change: Omit<UpdateInboxMessagesBody, 'messages'>;
  readonly conflicts: readonly InboxConflict[];
}

/** A change that was made here, and can be taken back. */
export interface UndoableChange {
  readonly changeSetId: string;
  /** The messages that it is known to have changed. */
  readonly ids: readonly string[];
}

interface InboxState {
  /** The row of the list that has the keyboard focus. */
  readonly currentId: string | undefined;
  /** The number of times that the keyboard was led to a row. */
  readonly leads: number;
  /** The kind of text in the composer: a reply or a note. */
  readonly composing: 'reply' | 'note';
  readonly selectedIds: ReadonlySet<string>;
  readonly conflicts: ReadonlyMap<string, ChangeConflict>;
  readonly bulkConflicts: BulkConflicts | undefined;
  /** New messages that wait to be shown. */
  readonly heldBack: readonly InboxMessage[];
  /** The last changes that can be taken back, newest last. */
  readonly undoable: readonly UndoableChange[];
  /** The next live-region announcement for screen readers. */
  readonly announcement: string;
  compose(kind: 'reply' | 'note'): void;
  /** Notes where the keyboard is. */
  moveTo(id: string): void;
  /** Leads the keyboard there: the row comes into view and is given the focus. */
  leadTo(id: string): void;
  select(ids: readonly string[], isSelected: boolean): void;
  clearSelection(): void;
  reportConflict(id: string, conflict: ChangeConflict): void;
  settleConflict(id: string): void;
  reportBulkConflicts(conflicts: BulkConflicts | undefined): void;
  holdRequests(messages: readonly InboxMessage[]): void;
  remember(change: UndoableChange): void;
  forget(changeSetId: string): void;
  announce(text: string): void;
  clear(): void;
}

const untouched = {
  currentId: undefined,
  leads: 0,
  composing: 'reply',
  selectedIds: new Set<string>(),
  conflicts: new Map<string, ChangeConflict>(),
  bulkConflicts: undefined,
  heldBack: [],
  undoable: [],
  announcement: '',
} as const;

/** The client state of the inbox beside the URL and the server's data; it lasts as long as the screen. */
export const useInboxStore = create<InboxState>()((set) => ({
  ...untouched,
  compose: (composing) => set({ composing }),
  moveTo: (currentId) => set({ currentId }),
  leadTo: (currentId) => set(({ leads }) => ({ currentId, leads: leads + 1 })),
  select: (ids, isSelected) =>
    set(({ selectedIds }) => {
      const next = new Set(selectedIds);
      ids.forEach((id) => (isSelected ? next.add(id) : next.delete(id)));
      return { selectedIds: next };
    }),
  clearSelection: () => set({ selectedIds: untouched.selectedIds }),
  reportConflict: (id, conflict) => set(({ conflicts }) => ({ conflicts: new Map(conflicts).set(id, conflict) })),
  settleConflict: (id) =>
    set(({ conflicts }) => ({ conflicts: new Map([...conflicts].filter(([known]) => known !== id)) })),
  reportBulkConflicts: (bulkConflicts) => set({ bulkConflicts }),
  holdRequests: (heldBack) => set({ heldBack }),
  remember: (change) => set(({ undoable }) => ({ undoable: [...undoable, change] })),
  forget: (changeSetId) =>
    set(({ undoable }) => ({ undoable: undoable.filter((change) => change.changeSetId !== changeSetId) })),
  announce: (announcement) => set({ announcement }),
  clear: () => set(untouched),
}));
