import { type LiveEventKind, liveEventKinds, streamEvents } from '@nabra/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { fetchApi } from '#src/lib/api-client.ts';

export interface LiveEvent {
  readonly kind: LiveEventKind;
  readonly data: unknown;
}

/** Reads the events of one connection until it ends. The browser's own reader of events cannot send the token that the server asks for. */
export async function* readLiveEvents(signal: AbortSignal): AsyncGenerator<LiveEvent, void> {
  const { body } = await fetchApi(streamEvents, { headers: { accept: 'text/event-stream' }, signal });
  if (!body) {
    return;
  }
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>).pipeThrough(new EventSourceParserStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const kind = liveEventKinds.find((known) => known === next.value?.event);
    if (kind) {
      yield { kind, data: JSON.parse(next.value.data) as unknown };
    }
  }
}
