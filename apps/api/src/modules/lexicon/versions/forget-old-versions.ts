import type { Knex } from 'knex';

/** Entries that were changed or deleted and are kept so that old versions can be read: some 60 MB. */
const closedMax = 200_000;

/**
 * Forgets the oldest versions of a lexicon as soon as more of its past is kept than there is room for.
 *
 * @param max entries of the past that are kept.
 */
export async function forgetOldVersions(tx: Knex.Transaction, accountId: string, max = closedMax): Promise<void> {
  const lexicon = await tx('lexicons').where({ account_id: accountId }).first<{ closed_count: number }>('closed_count');
  const excess = lexicon.closed_count - max;
  if (excess <= 0) {
    return;
  }
  const last = await tx('lexicon_entries')
    .where({ account_id: accountId })
    .whereNotNull('until_version')
    .orderBy('until_version')
    .offset(excess - 1)
    .first<{ until_version: number }>('until_version');
  const forgotten = await tx('lexicon_entries')
    .where({ account_id: accountId })
    .where('until_version', '<=', last.until_version)
    .delete();
  await tx('lexicon_versions').where({ account_id: accountId }).where('version', '<=', last.until_version).delete();
  await tx('lexicons')
    .where({ account_id: accountId })
    .update({ oldest_version: last.until_version, closed_count: lexicon.closed_count - forgotten });
}
