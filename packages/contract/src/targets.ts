/** The targets of the service, stated only beside its own measurements. */
export const serviceTargets = { uptimePercent: 99.9, responseMs: 500 } as const;
