import { useFormat } from '#src/lib/use-format.ts';

const whole = 100;

/** Writes a percentage with as much behind the point as was measured. */
export function usePercent(): (percent: number) => string {
  const format = useFormat();
  return (percent) => format.number(percent / whole, { style: 'percent', maximumFractionDigits: 3 });
}
