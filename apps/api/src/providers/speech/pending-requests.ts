/** Requests to another thread or process that it has not answered yet, by their number, and a watchdog over it. */
export interface PendingRequests<Answer> {
  wait(id: number): Promise<Answer>;
  resolve(id: number, answer: Answer): void;
  reject(id: number, error: Error): void;
  /** Rejects every pending request. */
  fail(error: Error): void;
}

/** @param onSilence called when no answer has come for `silenceMsMax` although a request is pending. */
export function createPendingRequests<Answer>(
  silenceMsMax: () => number,
  onSilence: () => void,
): PendingRequests<Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let watch: NodeJS.Timeout | undefined;

  function watchAnew(): void {
    clearTimeout(watch);
    watch = waiting.size > 0 ? setTimeout(onSilence, silenceMsMax()) : undefined;
  }

  function take(id: number): PromiseWithResolvers<Answer> | undefined {
    const answer = waiting.get(id);
    waiting.delete(id);
    watchAnew();
    return answer;
  }

  return {
    wait(id) {
      const answer = Promise.withResolvers<Answer>();
      waiting.set(id, answer);
      // A further question is no sign of life.
      if (waiting.size === 1) {
        watchAnew();
      }
      return answer.promise;
    },
    resolve: (id, answer) => take(id)?.resolve(answer),
    reject: (id, error) => take(id)?.reject(error),
    fail(error) {
      waiting.forEach(({ reject }) => reject(error));
      waiting.clear();
      watchAnew();
    },
  };
}
