import { createHmac, timingSafeEqual } from 'node:crypto';
import { createToken, deriveKey } from '#src/secrets/opaque-token.ts';

/**
 * Device cookies: a device that the owner has signed in on has attempts of its own, so that strangers cannot lock the
 * owner out. The proof is kept in a cookie; nothing is stored on the server.
 *
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export interface KnownDevicesService {
  /** @returns the proof to keep: what the device has already, or a new one when that is none for this address. */
  remember(email: string, proof: string | undefined): string;
  /** @returns what the device is counted by; nothing when it was never signed in on with this address. */
  identify(email: string, proof: string | undefined): string | undefined;
}

export function createKnownDevicesService({ masterSecret }: { masterSecret: Buffer }): KnownDevicesService {
  const key = deriveKey(masterSecret, 'known devices');

  function sign(email: string, device: string): Buffer {
    return createHmac('sha256', key).update(`${device}\n${email.toLowerCase()}`).digest();
  }

  function identify(email: string, proof: string | undefined): string | undefined {
    const [device = '', signature = ''] = proof?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const expected = sign(email, device);
    return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
  }

  return {
    identify,
    remember(email, proof) {
      if (proof !== undefined && identify(email, proof) !== undefined) {
        return proof;
      }
      const device = createToken();
      return `${device}.${sign(email, device).toString('base64url')}`;
    },
  };
}
