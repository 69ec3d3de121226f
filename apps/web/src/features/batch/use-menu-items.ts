import type { DesktopEvent } from '@rakhim/contract/desktop';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { onDesktopEvent } from '#src/lib/desktop-bridge.ts';
import { useRun } from './use-run.ts';

type MenuItem = DesktopEvent<'menu.chosen'>['item'];

/**
 * The menus of the window do what the buttons do, also when they were chosen on another screen, which then leads here.
 */
export function useMenuItems(choose: (kind: 'files' | 'folder') => void): void {
  const { start, pause } = useRun();
  // The visit that was acted on, so that one which is rendered several times acts once.
  const acted = useRef<string>(undefined);
  const { state, key } = useLocation() as { readonly state: { readonly item?: MenuItem } | null; readonly key: string };
  const asked = state?.item;
  useEffect(() => {
    const act = (item: MenuItem): void => {
      const actions: Partial<Record<MenuItem, () => void>> = {
        add_files: () => choose('files'),
        add_folder: () => choose('folder'),
        start,
        pause,
      };
      actions[item]?.();
    };
    if (asked !== undefined && acted.current !== key) {
      acted.current = key;
      act(asked);
    }
    return onDesktopEvent('menu.chosen', ({ item }) => act(item));
  }, [choose, start, pause, asked, key]);
}
