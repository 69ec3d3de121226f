import { AppError } from '#src/errors/app-error.ts';

/** An entry as a file has it, not yet looked at. Fields that the file leaves open are absent. */
export interface FileRow {
  readonly line: number;
  readonly column: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface FilePlace {
  readonly line: number;
  readonly column: number;
}

type Reason = NonNullable<AppError['options']['reason']>;

/** The answer to a file that cannot be read: where, and why. `what` is the piece concerned. */
export function refuseFile({ line, column }: FilePlace, reason: Reason, what = ''): AppError {
  return new AppError('lexicon_file_invalid', {
    param: 'content',
    reason,
    values: { line, column, what: what.slice(0, whatMax) },
    details: { line, column },
  });
}

/** A hostile name is shown, but not at any length. */
const whatMax = 60;

/** The line and the column, from 1, of a place in a text. */
export function placeOf(text: string, index: number): FilePlace {
  const before = text.slice(0, index);
  const line = before.split('\n').length;
  return { line, column: index - before.lastIndexOf('\n') };
}
