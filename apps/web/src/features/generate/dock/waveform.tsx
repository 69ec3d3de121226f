import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { barPitch, barsHeight, drawBars } from '#src/components/brand/draw-bars.ts';
import { formatClock } from '#src/lib/format-clock.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { measureBars } from './measure-bars.ts';
import styles from './waveform.module.css';

interface WaveformProps {
  /** Nothing until the sound is there as a whole: the bars are low then. */
  readonly samples: Float32Array | undefined;
  readonly positionMs: number;
  readonly durationMs: number;
  readonly onSeek: (ms: number) => void;
}

const barCount = 96;

/**
 * The sound drawn as Kufic strokes, from left to right like all time here; a slider lies on it, for every kind of hand.
 */
export function Waveform({ samples, positionMs, durationMs, onSeek }: WaveformProps) {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const clip = useId();
  const path = useMemo(
    () => drawBars(samples ? measureBars(samples, barCount) : Array.from({ length: barCount }, () => 1)),
    [samples],
  );
  const [now, all] = [formatClock(positionMs, format.number), formatClock(durationMs, format.number)];
  const heard = durationMs > 0 ? (positionMs / durationMs) * barCount * barPitch : 0;
  return (
    <div className={styles['waveform']}>
      <svg
        viewBox={`0 0 ${barCount * barPitch} ${barsHeight}`}
        preserveAspectRatio="none"
        className={styles['bars']}
        aria-hidden="true"
      >
        <clipPath id={clip}>
          <rect width={heard} height={barsHeight} />
        </clipPath>
        <path d={path} className={styles['ahead']} />
        <path d={path} className={styles['heard']} clipPath={`url(#${clip})`} />
      </svg>
      <input
        type="range"
        dir="ltr"
        className={styles['slider']}
        min={0}
        max={Math.max(1, Math.round(durationMs))}
        step={100}
        value={Math.round(positionMs)}
        disabled={durationMs === 0}
        aria-label={t('player.seek')}
        aria-valuetext={t('player.position', { now, all })}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <p className={`${styles['clock']} tabular`}>
        <span>{now}</span>
        <span>{durationMs > 0 && all}</span>
      </p>
    </div>
  );
}
