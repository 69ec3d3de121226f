import type { BatchReport } from '@rakhim/batch';
import type { BatchRun } from '@rakhim/contract/desktop';
import type { Translate } from '@rakhim/i18n';

interface SystemIntegrationDependencies {
  readonly power: { start(type: 'prevent-app-suspension'): number; stop(id: number): void };
  /** The progress of the taskbar or dock: a share from 0 to 1, or -1 for none. */
  readonly showProgress: (share: number, mode: 'normal' | 'paused') => void;
  readonly notify: (title: string, body: string) => void;
  readonly isWatched: () => boolean;
  readonly t: () => Translate;
}

export interface SystemIntegration {
  readonly follow: (run: BatchRun) => void;
  readonly end: (report: BatchReport) => void;
}

/**
 * Connects a batch to the operating system: keeps the machine awake, shows progress in the taskbar, and notifies at the
 * end.
 */
export function createSystemIntegration({
  power,
  showProgress,
  notify,
  isWatched,
  t,
}: SystemIntegrationDependencies): SystemIntegration {
  let blocker: number | undefined;
  let lastReason: BatchRun['reason'];

  function keepAwake(isRunning: boolean): void {
    if (isRunning && blocker === undefined) {
      blocker = power.start('prevent-app-suspension');
    } else if (!isRunning && blocker !== undefined) {
      power.stop(blocker);
      blocker = undefined;
    }
  }

  function say(key: Parameters<Translate>[0], values?: Parameters<Translate>[1]): void {
    if (!isWatched()) {
      notify(t()('shell:name'), t()(key, values));
    }
  }

  return {
    follow({ state, reason, characters, spokenCharacters }) {
      keepAwake(state === 'running');
      showProgress(
        state === 'idle' || characters === 0 ? -1 : spokenCharacters / characters,
        state === 'paused' ? 'paused' : 'normal',
      );
      if (reason !== lastReason && reason !== undefined && reason !== 'user' && reason !== 'offline') {
        say('shell:needsYou');
      }
      lastReason = reason;
    },
    end({ progress: { itemsByState } }) {
      keepAwake(false);
      showProgress(-1, 'normal');
      if (itemsByState.done + itemsByState.failed > 0) {
        say('shell:ended', { done: itemsByState.done, failed: itemsByState.failed });
      }
    },
  };
}
