import { type ReactNode, useCallback, useState } from 'react';
import { ApiError } from '#src/lib/api-error.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

/** Thrown in place of a result when somebody would not say who they are. Screens say nothing about it. */
export class ReauthenticationCancelled extends Error {}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: ReauthenticationCancelled) => void;
}

export interface Reauthentication {
  /**
   * Does what only somebody who signed in a few minutes ago may do. Where the server asks for that, the password is
   * asked for, and the action repeated.
   *
   * @throws {ReauthenticationCancelled} when the question was closed, or whatever the action throws.
   */
  readonly withRecentSignIn: <T>(action: () => Promise<T>) => Promise<T>;
  /** To be rendered beside whatever uses it. */
  readonly dialog: ReactNode;
}

export function useReauthentication(): Reauthentication {
  const [waiting, setWaiting] = useState<Waiting>();

  const withRecentSignIn = useCallback(async function withRecentSignIn<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'reauth_required') {
        throw error;
      }
    }
    await new Promise<void>((resolve, reject) => setWaiting({ resolve, reject })).finally(() => setWaiting(undefined));
    return action();
  }, []);

  const dialog = waiting && (
    <ReauthenticationDialog onDone={waiting.resolve} onCancel={() => waiting.reject(new ReauthenticationCancelled())} />
  );
  return { withRecentSignIn, dialog };
}
