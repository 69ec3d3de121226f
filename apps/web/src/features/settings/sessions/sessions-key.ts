/** Under which the list of devices is kept. */
export const sessionsKey = ['sessions'] as const;
