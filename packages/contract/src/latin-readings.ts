/**
 * The way words in Latin letters can be said: as an Arabic speaker says them, or with English sounds. The first goes
 * without saying.
 */
export const latinReadings = ['arabic', 'english'] as const;
