import { type RefObject, useEffect } from 'react';

/** A heading is current from when it nears the top of the window until the next one does. */
const band = '-8% 0px -70% 0px';

/**
 * Marks the way to the section that is being read, and opens the call that an address leads to. Done by hand: the lists
 * come after the page, and a change above them before that would have React draw them anew.
 */
export function useCurrentSection(contents: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function mark(id: string): void {
      const links = contents.current?.querySelectorAll('a') ?? [];
      for (const link of links) {
        if (link.hash === `#${id}`) {
          link.setAttribute('aria-current', 'true');
        } else {
          link.removeAttribute('aria-current');
        }
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) {
          mark(entered.target.id);
        }
      },
      { rootMargin: band },
    );
    document.querySelectorAll('main :is(h2, h3)[id]').forEach((heading) => observer.observe(heading));
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', openTarget);
    };
  }, [contents]);
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  target?.closest('details')?.setAttribute('open', '');
}
