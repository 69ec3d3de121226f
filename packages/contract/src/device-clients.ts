/** The programs that may use the device flow, by client id, and the names of the keys that they get. */
export const deviceClients = {
  'rakhim-cli': { name: 'Rakhim CLI', keyName: 'CLI' },
  'rakhim-desktop': { name: 'Rakhim Desktop', keyName: 'Desktop' },
} as const;
export type DeviceClientId = keyof typeof deviceClients;
export const deviceClientIds = Object.keys(deviceClients) as [DeviceClientId, ...DeviceClientId[]];

/**
 * Letters of a code that a person types: no vowels, so no words, and nothing that looks like another (RFC 8628, section
 * 6.1).
 */
export const userCodeLetters = 'BCDFGHJKLMNPQRSTVWXZ';
export const userCodeLength = 8;

const userCodePattern = new RegExp(`^[${userCodeLetters}]{${userCodeLength}}$`, 'u');

/**
 * A code as it is stored, however it was typed: small letters, spaces and hyphens do not matter. `undefined` when it
 * cannot be one.
 */
export function normalizeUserCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  return userCodePattern.test(letters) ? letters : undefined;
}

/** A code as it is shown: `WDJB-MJHT`. */
export function formatUserCode(letters: string): string {
  return `${letters.slice(0, userCodeLength / 2)}-${letters.slice(userCodeLength / 2)}`;
}
