import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MasterSecret, deriveKeys } from '#src/secrets/master-secret.ts';
import { createToken } from '#src/secrets/opaque-token.ts';

/**
 * Device cookies: a device that the owner has signed in on has attempts of its own, so that strangers cannot lock the
 * owner out. The proof is kept in a cookie; nothing is stored on the server.
 *
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export interface KnownDevicesService {
  /** @returns the proof to keep: of the device that it is already, or of a new one when that is none for this address. */
  remember(email: string, proof: string | undefined): string;
  /** @returns what the device is counted by; nothing when it was never signed in on with this address. */
  identify(email: string, proof: string | undefined): string | undefined;
}

export function createKnownDevicesService({ masterSecret }: { masterSecret: MasterSecret }): KnownDevicesService {
  const keys = deriveKeys(masterSecret, 'known devices');

  function sign(email: string, device: string, key = keys.current): Buffer {
    return createHmac('sha256', key).update(`${device}\n${email.toLowerCase()}`).digest();
  }

  function identify(email: string, proof: string | undefined): string | undefined {
    const [device = '', signature = ''] = proof?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const isOurs = keys.all
      .map((key) => sign(email, device, key))
      .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
    return isOurs ? device : undefined;
  }

  return {
    identify,
    remember(email, proof) {
      const device = identify(email, proof) ?? createToken();
      return `${device}.${sign(email, device).toString('base64url')}`;
    },
  };
}
