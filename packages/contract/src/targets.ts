/** What the service aims at; stated only beside what it measured of itself. */
export const serviceTargets = { uptimePercent: 99.9, responseMs: 500 } as const;
