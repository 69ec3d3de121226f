/** What went wrong with a model lately. */
export interface ModelTrouble {
  readonly reason: string;
  /** Failures in a row. */
  readonly count: number;
  readonly at: string;
}

/** Consecutive failures after which a model is suspended for a while and the built-in voice speaks. */
const failuresMax = 3;
const restMs = 5 * 60_000;

/** Marks models that fail. A text that is spoken clears the mark. */
export interface ModelTroubles {
  note(id: string, reason: string): void;
  clear(id: string): void;
  find(id: string): ModelTrouble | undefined;
  /** True while a model is left alone. */
  isResting(id: string): boolean;
}

export function createModelTroubles(now: () => number = Date.now): ModelTroubles {
  const troubles = new Map<string, ModelTrouble>();
  return {
    note(id, reason) {
      const count = (troubles.get(id)?.count ?? 0) + 1;
      troubles.set(id, { reason, count, at: new Date(now()).toISOString() });
    },
    clear: (id) => void troubles.delete(id),
    find: (id) => troubles.get(id),
    isResting(id) {
      const trouble = troubles.get(id);
      return trouble !== undefined && trouble.count >= failuresMax && now() - Date.parse(trouble.at) < restMs;
    },
  };
}
