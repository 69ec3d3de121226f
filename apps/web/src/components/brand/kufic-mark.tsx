import styles from './kufic-mark.module.css';

/**
 * The word نبرة in square Kufic, on a grid of 12 by 10 units, every stroke one unit thick; its teeth stand like the bars of a waveform.
 * From the right: nun (tall tooth, dot above), ba (short tooth, dot below), ra going under the line, and the closed ta marbuta with two dots.
 */
const strokes = [
  'M11 3h1v4h-1z M11 1h1v1h-1z',
  'M9 5h1v2h-1z M9 9h1v1h-1z',
  'M6 7h6v1h-6z M6 8h1v1h-1z M4 9h3v1h-3z',
  'M0 4h4v4h-4z M1 5v2h2v-2z M0 2h1v1h-1z M3 2h1v1h-1z',
].join(' ');

export function KuficMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className={styles.mark} viewBox="0 1 12 9" height={size} width={(size * 12) / 9} aria-hidden="true" focusable="false">
      <path d={strokes} fillRule="evenodd" />
    </svg>
  );
}
