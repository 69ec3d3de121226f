import type { Language } from '@rakhim/i18n/languages';
import { create } from 'zustand';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** False for a person who only ever signed in with Google, or confirmed an address that two people had registered. */
  readonly hasPassword: boolean;
  /** The language of the mails that are sent to them. */
  readonly language: Language;
  /** The address that was asked for and not confirmed yet. */
  readonly newEmail?: string | undefined;
}

/** `unknown` until the first check has finished: pages for members wait, public pages do not. */
export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in';

/** The way a session ended: by its owner's wish, or because the server would not renew it. */
export type SessionEnd = 'asked' | 'expired';

interface SessionState {
  readonly status: SessionStatus;
  readonly user: SessionUser | undefined;
  readonly end: SessionEnd | undefined;
  signedIn(user: SessionUser): void;
  signedOut(end?: SessionEnd): void;
}

/**
 * The signed-in person. Written by lib/auth-client.ts alone; in the desktop app, which has no sessions, by
 * lib/desktop-session.ts.
 */
export const useSessionStore = create<SessionState>()((set) => ({
  status: 'unknown',
  user: undefined,
  end: undefined,
  signedIn: (user) => set({ status: 'signed-in', user, end: undefined }),
  signedOut: (end) => set({ status: 'signed-out', user: undefined, end }),
}));

/** Waits until the first check has finished. @returns who is there then: `signed-out` or `signed-in`. */
export function whenSessionKnown(): Promise<SessionStatus> {
  return new Promise((resolve) => {
    const { status } = useSessionStore.getState();
    if (status !== 'unknown') {
      resolve(status);
      return;
    }
    const end = useSessionStore.subscribe((now) => {
      if (now.status !== 'unknown') {
        end();
        resolve(now.status);
      }
    });
  });
}
