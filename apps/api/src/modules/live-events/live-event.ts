import { type LiveEventKind, liveEventKinds } from '@rakhim/contract';

/** Something about an account has changed. `sessions` is heard by our own processes only. */
export interface LiveEvent {
  readonly accountId: string;
  readonly kind: LiveEventKind | 'sessions';
}

/** The channel on which the processes of the service tell each other. Migrations know it by this name, too. */
export const liveEventsChannel = 'rakhim_live_events';

const kinds: ReadonlySet<string> = new Set([...liveEventKinds, 'sessions']);

export function writeLiveEvent({ accountId, kind }: LiveEvent): string {
  return `${kind}:${accountId}`;
}

/** @returns nothing for what another version of the service may say and this one does not know. */
export function readLiveEvent(payload: string): LiveEvent | undefined {
  const [kind = '', accountId = ''] = payload.split(':');
  return kinds.has(kind) && accountId !== '' ? { kind: kind as LiveEvent['kind'], accountId } : undefined;
}
