import { type ComponentType, lazy } from 'react';

/** The events that count as the first interaction; public/early-input.js sends the last when it has recorded input. */
const interactions = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'popstate', 'earlyinput'];

const { promise: firstInteraction, resolve: resolveFirstInteraction } = Promise.withResolvers<void>();

if (!import.meta.env.SSR) {
  const { typed, clicked } = window.earlyInput ?? {};
  if (typed?.size || clicked?.size) {
    resolveFirstInteraction();
  }
  for (const interaction of interactions) {
    addEventListener(interaction, () => resolveFirstInteraction(), { capture: true, once: true, passive: true });
  }
}

/** Ends the wait without an interaction: before it shows another address, React must hydrate all of a page. */
export function loadWithoutInteraction(): void {
  resolveFirstInteraction();
}

/**
 * React's `lazy` for what nobody needs who only looks at a prerendered page, such as a form: its code is loaded, and
 * its HTML hydrated, after the first interaction with the page or when `until` resolves. Elsewhere it is loaded at
 * once.
 */
export function lazyOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until: () => Promise<void> = () => firstInteraction,
) {
  return lazy(async () => {
    if (!import.meta.env.SSR && document.querySelector('[data-hydrating]')) {
      await Promise.race([firstInteraction, until()]);
    }
    return { default: await load() };
  });
}
