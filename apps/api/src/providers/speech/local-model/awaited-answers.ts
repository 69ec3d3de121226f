import type { ClauseAnswer } from './model-messages.ts';

/** Answers that a process owes, and a watch on it while it owes any. */
export interface AwaitedAnswers {
  wait(id: number): Promise<ClauseAnswer>;
  settle(answer: ClauseAnswer): void;
  /** Rejects all that are waited for. */
  fail(error: Error): void;
}

/** @param onSilence called when no answer has come for `silenceMsMax` although one is owed, whoever still wants it. */
export function createAwaitedAnswers(silenceMsMax: number, onSilence: () => void): AwaitedAnswers {
  const waiting = new Map<number, PromiseWithResolvers<ClauseAnswer>>();
  let watch: NodeJS.Timeout | undefined;

  function watchAnew(): void {
    clearTimeout(watch);
    watch = waiting.size > 0 ? setTimeout(onSilence, silenceMsMax) : undefined;
  }

  return {
    wait(id) {
      const answer = Promise.withResolvers<ClauseAnswer>();
      waiting.set(id, answer);
      // A further question is no sign of life.
      if (waiting.size === 1) {
        watchAnew();
      }
      return answer.promise;
    },
    settle(answer) {
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
      watchAnew();
    },
    fail(error) {
      waiting.forEach(({ reject }) => reject(error));
      waiting.clear();
      watchAnew();
    },
  };
}
