import type { PageAudience } from '@rakhim/contract/pages';
import type { ComponentType } from 'react';
import { GuestPage } from './guest-page.tsx';
import { MemberPage } from './member-page.tsx';

const guards = { guest: GuestPage, member: MemberPage } as const;

/** A page behind the guard of its audience. */
export function guardPage(Page: ComponentType, audience: PageAudience): ComponentType {
  if (audience === 'public') {
    return Page;
  }
  const Guard = guards[audience];
  return function GuardedPage() {
    return (
      <Guard>
        <Page />
      </Guard>
    );
  };
}
