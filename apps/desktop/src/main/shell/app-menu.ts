import type { DesktopEvent } from '@rakhim/contract/desktop';
import type { Translate } from '@rakhim/i18n';
import type { MenuItemConstructorOptions } from 'electron';

type MenuItem = DesktopEvent<'menu.chosen'>['item'];

interface MenuDependencies {
  readonly t: Translate;
  readonly platform: NodeJS.Platform;
  readonly isPackaged: boolean;
  readonly choose: (item: MenuItem) => void;
}

/** In the order in which the window shows them. */
const screens = ['batch', 'studio', 'dashboard', 'key'] as const satisfies readonly MenuItem[];

/** The menus, with a shortcut for whatever is done often. */
export function buildAppMenu({ t, platform, isPackaged, choose }: MenuDependencies): MenuItemConstructorOptions[] {
  const item = (name: MenuItem, accelerator: string): MenuItemConstructorOptions => ({
    id: name,
    label: t(`shell:${name}`),
    accelerator,
    click: () => choose(name),
  });
  const isMac = platform === 'darwin';
  return [
    ...(isMac ? [{ role: 'appMenu' as const }] : []),
    {
      label: t('shell:file'),
      submenu: [
        item('add_files', 'CmdOrCtrl+O'),
        item('add_folder', 'CmdOrCtrl+Shift+O'),
        { type: 'separator' },
        isMac ? { role: 'close' } : { role: 'quit', label: t('shell:quit') },
      ],
    },
    { role: 'editMenu', label: t('shell:edit') },
    {
      label: t('shell:batch'),
      submenu: [item('start', 'CmdOrCtrl+Return'), item('pause', 'CmdOrCtrl+.')],
    },
    {
      label: t('shell:view'),
      submenu: [
        ...screens.map((name, index) => item(name, `CmdOrCtrl+${index + 1}`)),
        { type: 'separator' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { role: 'resetZoom' },
        { role: 'togglefullscreen' },
        ...(isPackaged ? [] : [{ role: 'toggleDevTools' as const }]),
      ],
    },
  ];
}
