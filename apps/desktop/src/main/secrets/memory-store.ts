import type { KeyStore } from './key-store.ts';

/** Keeps keys until the app is closed. */
export function createMemoryStore(): KeyStore {
  const keys = new Map<string, string>();
  return {
    place: 'memory',
    read: async (server) => keys.get(server),
    write: async (server, key) => void keys.set(server, key),
    remove: async (server) => void keys.delete(server),
  };
}
