/** The way the program ends. Scripts decide by these, so they never change their meaning. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  authentication: 3,
  quota: 4,
  partial: 5,
  /** 128 and the number of the signal, as shells have it. */
  interrupted: 130,
  terminated: 143,
} as const;
