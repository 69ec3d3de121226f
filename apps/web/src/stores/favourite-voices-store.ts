import { type VoiceId, voices } from '@rakhim/contract/voices';
import { create } from 'zustand';

const storageKey = 'rakhim.favourite-voices';

interface FavouriteVoicesState {
  readonly favourites: readonly VoiceId[];
  toggle(voice: VoiceId): void;
  /** Reads the stored favourites. Called after the first render, which must look like the one made at build time. */
  restore(): void;
}

/** The voices that somebody has marked on this device, in the order of the catalogue. */
export const useFavouriteVoicesStore = create<FavouriteVoicesState>()((set, get) => ({
  favourites: [],
  toggle(voice) {
    const { favourites } = get();
    const next = favourites.includes(voice) ? favourites.filter((id) => id !== voice) : [...favourites, voice];
    const sorted = inCatalogueOrder(next);
    localStorage.setItem(storageKey, JSON.stringify(sorted));
    set({ favourites: sorted });
  },
  restore: () => set({ favourites: readStored() }),
}));

function readStored(): readonly VoiceId[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? inCatalogueOrder(stored) : [];
  } catch {
    return [];
  }
}

function inCatalogueOrder(ids: readonly unknown[]): readonly VoiceId[] {
  return voices.map(({ id }) => id).filter((id) => ids.includes(id));
}
