import { type DesktopEvent, type DesktopEventName, type DesktopRequest, desktopEvents } from '@rakhim/contract/desktop';
import {
  app,
  BrowserWindow,
  type Dialog,
  Menu,
  type NativeImage,
  Notification,
  type OpenDialogOptions,
  type SaveDialogOptions,
  Tray,
} from 'electron';
import type { AppLog } from './log/app-log.ts';
import type { SettingsFile } from './settings/settings-file.ts';
import { buildAppMenu } from './shell/app-menu.ts';
import { startPage } from './shell/app-origin.ts';
import { createAppTray } from './shell/app-tray.ts';
import { keepWindowState, windowOptions } from './shell/main-window.ts';
import { createQuitRules, type QuitRules } from './shell/quit-rules.ts';
import type { ShellTexts } from './shell/shell-texts.ts';

export type SendEvent = <N extends DesktopEventName>(name: N, event: DesktopEvent<N>) => void;

interface WindowParts {
  readonly settings: SettingsFile;
  readonly texts: ShellTexts;
  readonly preload: string;
  readonly icon: NativeImage;
  readonly log: AppLog;
}

/** The state of the work that the window's frame needs, once it has loaded. */
export interface WindowWork {
  readonly isRunning: () => boolean;
  readonly pause: () => void;
  /** Ends it and keeps what is left. */
  readonly close: () => Promise<void>;
}

/** The one window with its menu, its icon beside the clock, and the rules of closing it. It is shown by `open`. */
export function openWindow({ settings, texts, preload, icon, log }: WindowParts) {
  const window = new BrowserWindow(windowOptions(preload, settings.read().window, app.isPackaged));
  let rules: QuitRules | undefined;

  const send: SendEvent = (name, event) => {
    if (!window.isDestroyed()) {
      window.webContents.send(name, desktopEvents[name].parse(event));
    }
  };

  function show(): void {
    if (window.isMinimized()) {
      window.restore();
    }
    window.show();
    window.focus();
    tray.hide();
  }

  function setMenu(): void {
    const choose = (item: DesktopEvent<'menu.chosen'>['item']): void => send('menu.chosen', { item });
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(
        buildAppMenu({ t: texts.translate(), platform: process.platform, isPackaged: app.isPackaged, choose }),
      ),
    );
  }

  let work: WindowWork | undefined;
  const tray = createAppTray({
    createTray: (image) => new Tray(image),
    image: icon,
    buildMenu: (items) => Menu.buildFromTemplate(items),
    t: texts.translate,
    show,
    pause: () => work?.pause(),
    quit: () => rules?.quit(),
  });

  return {
    send,
    systemIntegration: {
      showProgress: (share: number, mode: 'normal' | 'paused') =>
        window.setProgressBar(share, { mode: share < 0 ? 'none' : mode }),
      notify: createNotify(show),
      isWatched: () => window.isFocused(),
    },
    showOpenDialog: (dialog: Dialog) => (options: OpenDialogOptions) => dialog.showOpenDialog(window, options),
    showSaveDialog: (dialog: Dialog) => (options: SaveDialogOptions) => dialog.showSaveDialog(window, options),
    decideClose: (choice: DesktopRequest<'close.decide'>['choice']) => rules?.decide(choice),
    chooseLanguage(language: Parameters<ShellTexts['choose']>[0]) {
      texts.choose(language);
      setMenu();
    },
    /** Loads the page and shows it. */
    async open(inside: WindowWork): Promise<void> {
      keepWindowState(window, settings);
      work = inside;
      rules = keepRules(window, inside, {
        ask() {
          show();
          send('close.asked', {});
        },
        hide() {
          window.hide();
          tray.show();
        },
      });
      setMenu();
      window.once('ready-to-show', () => window.show());
      window.webContents.on('render-process-gone', (_event, { reason }) =>
        log.error('page', new Error(`The page ended: ${reason}.`)),
      );
      app.on('second-instance', show);
      app.on('activate', show);
      app.on('window-all-closed', () => app.quit());
      if (settings.read().window?.isMaximized) {
        window.maximize();
      }
      await window.loadURL(`${startPage}${texts.language()}/batch`);
    },
  };
}

function createNotify(onClick: () => void): (title: string, body: string) => void {
  return (title, body) => {
    const notification = new Notification({ title, body });
    notification.on('click', onClick);
    notification.show();
  };
}

/** Neither the window's button nor the system's wish to quit goes past the rules. */
function keepRules(
  window: BrowserWindow,
  { isRunning, close }: WindowWork,
  ways: { readonly ask: () => void; readonly hide: () => void },
): QuitRules {
  const rules = createQuitRules({ ...ways, isRunning, close, quit: () => app.quit() });
  const stayUnlessAllowed = (event: { preventDefault(): void }): void => {
    if (!rules.mayClose()) {
      event.preventDefault();
    }
  };
  window.on('close', stayUnlessAllowed);
  app.on('before-quit', stayUnlessAllowed);
  return rules;
}
