import { AppError } from '#src/errors/app-error.ts';

/** @throws AppError `lexicon_entry_exists` where a change would make two entries for the same word. */
export async function refuseDuplicateEntry<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'lexicon_entries__written') {
      throw new AppError('lexicon_entry_exists', { param: 'written' });
    }
    throw error;
  }
}
