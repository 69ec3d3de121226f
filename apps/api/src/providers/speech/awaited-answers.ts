/** Answers that another thread or process owes, by the number of the question, and a watch on it while it owes any. */
export interface AwaitedAnswers<Answer> {
  wait(id: number): Promise<Answer>;
  resolve(id: number, answer: Answer): void;
  reject(id: number, error: Error): void;
  /** Rejects all that are waited for. */
  fail(error: Error): void;
}

/** @param onSilence called when no answer has come for `silenceMsMax` although one is owed, whoever still wants it. */
export function createAwaitedAnswers<Answer>(
  silenceMsMax: () => number,
  onSilence: () => void,
): AwaitedAnswers<Answer> {
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
