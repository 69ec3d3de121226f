import { exitCodes } from './exit-codes.ts';
import type { MessageKey, Values } from './output/translate.ts';

/** Something that ends a command, said in the caller's language. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly key: MessageKey;
  readonly values: Values;
  readonly exitCode: number;

  constructor(
    key: MessageKey,
    values: Values = {},
    { exitCode = exitCodes.failed, cause }: { exitCode?: number; cause?: unknown } = {},
  ) {
    super(key, { cause });
    this.key = key;
    this.values = values;
    this.exitCode = exitCode;
  }
}

/** The command was called in a way that it cannot be. */
export function usageError(key: MessageKey, values?: Values): CliError {
  return new CliError(key, values, { exitCode: exitCodes.usage });
}

/** The code by which the system names what went wrong, such as `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
