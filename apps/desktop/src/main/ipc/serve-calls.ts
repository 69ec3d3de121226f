import {
  type DesktopCallName,
  type DesktopRequest,
  type DesktopResponse,
  type DesktopResult,
  desktopCallNames,
  desktopCalls,
} from '@rakhim/contract/desktop';
import type { IpcMain } from 'electron';
import { isBundleAddress } from '../shell/app-origin.ts';
import { DesktopFailure } from './desktop-failure.ts';

/** One function for each call of the table. */
export type CallHandlers = {
  readonly [N in DesktopCallName]: (request: DesktopRequest<N>) => Promise<DesktopResponse<N>> | DesktopResponse<N>;
};

interface CallServer {
  readonly ipc: Pick<IpcMain, 'handle'>;
  readonly handlers: CallHandlers;
  readonly reportError: (name: DesktopCallName, error: unknown) => void;
}

/** Answers the pages: the sender is checked, the request parsed, the answer stripped to what the table names. */
export function serveCalls({ ipc, handlers, reportError }: CallServer): void {
  for (const name of desktopCallNames) {
    ipc.handle(name, async (event, request: unknown) => {
      if (!isTrustedSender(event.senderFrame)) {
        return refuse('untrusted_sender');
      }
      return answer(name, request, handlers, reportError);
    });
  }
}

async function answer(
  name: DesktopCallName,
  request: unknown,
  handlers: CallHandlers,
  reportError: CallServer['reportError'],
): Promise<DesktopResult<unknown>> {
  const parsed = desktopCalls[name].request.safeParse(request ?? {});
  if (!parsed.success) {
    return refuse('invalid_request');
  }
  try {
    const handle = handlers[name] as (request: unknown) => unknown;
    return { ok: true, value: desktopCalls[name].response.parse(await handle(parsed.data)) };
  } catch (error) {
    if (error instanceof DesktopFailure) {
      return { ok: false, error: { code: error.code, ...(error.detail !== undefined && { detail: error.detail }) } };
    }
    reportError(name, error);
    return refuse('internal_error');
  }
}

function refuse(code: 'untrusted_sender' | 'invalid_request' | 'internal_error'): DesktopResult<never> {
  return { ok: false, error: { code } };
}

/** The part of a frame that tells whether it may ask for anything. */
interface SenderFrame {
  readonly url: string;
  readonly parent: unknown;
}

/** Returns true for the top frame of a page of the bundle. A frame that has gone away meanwhile is `null`. */
export function isTrustedSender(frame: SenderFrame | null): boolean {
  return frame !== null && frame.parent === null && isBundleAddress(frame.url);
}
