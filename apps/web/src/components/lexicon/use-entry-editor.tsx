import type { LexiconEntry } from '@rakhim/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { addEntry, bodyOf, type EntryBody, changeEntry, deleteEntry } from '#src/lib/lexicon/change-lexicon.ts';
import { showToast } from '#src/stores/toast-store.ts';

export interface EntryEditor {
  /** Opens the form of a new entry. @param start what it begins with. */
  add(start: Partial<EntryBody>): void;
  /** Opens the form of an entry. @param start what it begins with, where that is not what the entry says. */
  edit(entry: LexiconEntry, start?: EntryBody): void;
  remove(entry: LexiconEntry): Promise<void>;
  /** The form, where it is open. */
  readonly dialog: ReactNode;
}

interface Editing {
  /** The entry that is changed; a new one has none. */
  readonly entry: LexiconEntry | undefined;
  readonly start: Partial<EntryBody>;
  readonly refusal?: ApiError;
}

/**
 * Adds, changes and deletes entries. The list shows each at once; what the server refuses is taken back and opens the
 * form again, with the reason. Every change can be undone.
 */
export function useEntryEditor(): EntryEditor {
  const { t } = useTranslation('lexicon');
  const showFailure = useShowFailure();
  const [editing, setEditing] = useState<Editing>();
  const isOpen = useRef(false);

  function show(next: Editing | undefined): void {
    isOpen.current = next !== undefined;
    setEditing(next);
  }

  function tell(message: string, undo: () => Promise<unknown>, written: string): void {
    const run = () =>
      void undo().then(
        () => showToast({ title: t('restored', { written }) }),
        (error: unknown) => showFailure(error, t('undoFailed')),
      );
    showToast({ title: message, action: { label: t('undo'), run } });
  }

  async function save({ entry }: Editing, body: EntryBody): Promise<void> {
    show(undefined);
    const { written } = body;
    try {
      if (entry) {
        await changeEntry(entry.id, body);
        tell(t('changed', { written }), () => changeEntry(entry.id, bodyOf(entry)), written);
      } else {
        const { id } = await addEntry(body);
        tell(t('added', { written }), () => deleteEntry(id), written);
      }
    } catch (error) {
      if (error instanceof ApiError && !isOpen.current) {
        show({ entry, start: body, refusal: error });
      } else {
        showFailure(error, t('saveFailed'));
      }
    }
  }

  async function remove(entry: LexiconEntry): Promise<void> {
    const { written } = entry;
    try {
      await deleteEntry(entry.id);
      tell(t('deleted', { written }), () => addEntry(bodyOf(entry)), written);
    } catch (error) {
      showFailure(error, t('deleteFailed'));
    }
  }

  return {
    add: (start) => show({ entry: undefined, start }),
    edit: (entry, start = bodyOf(entry)) => show({ entry, start }),
    remove,
    dialog: editing && (
      <EntryDialog
        title={t(editing.entry ? 'form.editTitle' : 'form.addTitle')}
        entry={editing.start}
        id={editing.entry?.id}
        refusal={editing.refusal}
        onSave={(body) => void save(editing, body)}
        onClose={() => show(undefined)}
      />
    ),
  };
}
