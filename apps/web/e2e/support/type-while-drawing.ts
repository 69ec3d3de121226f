import type { Page } from 'playwright-core';

interface TypedText {
  /** The query of the address that is asked for when the typing goes on. */
  readonly asked: string;
  readonly rest: string;
}

/**
 * Has React draw a page in as many parts as it can, as a slow machine does. A test whose page calls `typeWhileDrawing`
 * has letters typed between two of them: into the search field, once the address asks for what stands there.
 */
export async function drawInParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** A part may take 5 ms: time that jumps ends it after a few of these looks at the clock. */
    const looksMax = 6;
    let looks = 0;
    let isDrawing = false;
    const { performance } = globalThis;
    const now = performance.now.bind(performance);
    performance.now = () => now() + (isDrawing && (looks += 1) > looksMax ? 10 : 0);

    let letters: string[] = [];
    let address = '';
    let parts = 0;
    let gap = 0;
    /** Types the next letter further into the drawing, which begins anew after each. */
    function typeNext(): void {
      const field = document.querySelector<HTMLInputElement>('main input[type=search]');
      const hasBegun = gap > 0 || new URLSearchParams(location.search).toString() === address;
      if (letters.length === 0 || !field || !hasBegun || parts < gap) {
        return;
      }
      gap += 40;
      parts = 0;
      const value = field.value + letters.shift();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // What is left when nothing is drawn any more.
    setInterval(() => {
      parts = gap;
      typeNext();
    }, 500);

    // React's way to go on later; browsers have none of that name.
    const channel = new MessageChannel();
    const waiting: (() => void)[] = [];
    channel.port1.onmessage = () => {
      isDrawing = true;
      looks = 0;
      waiting.shift()?.();
      isDrawing = false;
      parts += 1;
      typeNext();
    };
    Object.assign(globalThis, {
      setImmediate: (work: () => void) => {
        waiting.push(work);
        channel.port2.postMessage(null);
      },
      typeWhileDrawing: (asked: string, rest: string) => {
        [address, letters] = [asked, [...rest]];
      },
    });
  });
}

/** Types the rest of a text while the page draws what the beginning of it found. */
export async function typeWhileDrawing(page: Page, { asked, rest }: TypedText): Promise<void> {
  await page.evaluate(
    ([address, letters]) =>
      (globalThis as unknown as { typeWhileDrawing: (asked: string, rest: string) => void }).typeWhileDrawing(
        address,
        letters,
      ),
    [new URLSearchParams(asked).toString(), rest] as const,
  );
}
