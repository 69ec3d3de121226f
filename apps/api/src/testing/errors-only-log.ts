/** A log for tests: what is only of interest to an operator is left out. */
export const errorsOnlyLog = {
  info: () => undefined,
  warn: () => undefined,
  error: (message: string) => {
    process.stderr.write(`${message}\n`);
  },
};
