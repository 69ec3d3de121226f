import { barPitch, barsHeight, drawBars } from './draw-bars.ts';
import styles from './kufic-bars.module.css';

interface KuficBarsProps {
  /** Heights of the bars, from 1 to 8. */
  readonly levels: readonly number[];
}

/** The outline of a sound as Kufic strokes. The text beside it describes it, and shows what of it is heard. */
export function KuficBars({ levels }: KuficBarsProps) {
  return (
    <svg
      className={styles['bars']}
      viewBox={`0 0 ${levels.length * barPitch - 1} ${barsHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawBars(levels)} />
    </svg>
  );
}
