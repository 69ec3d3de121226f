import type { DesktopErrorCode } from '@rakhim/contract/desktop';

/** A call that was understood and could not be done. `detail` is shown to the person: never a path, never a key. */
export class DesktopFailure extends Error {
  override readonly name = 'DesktopFailure';
  readonly code: DesktopErrorCode;
  readonly detail: string | undefined;

  constructor(code: DesktopErrorCode, options: { readonly detail?: string; readonly cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.detail = options.detail;
  }
}
