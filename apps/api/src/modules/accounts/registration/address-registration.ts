import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import { nameFromEmail } from '../accounts.policy.ts';
import type { AccountRow, NewAccountRow } from '../accounts.queries.ts';
import type { AccountDependencies } from '../account-dependencies.ts';

/** Enters a registration. The work is the same for an address that is confirmed, in vain. */
export type AddressRegistration = (account: NewAccountRow, password: string, requestId: string) => Promise<void>;

export type AddressRegistrationOptions = Pick<AccountDependencies, 'db' | 'queries' | 'passwords' | 'mail' | 'audit'>;

interface Comparison {
  /** Password hash of the unconfirmed registration; null when none stands. */
  readonly comparedWith: string | null;
  readonly isSame: boolean;
}

/**
 * Until an address is confirmed nobody knows whose it is, and the owner of a mailbox cannot see who caused a mail. So a
 * password stands only while it is the only one: as soon as another is registered beside it, none does, and whoever
 * confirms the address chooses one. See `docs/decisions/0013-competing-registrations.md`.
 */
export function createAddressRegistration({
  db,
  queries,
  passwords,
  mail,
  audit,
}: AddressRegistrationOptions): AddressRegistration {
  async function compare(email: string, password: string): Promise<Comparison> {
    const known = await queries.findAccountByEmail(email);
    const comparedWith = known?.email_confirmed_at === null ? known.password_hash : null;
    return { comparedWith, isSame: await passwords.verify(comparedWith ?? undefined, password) };
  }

  async function registerAgain(
    tx: Knex.Transaction,
    known: AccountRow,
    account: NewAccountRow,
    isSame: boolean,
  ): Promise<void> {
    await queries.updateAccount(tx, known.id, {
      ...(account.language && { language: account.language }),
      name: isSame ? account.name : nameFromEmail(known.email),
      password_hash: isSame ? known.password_hash : null,
      // The right password proves the registrant, whatever browser was used last.
      registered_by: isSame ? (account.registered_by ?? null) : null,
    });
  }

  /** @returns false when somebody else registered the address since the passwords were compared. */
  async function tryToRegister(
    tx: Knex.Transaction,
    account: NewAccountRow,
    { comparedWith, isSame }: Comparison,
    requestId: string,
  ): Promise<boolean> {
    await queries.lockEmail(tx, account.email);
    // Locked, because a link confirms the account without locking the address.
    const known = await queries.lockAccountByEmail(tx, account.email);
    if (known?.email_confirmed_at === null) {
      if (known.password_hash !== comparedWith) {
        return false;
      }
      await registerAgain(tx, known, account, isSame);
    } else if (!known) {
      await queries.insertAccount(account, tx);
    }
    await mail.enqueue(tx, { kind: 'signup', recipient: account.email, language: account.language ?? 'en' });
    const action = known ? 'account.registered_again' : 'account.created';
    await audit.record(tx, { accountId: known?.id ?? account.id, actor: 'anonymous', action, requestId });
    return true;
  }

  return async (account, password, requestId) => {
    let isRegistered = false;
    // Comparing passwords is slow, so it happens before the transaction. The password of an unconfirmed address changes
    // once at most, to none, so the loop ends.
    while (!isRegistered) {
      const comparison = await compare(account.email, password);
      isRegistered = await inTransaction(db, (tx) => tryToRegister(tx, account, comparison, requestId));
    }
  };
}
