import { type Calibration, networkCalibrations, ruleCalibrations } from './measured-confidence.data.ts';
import type { WordReading } from './word-reading.ts';

/** What only a related word, a pattern or the shape of the word offered. */
const derived = /^(?:guess|related|pattern)\./u;

/** The height of a curve at a place, straight between its points. */
function heightAt(curve: Calibration, place: number): number {
  const next = curve.findIndex(([thought]) => thought >= place);
  const [toPlace, to] = curve[next] ?? curve.at(-1) ?? [1, 1];
  const [fromPlace, from] = curve[next - 1] ?? [toPlace, to];
  return toPlace === fromPlace ? to : from + ((to - from) * (place - fromPlace)) / (toPlace - fromPlace);
}

/**
 * How likely the vowels of a word before its last letter are right, as counted on text that was not learned from: the
 * network is too sure of forms that no list holds, and not sure enough of others.
 */
export function measuredConfidence({ origin, coreConfidence }: WordReading): number {
  const { stage, rule } = origin;
  if (stage === 'network') {
    const kind =
      rule === 'network.letters' || rule === 'network.foreign-name'
        ? 'letters'
        : derived.test(rule)
          ? 'derived'
          : 'listed';
    return heightAt(networkCalibrations[kind], coreConfidence);
  }
  return Math.min(coreConfidence, ruleCalibrations[rule.split('.')[0] ?? ''] ?? 1);
}
