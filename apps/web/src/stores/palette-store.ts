import { create } from 'zustand';

interface PaletteState {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/** Whether the command palette is open. */
export const usePaletteStore = create<PaletteState>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
