import type { UpdateState } from '@rakhim/contract/desktop';

/** The part of electron-updater's AppUpdater that is used. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  checkForUpdates(): Promise<unknown>;
  downloadUpdate(): Promise<unknown>;
  quitAndInstall(): void;
  on(
    event: 'update-available' | 'update-downloaded' | 'update-not-available',
    listener: (info: { version: string }) => void,
  ): unknown;
  on(event: 'download-progress', listener: (progress: { percent: number }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface UpdateService {
  readonly read: () => UpdateState;
  readonly check: () => Promise<UpdateState>;
  readonly download: () => Promise<UpdateState>;
  /** Ends the app; refused while files are being read. @returns whether it will */
  readonly install: () => boolean;
}

interface UpdateDependencies {
  /** Missing where nothing can be updated: in development, and where the system's packages do it. */
  readonly updater: Updater | undefined;
  readonly isBusy: () => boolean;
  readonly onChange: (state: UpdateState) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the updates: checked automatically, downloaded and installed only on request, and never while files are being
 * read.
 */
export function createUpdateService({ updater, isBusy, onChange, onError }: UpdateDependencies): UpdateService {
  let state: UpdateState = { state: updater ? 'idle' : 'off' };
  const become = (next: UpdateState): UpdateState => {
    state = next;
    onChange(next);
    return next;
  };
  if (updater) {
    updater.autoDownload = false;
    updater.autoInstallOnAppQuit = false;
    updater.allowDowngrade = false;
    updater.on('update-available', ({ version }) => become({ state: 'available', version }));
    updater.on('update-not-available', () => become({ state: 'idle' }));
    updater.on('download-progress', ({ percent }) =>
      become({ ...state, state: 'downloading', percent: Math.min(100, Math.max(0, percent)) }),
    );
    updater.on('update-downloaded', ({ version }) => become({ state: 'ready', version }));
    updater.on('error', (error) => {
      onError(error);
      become({ state: 'failed' });
    });
  }

  async function attempt(act: (updater: Updater) => Promise<unknown>): Promise<UpdateState> {
    try {
      await (updater && act(updater));
    } catch (error) {
      onError(error);
      become({ state: 'failed' });
    }
    return state;
  }

  return {
    read: () => state,
    check() {
      if (state.state === 'idle' || state.state === 'failed') {
        become({ state: 'checking' });
        return attempt((each) => each.checkForUpdates());
      }
      return Promise.resolve(state);
    },
    download: () => (state.state === 'available' ? attempt((each) => each.downloadUpdate()) : Promise.resolve(state)),
    install() {
      const isReady = updater !== undefined && state.state === 'ready' && !isBusy();
      if (isReady) {
        updater.quitAndInstall();
      }
      return isReady;
    },
  };
}
