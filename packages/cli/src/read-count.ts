import { usageError } from './cli-error.ts';
import { type Invocation, optionText } from './invocation.ts';

/** A whole number above 0, or nothing where the option was not given. @throws {CliError} for anything else. */
export function readCount(invocation: Invocation, name: string, flag: string): number | undefined {
  const text = optionText(invocation, name);
  if (text === undefined) {
    return undefined;
  }
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) {
    throw usageError('numberInvalid', { name: flag, value: text });
  }
  return count;
}
