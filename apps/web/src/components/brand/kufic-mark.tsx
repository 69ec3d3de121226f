import styles from './kufic-mark.module.css';
import { wordmarkGrid, wordmarkStrokes } from './wordmark.data.ts';

const { left, top, width, height } = wordmarkGrid;

/** The wordmark in the colour of the text around it, `size` pixels high. */
export function KuficMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg
      className={styles.mark}
      viewBox={`${left} ${top} ${width} ${height}`}
      height={size}
      width={(size * width) / height}
      aria-hidden="true"
      focusable="false"
    >
      <path d={wordmarkStrokes} fillRule="evenodd" />
    </svg>
  );
}
