import { writeFileSync } from 'node:fs';
import { env } from 'node:process';

/** What vitest says when Node itself has died, as of a fault of its engine, while it ran a test file. */
const crash = /^Worker exited unexpectedly .* while running test file (.+)$/s;

/**
 * Writes the errors outside every test, which vitest's own results leave out, to the path that
 * `RAKHIM_UNHANDLED_ERRORS` names: how many were thrown, and the test files whose process died.
 */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter from the default export.
export default class UnhandledErrorsReporter {
  /** @param {unknown} _modules @param {readonly { readonly cause?: unknown }[]} errors */
  onTestRunEnd(_modules, errors) {
    if (env.RAKHIM_UNHANDLED_ERRORS) {
      const crashedFiles = errors.flatMap(({ cause }) => crash.exec(messageOf(cause))?.[1] ?? []);
      const thrown = errors.length - crashedFiles.length;
      writeFileSync(env.RAKHIM_UNHANDLED_ERRORS, JSON.stringify({ thrown, crashedFiles }));
    }
  }
}

/** @param {unknown} error may have come from another process, without its class. */
function messageOf(error) {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}
