import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseUnknown } from './refuse-unknown.ts';
import { records, shimState } from './shim-state.ts';
import { ShimWindow } from './shim-window.ts';

/**
 * The part of Electron's main-process API that the app uses, on plain Node and a Chromium that is already running.
 * Missing parts throw; calls of the system are recorded.
 */

const userData =
  process.argv.find((argument) => argument.startsWith('--user-data-dir='))?.slice('--user-data-dir='.length) ?? '';
const lockFile = join(userData, 'SingletonLock');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

class ShimApp extends EventEmitter {
  readonly isPackaged = false;
  enableSandbox(): void {
    if (shimState.isReady) {
      throw new Error('electron shim: app.enableSandbox() must come before ready');
    }
    shimState.isSandboxed = true;
  }
  requestSingleInstanceLock(): boolean {
    mkdirSync(userData, { recursive: true });
    if (existsSync(lockFile) && isAlive(Number(readFileSync(lockFile, 'utf8')))) {
      return false;
    }
    writeFileSync(lockFile, String(process.pid));
    return true;
  }
  async whenReady(): Promise<void> {
    shimState.isReady = true;
  }
  quit(): void {
    let isPrevented = false;
    this.emit('before-quit', { preventDefault: () => (isPrevented = true) });
    if (!isPrevented) {
      process.exit(0);
    }
  }
  getPath(name: string): string {
    if (name === 'userData') {
      return userData;
    }
    if (name === 'documents') {
      return join(userData, 'Documents');
    }
    throw new Error(`electron shim: app.getPath('${name}') is not implemented`);
  }
  getLocale(): string {
    return 'en-GB';
  }
  getVersion(): string {
    return '0.1.0';
  }
}

export const app = refuseUnknown('app', new ShimApp());
shimState.app = app;

export const BrowserWindow = ShimWindow;

export const ipcMain = refuseUnknown('ipcMain', {
  handle(channel: string, handler: Parameters<typeof shimState.handlers.set>[1]) {
    if (shimState.handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    shimState.handlers.set(channel, handler);
  },
});

export const protocol = refuseUnknown('protocol', {
  registerSchemesAsPrivileged() {
    if (shimState.isReady) {
      throw new Error('electron shim: schemes must be registered before ready');
    }
  },
  handle(_scheme: string, handler: (request: Request) => Promise<Response>) {
    shimState.answerScheme = handler;
  },
});

const permit = (name: string) => (handler: unknown) => {
  records.permissions[name] = handler;
};
export const session = refuseUnknown('session', {
  defaultSession: refuseUnknown('session', {
    setPermissionRequestHandler: permit('request'),
    setPermissionCheckHandler: permit('check'),
    setDevicePermissionHandler: permit('device'),
  }),
});

export const dialog = refuseUnknown('dialog', {
  async showOpenDialog() {
    const filePaths = shimState.openDialogs.shift() ?? [];
    return { canceled: filePaths.length === 0, filePaths };
  },
  async showSaveDialog() {
    const filePath = shimState.saveDialogs.shift() ?? '';
    return { canceled: filePath === '', filePath };
  },
});

export const shell = refuseUnknown('shell', {
  async openExternal(address: string) {
    records.opened.push(address);
  },
  showItemInFolder(path: string) {
    records.revealed.push(path);
  },
});

/** As on a Linux without a keyring: what is offered there is no protection. */
export const safeStorage = refuseUnknown('safeStorage', {
  isAsyncEncryptionAvailable: async () => true,
  getSelectedStorageBackend: () => 'basic_text',
});

export const powerSaveBlocker = refuseUnknown('powerSaveBlocker', {
  start: (type: string) => records.power.push(`start ${type}`),
  stop: (_id: number) => void records.power.push('stop'),
});

export const nativeImage = refuseUnknown('nativeImage', { createFromPath: (path: string) => ({ path }) });

export const Menu = refuseUnknown('Menu', {
  buildFromTemplate: (template: unknown[]) => template,
  setApplicationMenu: (menu: unknown[]) => void (records.menu = menu),
});

export class Tray extends EventEmitter {
  constructor() {
    super();
    records.trays += 1;
    return refuseUnknown('Tray', this);
  }
  setToolTip(): void {}
  setContextMenu(): void {}
  destroy(): void {
    records.trays -= 1;
  }
}

export class Notification extends EventEmitter {
  readonly #options: { title: string; body: string };
  constructor(options: { title: string; body: string }) {
    super();
    this.#options = options;
  }
  show(): void {
    records.notifications.push(this.#options);
  }
}
