import { type RefObject, useEffect } from 'react';

/** A heading is current once it has come this far up the window. */
const currentShare = 0.3;

/**
 * Marks the way to the section that is being read, and opens the call that an address leads to. Done by hand: the lists
 * come after the page, and a change above them before that would have React draw them anew.
 */
export function useCurrentSection(contents: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    function follow(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => markCurrent(contents.current));
    }
    openTarget();
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('hashchange', openTarget);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      removeEventListener('hashchange', openTarget);
    };
  }, [contents]);
}

function markCurrent(contents: HTMLElement | null): void {
  const headings = Array.from(document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]'));
  const current = headings.findLast((heading) => heading.getBoundingClientRect().top <= innerHeight * currentShare);
  for (const link of contents?.querySelectorAll('a') ?? []) {
    if (current && link.hash === `#${current.id}`) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  target?.closest('details')?.setAttribute('open', '');
}
