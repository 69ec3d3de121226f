/**
 * Lays out what a page keeps room for, one part after another, once its faces are here and whenever the browser has
 * nothing else to do. Nobody waits for it, and from then on the page is as high as it says, and complete for whoever
 * searches it, jumps to its end or takes a picture of it.
 *
 * @returns ends it.
 */
export function layOutInIdle(parts: Iterable<Element>): () => void {
  let isEnded = false;
  void document.fonts.ready.then(async () => {
    for (const part of parts) {
      await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
      if (isEnded) {
        return;
      }
      part.setAttribute('data-laid-out', '');
      // Now, and each in a task of its own: left to the next frame, several would be laid out in one.
      part.getBoundingClientRect();
    }
  });
  return () => {
    isEnded = true;
  };
}
