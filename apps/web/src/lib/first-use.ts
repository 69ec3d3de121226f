/** What somebody does who turns to the page; public/early-input.js sends the last when it has noted something. */
const uses = ['pointerdown', 'keydown', 'focusin', 'click', 'earlyinput'];

/** Comes when somebody first does something on the page, or has already; at build time never. */
export const firstUse = import.meta.env.SSR ? new Promise<void>(() => undefined) : awaitFirstUse();

function awaitFirstUse(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { typed, clicked } = window.earlyInput ?? {};
  if (typed?.size || clicked?.size) {
    resolve();
  }
  for (const use of uses) {
    addEventListener(use, () => resolve(), { capture: true, once: true, passive: true });
  }
  return promise;
}
