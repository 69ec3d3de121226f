import type { VowelsFound } from '../../reading.ts';
import {
  type Calibration,
  networkCalibrations,
  ruleCalibrations,
  talkCalibration,
  weighedTalkCalibration,
} from './measured-confidence.data.ts';
import { rememberWords } from '../word-lists/lexicon.ts';
import type { WordReading } from '../word-reading.ts';

/** What had offered a form that the network chose, by the rule that is told of it. */
const offers: readonly (readonly [rule: RegExp, kind: keyof typeof networkCalibrations])[] = [
  [/^network\./u, 'letters'],
  [/^related\.word-shape$/u, 'shape'],
  [/^(?:guess|related|pattern)\./u, 'derived'],
];

const kindOf = rememberWords(
  (rule): keyof typeof networkCalibrations => offers.find(([pattern]) => pattern.test(rule))?.[1] ?? 'listed',
);

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
    return heightAt(networkCalibrations[kindOf(rule)], coreConfidence);
  }
  return Math.min(coreConfidence, ruleCalibrations[rule] ?? ruleCalibrations[rule.split('.')[0] ?? ''] ?? 1);
}

/** A word of text in a dialect: the network, which knows standard Arabic alone, is wrong there more often. */
export function asSureAsInTalk(found: VowelsFound): VowelsFound {
  if (found.decision?.stage !== 'network') {
    return found;
  }
  const confidence = heightAt(talkCalibration, found.confidence);
  return { ...found, confidence, decision: { ...found.decision, confidence } };
}

/** How likely a word of talk is right whose vowels the network leaves as they were found. */
export function sureInTalk(likelihood: number): number {
  return heightAt(weighedTalkCalibration, likelihood);
}
