import { useSessionStore } from '#src/stores/session-store.ts';
import { hasDraft } from './form/contact-draft.ts';

/**
 * Fills the form once there is something to show in it: what was written earlier, or who has signed in. @returns what
 * ends the wait.
 */
export function untilPrefilled(fill: () => void): () => void {
  if (hasDraft() || useSessionStore.getState().user) {
    fill();
  }
  return useSessionStore.subscribe(({ user }) => user && fill());
}
