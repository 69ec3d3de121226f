import { lazy, Suspense, useEffect } from 'react';
import { usePaletteStore } from '#src/stores/palette-store.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));

/** Opens the command palette by Ctrl+K or Command+K; its code is loaded when it is first opened. */
export function CommandPaletteHost() {
  const { isOpen, close } = usePaletteStore();
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const { isOpen: wasOpen, open, close: shut } = usePaletteStore.getState();
      // By the place of the key: the Arabic layout has another letter there.
      if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        (wasOpen ? shut : open)();
      }
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <CommandPalette onClose={close} />
      </Suspense>
    )
  );
}
