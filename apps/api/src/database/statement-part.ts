import type { Knex } from 'knex';

/**
 * A data-changing part of somebody else's statement, which takes it in as one more common table expression: so two
 * modules write at one moment, or neither does, without the round trips of a transaction. Names of bindings must not
 * meet.
 */
export interface StatementPart {
  /** The same for the same SQL, so that the statement it becomes part of can have a name. */
  readonly name: string;
  readonly sql: string;
  readonly bindings: Readonly<Record<string, Knex.Value>>;
}
