import type { HistoryItem, Usage } from '../generated/api-types.ts';
import { Refusal } from './responses.ts';

/** Characters and history of the one account that an emulator has. */
export interface EmulatedAccount {
  readonly characterLimit: number;
  /** The time that a character lasts in sounds. */
  readonly characterMs: number;
  readonly used: number;
  readonly remaining: number;
  /** Newest first. */
  readonly history: readonly HistoryItem[];
  /** @throws Refusal when there is not enough left. */
  charge(characters: number): void;
  remember(item: HistoryItem): void;
  forget(id: string): void;
  forgetAll(): void;
  usage(): Usage;
}

const percent = 100;

export interface EmulatedAccountOptions {
  readonly characterLimit: number;
  readonly characterMs: number;
  readonly periodStart: Date;
}

export function createEmulatedAccount({
  characterLimit,
  characterMs,
  periodStart,
}: EmulatedAccountOptions): EmulatedAccount {
  let used = 0;
  let history: readonly HistoryItem[] = [];
  const periodEnd = new Date(periodStart);
  periodEnd.setUTCMonth(periodEnd.getUTCMonth() + 1);

  return {
    characterLimit,
    characterMs,
    get used() {
      return used;
    },
    get remaining() {
      return characterLimit - used;
    },
    get history() {
      return history;
    },
    charge(characters) {
      if (used + characters > characterLimit) {
        throw new Refusal('quota_exceeded');
      }
      used += characters;
    },
    remember(item) {
      history = [item, ...history];
    },
    forget(id) {
      history = history.filter((item) => item.id !== id);
    },
    forgetAll() {
      history = [];
    },
    usage: () => ({
      used,
      remaining: characterLimit - used,
      limit: characterLimit,
      percent: characterLimit === 0 ? 0 : Math.round((percent * used) / characterLimit),
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
    }),
  };
}
