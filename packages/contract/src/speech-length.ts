/**
 * How many characters of prose, written without vowels, are said in a minute. Six voices of the embedded engine needed
 * 1,214 s for three passages of 696 characters in all, each: 573 a minute on average, the slowest 540.
 */
export const charactersPerMinute = 550;

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
