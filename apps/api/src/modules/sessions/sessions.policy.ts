import type { SessionRow } from './sessions.queries.ts';

const dayMs = 86_400_000;

/** How long sessions live, in milliseconds. */
export interface SessionLifetimes {
  /** From the last refresh on. */
  readonly idleMs: number;
  /** From the sign-in on, however often it is refreshed. */
  readonly absoluteMs: number;
  /** Grace period in which a used refresh token still yields its successor: tabs race, and answers get lost. */
  readonly reuseGraceMs: number;
}

export const defaultLifetimes: SessionLifetimes = { idleMs: 7 * dayMs, absoluteMs: 30 * dayMs, reuseGraceMs: 10_000 };

/** How long it can be seen after its end where somebody was signed in. */
export const endedKeptMs = 30 * dayMs;

/** True while a session may be used. */
export function isOpen(session: SessionRow, now: Date, { idleMs }: SessionLifetimes): boolean {
  return (
    session.ended_at === null && now < session.expires_at && now.getTime() < session.refreshed_at.getTime() + idleMs
  );
}

/** What dangerous things ask for: a sign-in of a few minutes ago. */
const recentMs = 10 * 60_000;

export function isRecent(session: SessionRow, now: Date): boolean {
  return now.getTime() - session.created_at.getTime() < recentMs;
}
