import { create } from 'zustand';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** `unknown` until the first check has finished: pages for members wait, public pages do not. */
export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in';

interface SessionState {
  readonly status: SessionStatus;
  readonly user: SessionUser | undefined;
  signedIn(user: SessionUser): void;
  signedOut(): void;
}

/** Who is signed in. Written by lib/auth-client.ts alone. */
export const useSessionStore = create<SessionState>()((set) => ({
  status: 'unknown',
  user: undefined,
  signedIn: (user) => set({ status: 'signed-in', user }),
  signedOut: () => set({ status: 'signed-out', user: undefined }),
}));
