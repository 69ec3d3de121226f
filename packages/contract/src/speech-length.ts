/**
 * How many characters of prose, written without vowels, are said in a minute. The sixteen voices of the embedded engine
 * say 714 characters of two passages at 658 a minute on average, the slowest at 612.
 */
export const charactersPerMinute = 650;

const minutesPerHour = 60;
/** From here on, minutes are more than anybody counts in. */
const minutesMax = 90;

export interface SpeechLength {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/**
 * About how long so many characters sound, in the unit that people would name. @returns nothing for less than a minute.
 */
export function estimateSpeech(characters: number): SpeechLength | undefined {
  const minutes = Math.round(characters / charactersPerMinute);
  if (minutes < 1) {
    return undefined;
  }
  return minutes <= minutesMax
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.round(minutes / minutesPerHour) };
}
