import type { DesktopRequest } from '@rakhim/contract/desktop';

interface QuitDependencies {
  readonly isRunning: () => boolean;
  /** Asks the person, in the window. */
  readonly ask: () => void;
  readonly hide: () => void;
  readonly close: () => Promise<void>;
  readonly quit: () => void;
}

export interface QuitRules {
  /** @returns whether the window may close now */
  readonly mayClose: () => boolean;
  readonly decide: (choice: DesktopRequest<'close.decide'>['choice']) => void;
  /** Ends whatever runs, and then the app. */
  readonly quit: () => void;
}

/** While files are being read, closing is a question: go on out of sight, pause and quit, or stay. */
export function createQuitRules({ isRunning, ask, hide, close, quit }: QuitDependencies): QuitRules {
  let isClosing = false;
  let isClosed = false;

  function end(): void {
    if (!isClosing) {
      isClosing = true;
      void close().finally(() => {
        isClosed = true;
        quit();
      });
    }
  }

  return {
    mayClose() {
      if (isClosed) {
        return true;
      }
      if (!isClosing && isRunning()) {
        ask();
      } else {
        end();
      }
      return false;
    },
    decide(choice) {
      if (choice === 'keep_running') {
        hide();
      } else if (choice === 'pause_and_quit') {
        end();
      }
    },
    quit: end,
  };
}
