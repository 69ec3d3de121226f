import type { SpeechFormat } from '../generated/api-types.ts';
import { joinBytes } from './join-bytes.ts';
import { soundHeadReaders } from './sound-head.ts';

/** The sound of a file as it comes, without what stands before it. */
export async function* withoutHead(chunks: AsyncIterable<Uint8Array>, format: SpeechFormat): AsyncGenerator<Uint8Array, void, undefined> {
  const readHead = soundHeadReaders[format];
  let beginning: Uint8Array | undefined = new Uint8Array(0);
  for await (const chunk of chunks) {
    if (beginning === undefined) {
      yield chunk;
      continue;
    }
    beginning = joinBytes([beginning, chunk]);
    const head = readHead(beginning);
    if (head !== undefined && head.length <= beginning.length) {
      yield beginning.subarray(head.length);
      beginning = undefined;
    }
  }
}
