import { limits } from '../generated/catalogue.ts';

/** Seconds that a sign of each kind sounds for, as the service's voices speak: about, for the emulator reads nothing. */
const secondsOf: readonly (readonly [RegExp, number])[] = [
  [/\p{L}/gu, 0.1],
  [/\p{Nd}/gu, 0.6],
  [/[\p{S}\p{P}]/gu, 0.4],
];

/**
 * Tells whether the service would refuse a text because it sounds far longer than its characters, such as digits by the
 * thousand. Near the limit the service may decide otherwise.
 */
export function soundsTooLong(text: string, characters: number): boolean {
  const seconds = secondsOf.reduce((sum, [kind, each]) => sum + each * (text.match(kind)?.length ?? 0), 0);
  return seconds > limits.spokenSecondsFree + limits.spokenSecondsPerCharacter * characters;
}
