import { forgetKey, findStoredKey } from '../credentials/credentials.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Invocation } from '../invocation.ts';
import { note, warn } from '../output/write.ts';
import { originOf } from '../service/base-url.ts';

/** `rakhim logout`: forgets the key here, and has the service revoke it when it was given out by `rakhim login`. */
export async function runLogout({ terminal, settings, version }: Invocation): Promise<number> {
  const { env, language, t } = terminal;
  const origin = originOf(settings);
  const key = await findStoredKey(env, origin);
  await forgetKey(env, origin);
  if (key === undefined) {
    note(terminal, t('wasSignedOut', { origin }));
    return exitCodes.ok;
  }
  const { revokeKey } = await import('../sign-in/device-flow.ts');
  try {
    await revokeKey(key, { origin, language, version });
  } catch {
    warn(terminal, t('keyNotRevoked'));
  }
  note(terminal, t('signedOutNow', { origin }));
  return exitCodes.ok;
}
