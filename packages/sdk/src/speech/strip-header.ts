import { concatBytes } from '@rakhim/containers';
import type { Bytes } from '../core/bytes.ts';
import { type JoinableFormat, readWholeHeader, silenceOf, soundHeaderReaders } from './sound-header.ts';

/** The sound of a file as it comes, behind a pause in place of what stands before it. */
export async function* stripHeader(
  chunks: AsyncIterable<Bytes>,
  format: JoinableFormat,
  pauseMs: number,
): AsyncGenerator<Bytes, void, undefined> {
  const readHead = soundHeaderReaders[format];
  let beginning: Bytes | undefined = new Uint8Array(0);
  for await (const chunk of chunks) {
    if (beginning === undefined) {
      yield chunk;
      continue;
    }
    beginning = concatBytes([beginning, chunk]);
    const head = readHead(beginning);
    if (head !== undefined && head.length <= beginning.length) {
      yield silenceOf(head, pauseMs);
      yield beginning.subarray(head.length);
      beginning = undefined;
    }
  }
  if (beginning !== undefined) {
    readWholeHeader(beginning, format);
  }
}
