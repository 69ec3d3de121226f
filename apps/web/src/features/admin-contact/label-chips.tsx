import styles from './label-chips.module.css';

/** The labels of a message, the first few of them where room is scarce. */
export function LabelChips({
  labels,
  max = labels.length,
}: {
  readonly labels: readonly string[];
  readonly max?: number;
}) {
  const rest = labels.length - max;
  return (
    <>
      {labels.slice(0, max).map((label) => (
        <bdi key={label} className={styles['chip']}>
          {label}
        </bdi>
      ))}
      {rest > 0 && <span className={`${styles['chip']} tabular`}>+{rest}</span>}
    </>
  );
}
