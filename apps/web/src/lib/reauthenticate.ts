import { endSession, listSessions } from '@rakhim/contract';
import { type Credentials, signIn } from './accounts.ts';
import { callApi } from './api-client.ts';

/**
 * Signs in once more, so that the session is a recent one, and ends the previous session: otherwise this device would
 * be listed twice.
 *
 * @throws {ApiError} as `signIn` does.
 */
export async function reauthenticate(credentials: Credentials): Promise<void> {
  const { sessions } = await callApi(listSessions);
  await signIn(credentials);
  const former = sessions.find(({ isCurrent }) => isCurrent);
  if (former) {
    // The sign-in has succeeded even if the old session could not be ended: it expires by itself.
    await callApi(endSession, { params: { id: former.id } }).catch(() => undefined);
  }
}
