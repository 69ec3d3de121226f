import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { meQuery } from '#src/lib/me-query.ts';
import { composerId, elementIds, headingId } from '../element-ids.ts';
import { focusWhenShown, isComposerAwaited } from '../focus-when-shown.ts';
import { useInboxAddress } from './inbox-address.ts';
import { useInboxStore } from './inbox-store.ts';
import { findMessage } from './message-cache.ts';
import { readShortcut, type ShortcutKey } from './read-shortcut.ts';
import { useShortcutSettings } from './shortcut-settings.ts';
import { useKeyQueue } from './use-key-queue.ts';
import { useTriage } from './use-triage.ts';
import { useUndo } from './use-undo.ts';
import { useMessageNavigation } from './use-message-navigation.ts';

/** Goes through the inbox by single keys, while nothing is being typed and no menu or dialog is open. */
export function useShortcuts({ onHelp, onClose }: { readonly onHelp: () => void; readonly onClose: () => void }): void {
  const press = useKeyQueue(useActions({ onHelp, onClose }));
  // Shortcuts work as soon as the screen is visible: the listener is added before the paint.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = isElsewhere(event) || !useShortcutSettings.getState().isOn ? undefined : readShortcut(event);
      if (key) {
        event.preventDefault();
        press(key);
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [press]);
}

function useActions({
  onHelp,
  onClose,
}: {
  readonly onHelp: () => void;
  readonly onClose: () => void;
}): (key: ShortcutKey) => void {
  const queries = useQueryClient();
  const { openId, open } = useInboxAddress();
  const { currentId, step, goToNext } = useMessageNavigation();
  const ownId = useQuery(meQuery).data?.id;
  const change = useTriage();
  const undo = useUndo();

  /** Runs an action on the open message, or else on the focused row. */
  function withCurrent(work: (id: string) => void): void {
    if (currentId !== undefined) {
      work(currentId);
    }
  }

  function write(kind: 'reply' | 'note'): void {
    withCurrent((id) => {
      if (openId !== id) {
        open(id);
      }
      useInboxStore.getState().compose(kind);
      focusWhenShown(composerId(id));
    });
  }

  const actions: Readonly<Record<ShortcutKey, () => void>> = {
    j: () => step(1),
    k: () => step(-1),
    o: () =>
      withCurrent((id) => {
        open(id);
        focusWhenShown(headingId(id));
      }),
    u: () => openId !== undefined && onClose(),
    e: () =>
      withCurrent((id) => {
        void change(id, { status: 'completed' });
        goToNext();
      }),
    i: () => withCurrent((id) => void change(id, { status: 'in-progress' })),
    s: () => withCurrent((id) => void change(id, { isSpam: !findMessage(queries, id)?.isSpam })),
    a: () => withCurrent((id) => ownId !== undefined && void change(id, { assigneeId: ownId })),
    x: () =>
      withCurrent((id) => {
        const { select, selectedIds } = useInboxStore.getState();
        select([id], !selectedIds.has(id));
      }),
    r: () => write('reply'),
    n: () => write('note'),
    z: () => {
      const last = useInboxStore.getState().undoable.at(-1);
      if (last !== undefined) {
        void undo(last);
      }
    },
    '/': () => focusWhenShown(elementIds.search),
    '?': onHelp,
  };
  return (key) => {
    if (!isComposerAwaited()) {
      actions[key]();
    }
  };
}

/** Tells whether keys mean something else now: typing, a menu or a dialog. */
function isElsewhere({ target, defaultPrevented }: KeyboardEvent): boolean {
  const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
  return (
    defaultPrevented ||
    document.querySelector('[role="dialog"], [role="menu"]') !== null ||
    (target instanceof Element && target.closest(typing) !== null)
  );
}
