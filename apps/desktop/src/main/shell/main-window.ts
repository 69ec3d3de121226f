import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import type { SettingsFile } from '../settings/settings-file.ts';

/** The options of every window; the shim of the tests refuses others. */
export function windowOptions(
  preload: string,
  kept: ReturnType<SettingsFile['read']>['window'],
  isPackaged: boolean,
): BrowserWindowConstructorOptions {
  return {
    width: kept?.width ?? 1180,
    height: kept?.height ?? 800,
    ...(kept?.x !== undefined && kept.y !== undefined && { x: kept.x, y: kept.y }),
    minWidth: 480,
    minHeight: 480,
    show: false,
    backgroundColor: '#fbf8f3',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: !isPackaged,
    },
  };
}

/** Remembers where the window was and how large. */
export function keepWindowState(window: BrowserWindow, settings: SettingsFile): void {
  window.on('close', () => {
    const { x, y, width, height } = window.getNormalBounds();
    settings.change({ window: { x, y, width, height, isMaximized: window.isMaximized() } });
  });
}
