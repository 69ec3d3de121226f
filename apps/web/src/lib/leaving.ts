let leaving = new AbortController();

/** Ends what is asked for on behalf of whoever is signed in, once they leave. */
export function untilLeaving(): AbortSignal {
  return leaving.signal;
}

/**
 * Does what ends a session, and gives up what is under way: the server would refuse it, and whoever asked is about to
 * go. What changes something goes on. Should the session last, what is asked for again is answered.
 */
export async function leaveBy<Result>(end: () => Promise<Result>): Promise<Result> {
  leaving.abort();
  try {
    return await end();
  } finally {
    leaving = new AbortController();
  }
}
