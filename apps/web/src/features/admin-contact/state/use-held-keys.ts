import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ShortcutKey } from './read-shortcut.ts';
import { useInboxAddress } from './inbox-address.ts';
import { useMessages } from './use-messages.ts';

/** Nobody means more than this by what they press while they wait. */
const heldMax = 20;
/** What follows these is written, and no key of the inbox. */
const writing: ReadonlySet<ShortcutKey> = new Set(['r', 'n']);
/** What these do has nothing to do with the list. */
const free: ReadonlySet<ShortcutKey> = new Set(['/', '?']);

/**
 * Holds the keys that are pressed while the list, or what is open, is about to become another: they mean what is
 * coming, and are carried out on it, one after the other.
 *
 * @returns to be told of every key; always the same function.
 */
export function useHeldKeys(act: (key: ShortcutKey) => void): (key: ShortcutKey) => void {
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
      // What it changed is drawn before the next one is looked at.
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
