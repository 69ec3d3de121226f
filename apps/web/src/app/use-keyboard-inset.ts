import { useEffect } from 'react';

/** The least height in pixels that counts as a keyboard. */
const keyboardMin = 40;
/**
 * The least visible height in pixels at which floating controls are lifted above the keyboard; in less room they would
 * hide the text.
 */
const roomMin = 240;

/**
 * Says in `--keyboard` what the keyboard covers of the bottom of the page, so that what floats there floats above it.
 * Most browsers make the page smaller, as index.html asks them to; WebKit lays the keyboard over it and makes smaller
 * what is seen of it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const { style } = document.documentElement;
    let said = 0;
    const follow = ({ type }: Event) => {
      const covered = seen ? measureInset(seen) : 0;
      // Said again, it would have the browser work out the styles of the whole page again.
      if (covered === said) {
        return;
      }
      style.setProperty('--keyboard', `${covered}px`);
      if (said === 0 && type === 'resize') {
        // The browser has scrolled the focused field above the keyboard, but not the controls that float there.
        document.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
      }
      said = covered;
    };
    seen?.addEventListener('resize', follow);
    seen?.addEventListener('scroll', follow);
    return () => {
      seen?.removeEventListener('resize', follow);
      seen?.removeEventListener('scroll', follow);
    };
  }, []);
}

function measureInset({ height, offsetTop, scale }: VisualViewport): number {
  // A zoomed-in page has a smaller visual viewport, too.
  const isKeyboard = Math.abs(scale - 1) < 0.01 && innerHeight - height > keyboardMin;
  return isKeyboard && height >= roomMin ? Math.max(0, Math.round(innerHeight - offsetTop - height)) : 0;
}
