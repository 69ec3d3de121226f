import { barPitch, barsHeight, drawBars } from './draw-bars.ts';
import styles from './kufic-bars.module.css';

interface KuficBarsProps {
  /** Heights of the bars, from 1 to 8. */
  readonly levels: readonly number[];
  /** The part that has been heard, from 0 to 1. */
  readonly heard: number;
}

/**
 * The waveform of a sound as Kufic strokes, from left to right as everywhere in the product. The text beside it
 * describes it.
 */
export function KuficBars({ levels, heard }: KuficBarsProps) {
  const heardBars = Math.ceil(heard * levels.length);
  return (
    <svg
      className={styles['bars']}
      viewBox={`0 0 ${levels.length * barPitch - 1} ${barsHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles['heard']} d={drawBars(levels.slice(0, heardBars))} />
      <path className={styles['ahead']} d={drawBars(levels, heardBars)} />
    </svg>
  );
}
