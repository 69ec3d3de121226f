/** The query key of the list of devices. */
export const sessionsKey = ['sessions'] as const;
