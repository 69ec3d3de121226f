import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ShortcutKey } from './read-shortcut.ts';
import { useInboxAddress } from './inbox-address.ts';
import { useMessages } from './use-messages.ts';

/** Keys beyond this number are dropped. */
const heldMax = 20;
/** The keys that open the composer: what follows is text, not shortcuts. */
const writing: ReadonlySet<ShortcutKey> = new Set(['r', 'n']);
/** The keys that work without the list. */
const free: ReadonlySet<ShortcutKey> = new Set(['/', '?']);

/**
 * Queues shortcut keys that are pressed while the list or the open message is loading. They are meant for what is
 * coming, and are carried out on it one after the other.
 *
 * @returns a stable function that takes every key.
 */
export function useKeyQueue(act: (key: ShortcutKey) => void): (key: ShortcutKey) => void {
  const { isPending, isPlaceholderData, isFetching } = useMessages();
  const { isCurrent } = useInboxAddress();
  const isListThere = !(isFetching && (isPending || isPlaceholderData));
  const latest = useRef({ act, isListThere, isCurrent });
  const held = useRef<ShortcutKey[]>([]);

  const carryOut = useCallback(function carryOut(): void {
    const now = latest.current;
    const key = now.isListThere && now.isCurrent() ? held.current.shift() : undefined;
    if (key !== undefined) {
      now.act(key);
      held.current = writing.has(key) ? [] : held.current;
      // The change of one key is drawn before the next key is handled.
      queueMicrotask(carryOut);
    }
  }, []);
  useLayoutEffect(() => {
    latest.current = { act, isListThere, isCurrent };
    if (held.current.length > 0) {
      queueMicrotask(carryOut);
    }
  });
  return useCallback(
    (key) => {
      if (free.has(key)) {
        latest.current.act(key);
      } else if (held.current.length < heldMax) {
        held.current.push(key);
        carryOut();
      }
    },
    [carryOut],
  );
}
