const storageKey = 'rakhim.left';
const markMs = 10_000;

/** Says to this tab and all others that the end of the session that follows was asked for. */
export function markLeave(): void {
  localStorage.setItem(storageKey, String(Date.now()));
}

export function wasLeaveAsked(): boolean {
  return Date.now() - Number(localStorage.getItem(storageKey) ?? 0) < markMs;
}
