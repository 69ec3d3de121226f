import { useEffect } from 'react';
import { useSessionStore } from '#src/stores/session-store.ts';
import { keepDraft, useDraftStore } from './draft-store.ts';
import { visitor } from './draft-storage.ts';

/** Restores the drafts of the person who opens the studio, and saves their changes. */
export function useDraftAutosave(): void {
  const userId = useSessionStore((session) => session.user?.id);
  const hasExpired = useSessionStore((session) => session.end === 'expired');
  useEffect(() => keepDraft(), []);
  useEffect(() => {
    // Runs in a task of its own, after input from before hydration was replayed.
    const timer = setTimeout(() => {
      const { owner, restore } = useDraftStore.getState();
      if (owner === undefined) {
        restore(visitor);
      }
      // A person whose session expired continues with their text.
      if (!hasExpired) {
        restore(userId ?? visitor);
      }
    });
    return () => clearTimeout(timer);
  }, [userId, hasExpired]);
}
