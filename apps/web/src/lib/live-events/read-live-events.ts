import { type LiveEventKind, liveEventKinds, streamEvents } from '@rakhim/contract';
import { fetchApi } from '#src/lib/api-client.ts';
import { signOutSignal } from '#src/lib/sign-out-signal.ts';
import { readServerEvents } from '#src/lib/read-server-events.ts';

export interface LiveEvent {
  readonly kind: LiveEventKind;
  readonly data: unknown;
}

/** Reads the events of one connection until it ends. */
export async function* readLiveEvents(signal: AbortSignal): AsyncGenerator<LiveEvent, void> {
  const answer = await fetchApi(streamEvents, {
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.any([signal, signOutSignal()]),
  });
  for await (const { event, data } of readServerEvents(answer)) {
    const kind = liveEventKinds.find((known) => known === event);
    if (kind) {
      yield { kind, data: JSON.parse(data) as unknown };
    }
  }
}
