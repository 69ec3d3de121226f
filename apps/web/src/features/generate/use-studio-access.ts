import type { PlanId } from '@rakhim/contract';
import { type SessionStatus, useSessionStore } from '#src/stores/session-store.ts';
import type { StudioAccess } from './studio-access.ts';
import { useStudioStore } from './studio-store.ts';

const withoutMember: Record<Exclude<SessionStatus, 'signed-in'>, StudioAccess> = {
  unknown: { kind: 'unknown' },
  'signed-out': { kind: 'signed-out' },
};

/** The part of the access that a component needs; it is rendered again when that part changes, and not before. */
export function useStudioAccess<Part>(select: (access: StudioAccess) => Part): Part {
  const member = useStudioStore((studio) => studio.access);
  return useSessionStore(({ status }) => select(status === 'signed-in' ? member : withoutMember[status]));
}

/** The plan of a member; nobody else has one. */
export function usePlan(): PlanId | undefined {
  return useStudioAccess((access) => (access.kind === 'ready' ? access.plan : undefined));
}
