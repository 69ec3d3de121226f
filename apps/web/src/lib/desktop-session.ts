import { type KeyStatus, serviceCallHeader } from '@rakhim/contract/desktop';
import { useSessionStore } from '#src/stores/session-store.ts';
import { setApiAccess } from './api-access.ts';
import { callDesktop, onDesktopEvent } from './desktop-bridge.ts';

let pass: Promise<string> | undefined;

/**
 * In the desktop app, somebody who has given a key counts as signed in. This page never has the key: it sends a pass
 * with its calls, which the app takes off and puts the key in its place.
 */
export function startDesktopSession(): void {
  setApiAccess({ getToken: askPass, renewToken: giveUp, send });
  onDesktopEvent('key.changed', follow);
  void followKey();
}

/** Checks again whether there is a key, such as after one was refused. */
export async function followKey(): Promise<void> {
  follow(await callDesktop('key.status', {}));
}

function follow({ isPresent, server, last4 }: KeyStatus): void {
  const { signedIn, signedOut } = useSessionStore.getState();
  if (isPresent) {
    // Nobody's name is known here; another key is another account.
    signedIn({ id: `${server} ${last4 ?? ''}`, email: '', name: '', hasPassword: false, language: 'en' });
  } else {
    signedOut();
  }
}

function askPass(): Promise<string> {
  pass ??= callDesktop('service.enter', {}).then(
    (answer) => answer.pass,
    (error: unknown) => {
      pass = undefined;
      throw error;
    },
  );
  return pass;
}

/** The key itself was refused, and no other can be had without its owner. */
async function giveUp(): Promise<undefined> {
  useSessionStore.getState().signedOut('expired');
}

/**
 * The app hears of a request that was given up only once its answer has begun. Until then it is told: what is not
 * wanted any more must not be paid for.
 */
async function send(request: Request): Promise<Response> {
  const call = crypto.randomUUID();
  const leave = () => void callDesktop('service.leave', { call });
  request.headers.set(serviceCallHeader, call);
  request.signal.addEventListener('abort', leave, { once: true });
  try {
    return await fetch(request);
  } finally {
    request.signal.removeEventListener('abort', leave);
  }
}
