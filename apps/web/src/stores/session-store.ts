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

/** `unknown` where nobody has looked at this device yet, as when a page is made at build time. */
export type SessionStatus = 'unknown' | 'signed-out' | 'signed-in';

/** The way a session ended: by its owner's wish, or because the server would not renew it. */
export type SessionEnd = 'asked' | 'expired';

interface SessionState {
  readonly status: SessionStatus;
  readonly user: SessionUser | undefined;
  readonly end: SessionEnd | undefined;
  /** False until the first check has finished. A presumed session may still turn out to be over. */
  readonly isChecked: boolean;
  /** Takes the person who was last signed in on this device for signed in, until that has been checked. */
  presume(user: SessionUser): void;
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
  isChecked: false,
  presume: (user) => set({ status: 'signed-in', user }),
  signedIn: (user) => set({ status: 'signed-in', user, end: undefined, isChecked: true }),
  signedOut: (end) => set({ status: 'signed-out', user: undefined, end, isChecked: true }),
}));

/** Waits until somebody is signed in, or presumed to be; for ever where nobody signs in. */
export function whenSignedIn(): Promise<void> {
  return new Promise((resolve) => {
    const settle = ({ status }: SessionState) => {
      if (status === 'signed-in') {
        end();
        resolve();
      }
    };
    const end = useSessionStore.subscribe(settle);
    settle(useSessionStore.getState());
  });
}

/** Waits until the first check has finished. @returns who is there then: `signed-out` or `signed-in`. */
export function whenSessionKnown(): Promise<SessionStatus> {
  return new Promise((resolve) => {
    const { status, isChecked } = useSessionStore.getState();
    if (isChecked) {
      resolve(status);
      return;
    }
    const end = useSessionStore.subscribe((now) => {
      if (now.isChecked) {
        end();
        resolve(now.status);
      }
    });
  });
}
