import { useEffect } from 'react';
import { useSessionStore } from '#src/stores/session-store.ts';
import { keepDraft, useDraftStore } from './draft-store.ts';
import { visitor } from './draft-storage.ts';

/** Shows whoever looks at the studio what they wrote here before, and keeps what they write. */
export function useDraftAutosave(): void {
  const userId = useSessionStore((session) => session.user?.id);
  const hasExpired = useSessionStore((session) => session.end === 'expired');
  useEffect(() => keepDraft(), []);
  useEffect(() => {
    // In a task of its own: what was typed before the page was alive is in it by then.
    const timer = setTimeout(() => {
      const { owner, restore } = useDraftStore.getState();
      if (owner === undefined) {
        restore(visitor);
      }
      // Whoever's session ended by itself goes on with their text.
      if (!hasExpired) {
        restore(userId ?? visitor);
      }
    });
    return () => clearTimeout(timer);
  }, [userId, hasExpired]);
}
