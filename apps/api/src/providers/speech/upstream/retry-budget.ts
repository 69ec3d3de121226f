/** Retries that may be used up at once after a quiet time. */
const balanceMax = 10;
const balanceAtStart = 2;
/** Every call earns a tenth of a retry, so that an engine in trouble gets at most 10 % more attempts than calls. */
const earnedByCall = 0.1;

export interface RetryBudget {
  noteCall(): void;
  /** @returns whether a retry may be made; takes it from the budget. */
  spend(): boolean;
}

/** Keeps retries from multiplying the load on an engine that is failing, as Finagle's and Envoy's retry budgets do. */
export function createRetryBudget(): RetryBudget {
  let balance = balanceAtStart;
  return {
    noteCall() {
      balance = Math.min(balanceMax, balance + earnedByCall);
    },
    spend() {
      if (balance < 1) {
        return false;
      }
      balance -= 1;
      return true;
    },
  };
}
