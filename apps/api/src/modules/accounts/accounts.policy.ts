import type { AccountRow, Role } from './accounts.queries.ts';

/**
 * What an account may do. An administrator is one by the stored role, or because its confirmed address is named by
 * whoever runs the service. Addresses are ASCII (see the contract's `Email`), so lower case is the only folding there
 * is and no look-alike passes.
 */
export function roleOf(
  account: Pick<AccountRow, 'email' | 'role' | 'email_confirmed_at'>,
  adminEmails: readonly string[],
): Role {
  const isNamed = account.email_confirmed_at !== null && adminEmails.includes(account.email.toLowerCase());
  return isNamed ? 'admin' : account.role;
}

/** The name shown when somebody gave none: the part of the address before the at sign. */
export function nameFromEmail(email: string): string {
  return email.split('@')[0] || 'User';
}

/** The account that every local run has, and production never makes. */
export const demoEmail = 'demo@rakhim.local';
