import type { EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/**
 * The server-sent events of an answer, as they arrive. The browser's own reader can send neither the token nor the body
 * that the server asks for.
 */
export async function* readServerEvents({ body }: Response): AsyncGenerator<EventSourceMessage, void> {
  if (!body) {
    return;
  }
  const text = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>;
  const reader = body.pipeThrough(text).pipeThrough(new EventSourceParserStream()).getReader();
  // Not every browser can iterate a stream.
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    yield next.value;
  }
}
