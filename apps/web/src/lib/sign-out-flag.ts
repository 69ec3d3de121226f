const storageKey = 'rakhim.left';
const lifetimeMs = 10_000;

/** Flags, for this tab and all others, that the end of the session that follows was asked for. */
export function flagSignOut(): void {
  localStorage.setItem(storageKey, String(Date.now()));
}

/** Tells whether somebody signed out by themselves in the last seconds, in this tab or another. */
export function wasSignOutRequested(): boolean {
  return Date.now() - Number(localStorage.getItem(storageKey) ?? 0) < lifetimeMs;
}
