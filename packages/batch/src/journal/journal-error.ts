/** A journal that cannot be resumed. Nothing in it is changed. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  readonly code: 'journal_damaged' | 'journal_newer' | 'journal_in_use';

  constructor(code: JournalError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
