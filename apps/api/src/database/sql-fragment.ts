import type { Knex } from 'knex';

/**
 * A data-changing part of somebody else's statement, which takes it in as one more common table expression: so two
 * modules write at one moment, or neither does, without the round trips of a transaction. Names of bindings must not
 * meet.
 */
export interface SqlFragment {
  /** A name that is the same for the same SQL, so that the statement around it can have a name, too. */
  readonly name: string;
  readonly sql: string;
  readonly bindings: Readonly<Record<string, Knex.Value>>;
}
