import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { CliError, usageError } from '../cli-error.ts';
import type { Terminal } from '../output/terminal.ts';

/** Ten books. A longer text is a mistake, such as a film given for a text. */
const textBytesMax = 64 * 1024 * 1024;

/**
 * The text to work on: what stands on the command line, or in a file, or comes in at standard input (`-`, or a pipe
 * where no text is given).
 *
 * @throws {CliError} when there is none, or two.
 */
export async function readText(
  terminal: Terminal,
  words: readonly string[],
  file: string | undefined,
): Promise<string> {
  if (file !== undefined && words.length > 0) {
    throw usageError('textTwice');
  }
  if (file !== undefined && file !== '-') {
    return readStream(createReadStream(file), { bytesMax: textBytesMax, signal: terminal.signal });
  }
  const isStdin = file === '-' || (words.length === 1 && words[0] === '-');
  if (isStdin || (words.length === 0 && terminal.stdin.isTTY !== true)) {
    return readStream(terminal.stdin, { bytesMax: textBytesMax, signal: terminal.signal });
  }
  if (words.length === 0) {
    throw usageError('textMissing');
  }
  return words.join(' ');
}

/**
 * Reads a stream to its end as UTF-8, without a byte order mark. @throws {CliError} when it is longer than allowed, or
 * not UTF-8.
 */
export async function readStream(
  stream: Readable,
  { bytesMax, signal }: { bytesMax: number; signal: AbortSignal },
): Promise<string> {
  signal.throwIfAborted();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const destroy = () => stream.destroy(signal.reason as Error);
  signal.addEventListener('abort', destroy, { once: true });
  try {
    let text = '';
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > bytesMax) {
        throw new CliError('inputTooLong', { megabytes: Math.floor(bytesMax / 1024 / 1024) });
      }
      text += decode(() => decoder.decode(chunk, { stream: true }));
    }
    return text + decode(() => decoder.decode());
  } finally {
    signal.removeEventListener('abort', destroy);
  }
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new CliError('inputNotUtf8');
  }
}
