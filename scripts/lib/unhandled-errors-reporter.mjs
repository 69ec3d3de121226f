import { writeFileSync } from 'node:fs';
import { env } from 'node:process';

/**
 * Writes how many errors were thrown outside every test, which vitest's own results leave out, to the path that
 * `RAKHIM_UNHANDLED_ERRORS` names.
 */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter from the default export.
export default class UnhandledErrorsReporter {
  /** @param {unknown} _modules @param {readonly unknown[]} errors */
  onTestRunEnd(_modules, errors) {
    if (env.RAKHIM_UNHANDLED_ERRORS) {
      writeFileSync(env.RAKHIM_UNHANDLED_ERRORS, String(errors.length));
    }
  }
}
