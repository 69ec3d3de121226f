/** `magiclink` is what the terminal of a local run prints; the others are mailed. */
export type MailedLinkType = 'signup' | 'recovery' | 'email_change' | 'magiclink';

/** The data in the hash of such a link, where neither logs nor other sites see it. */
export interface MailedLink {
  readonly tokenHash: string;
  readonly type: MailedLinkType;
}

/** @returns nothing where the hash holds no link of that type. */
export function readMailedLink(hash: string, expected: MailedLinkType): MailedLink | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const tokenHash = parameters.get('token_hash') ?? '';
  return tokenHash !== '' && parameters.get('type') === expected ? { tokenHash, type: expected } : undefined;
}
