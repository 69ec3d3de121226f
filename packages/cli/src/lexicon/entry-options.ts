import type { CreateLexiconEntryBody } from '@rakhim/sdk';
import { usageError } from '../cli-error.ts';
import { type Invocation, optionText } from '../invocation.ts';

/** What the options say of an entry. @throws {CliError} */
export function readEntryOptions(invocation: Invocation): Partial<CreateLexiconEntryBody> {
  const [kind, part, type, dialect, note, priority] = (
    ['kind', 'part', 'as', 'dialect', 'note', 'priority'] as const
  ).map((name) => optionText(invocation, name));
  if (priority !== undefined && !/^-?\d+$/u.test(priority)) {
    throw usageError('decimalInvalid', { name: '--priority', value: priority });
  }
  return {
    ...(kind !== undefined && { kind }),
    ...(part !== undefined && { part }),
    ...(type !== undefined && { readingType: type }),
    ...(dialect !== undefined && { dialect: dialect === 'all' ? null : dialect }),
    ...(note !== undefined && { note }),
    ...(priority !== undefined && { priority: Number(priority) }),
  } as Partial<CreateLexiconEntryBody>;
}
