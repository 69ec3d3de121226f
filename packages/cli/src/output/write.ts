import { once } from 'node:events';
import { styleText } from 'node:util';
import { printable } from './translate.ts';
import type { Outlet, Terminal } from './terminal.ts';

/** Writes and waits until the reader has room, so that memory stays bounded. */
export async function write(stream: Outlet, data: string | Uint8Array, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (!stream.write(data)) {
    await once(stream, 'drain', { signal });
  }
}

/** A result for people or for another program. */
export function print({ stdout }: Terminal, text: string): Promise<void> {
  return write(stdout, `${text}\n`);
}

/** A result as JSON: an object over several lines for one, so that it can be read, too. */
export function printJson({ stdout }: Terminal, value: unknown): Promise<void> {
  return write(stdout, `${JSON.stringify(value, null, 2)}\n`);
}

/** Something worth knowing while it works; left out when silence was asked for. */
export function note({ stderr, isQuiet }: Terminal, text: string): void {
  if (!isQuiet) {
    stderr.write(`${text}\n`);
  }
}

/** Something that should not be missed, and stops nothing. */
export function warn(terminal: Terminal, text: string): void {
  note(terminal, paint(terminal, 'yellow', terminal.t('warning', { text: printable(text) })));
}

/** Colours a text where a person will see it: not in a file, not with NO_COLOR. */
export function paint({ stderr }: Terminal, colour: 'red' | 'yellow' | 'green' | 'dim' | 'bold', text: string): string {
  return styleText(colour, text, { stream: stderr, validateStream: true });
}
