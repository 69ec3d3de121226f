let controller = new AbortController();

/** The signal that aborts the requests of the signed-in person when they sign out. */
export function signOutSignal(): AbortSignal {
  return controller.signal;
}

/**
 * Runs the request that ends a session, and aborts all reads in flight: the server would refuse them. Requests that
 * change something go on. Should the session survive, later requests are answered as before.
 */
export async function signOutWith<Result>(end: () => Promise<Result>): Promise<Result> {
  controller.abort();
  try {
    return await end();
  } finally {
    controller = new AbortController();
  }
}
