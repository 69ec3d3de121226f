import { isBundleAddress } from '../shell/app-origin.ts';

/** The part of a frame that tells whether it may ask for anything. */
export interface SenderFrame {
  readonly url: string;
  readonly parent: unknown;
}

/** True for the top frame of a page of the bundle. A frame that has gone away meanwhile is `null`. */
export function isTrustedSender(frame: SenderFrame | null): boolean {
  return frame !== null && frame.parent === null && isBundleAddress(frame.url);
}
