/** Aborts when another signal does, until it is let go. */
export interface FollowedSignal {
  readonly signal: AbortSignal;
  letGo(): void;
}

export function followSignal(leader: AbortSignal): FollowedSignal {
  const follower = new AbortController();
  const abort = (): void => follower.abort(leader.reason);
  if (leader.aborted) {
    abort();
  }
  leader.addEventListener('abort', abort, { once: true });
  return {
    signal: follower.signal,
    letGo() {
      leader.removeEventListener('abort', abort);
    },
  };
}
