import {
  type DesktopEventName,
  type DesktopResult,
  type Granted,
  type PageCallName,
  desktopBridgeName,
  desktopEventNames,
  pageCallNames,
} from '@rakhim/contract/desktop';
import { contextBridge, ipcRenderer, type IpcRendererEvent, webUtils } from 'electron';

const calls: ReadonlySet<string> = new Set(pageCallNames);
const events: ReadonlySet<string> = new Set(desktopEventNames);

function refuse(): never {
  throw new TypeError('The bridge knows no such name.');
}

/** The whole of what a page can reach: closed lists of names, and neither Electron's own events nor any path. */
contextBridge.exposeInMainWorld(desktopBridgeName, {
  call: (name: PageCallName, request: unknown): Promise<unknown> =>
    calls.has(name) ? ipcRenderer.invoke(name, request) : refuse(),

  on(name: DesktopEventName, listener: (event: unknown) => void): () => void {
    if (!events.has(name)) {
      refuse();
    }
    const forward = (_event: IpcRendererEvent, value: unknown): void => listener(value);
    ipcRenderer.on(name, forward);
    return () => void ipcRenderer.removeListener(name, forward);
  },

  dropFiles: (files: readonly File[]): Promise<DesktopResult<Granted>> =>
    ipcRenderer.invoke('files.drop', {
      paths: files.map((file) => webUtils.getPathForFile(file)).filter((path) => path !== ''),
    }) as Promise<DesktopResult<Granted>>,
});
