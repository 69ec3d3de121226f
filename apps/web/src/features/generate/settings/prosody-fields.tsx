import { prosodyLimits } from '@rakhim/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { blankDraft } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import styles from './prosody-fields.module.css';

/** How fast and how high the voice speaks. */
export function ProsodyFields() {
  const { t } = useTranslation('generate');
  const format = useFormat();
  const speed = useDraftStore((draft) => draft.speed);
  const pitch = useDraftStore((draft) => draft.pitch);
  const { chooseSpeed, choosePitch } = useDraftStore.getState();
  return (
    <div className={styles['fields']}>
      <ProsodyField
        label={t('prosody.speed')}
        said={`${format.number(speed, { maximumFractionDigits: 2 })}×`}
        range={{ ...prosodyLimits.speed, step: 0.05, plain: blankDraft.speed }}
        value={speed}
        onChoose={chooseSpeed}
      />
      <ProsodyField
        label={t('prosody.pitch')}
        said={format.number(pitch, { signDisplay: 'exceptZero' })}
        range={{ ...prosodyLimits.pitch, step: 0.5, plain: blankDraft.pitch }}
        value={pitch}
        onChoose={choosePitch}
      />
    </div>
  );
}

interface ProsodyFieldProps {
  readonly label: string;
  /** The value as people read it. */
  readonly said: string;
  /** `plain` is the voice as it is. */
  readonly range: { readonly min: number; readonly max: number; readonly step: number; readonly plain: number };
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

/** A slider from left to right, as on every keyboard and desk of sound; a double click brings back the voice as it is. */
function ProsodyField({ label, said, range: { plain, ...range }, value, onChoose }: ProsodyFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="tabular">
        <bdi dir="ltr">{said}</bdi>
      </output>
      <input
        id={id}
        type="range"
        dir="ltr"
        {...range}
        value={value}
        aria-valuetext={said}
        onChange={(event) => onChoose(Number(event.target.value))}
        onDoubleClick={() => onChoose(plain)}
      />
    </div>
  );
}
