import type { Translate } from '@rakhim/i18n';
import type { MenuItemConstructorOptions, NativeImage, Tray } from 'electron';

interface TrayDependencies {
  readonly createTray: (image: NativeImage) => Tray;
  readonly image: NativeImage;
  readonly buildMenu: (items: MenuItemConstructorOptions[]) => Electron.Menu;
  readonly t: () => Translate;
  readonly show: () => void;
  readonly pause: () => void;
  readonly quit: () => void;
}

export interface AppTray {
  readonly show: () => void;
  readonly hide: () => void;
}

/** The icon beside the clock, there only while the window is put away and files are being read. */
export function createAppTray({ createTray, image, buildMenu, t, show, pause, quit }: TrayDependencies): AppTray {
  let tray: Tray | undefined;
  return {
    show() {
      if (tray) {
        return;
      }
      tray = createTray(image);
      tray.setToolTip(t()('shell:name'));
      tray.setContextMenu(
        buildMenu([
          { label: t()('shell:open'), click: show },
          { label: t()('shell:pause'), click: pause },
          { type: 'separator' },
          { label: t()('shell:quit'), click: quit },
        ]),
      );
      tray.on('click', show);
    },
    hide() {
      tray?.destroy();
      tray = undefined;
    },
  };
}
