import {
  type DesktopBridge,
  type DesktopErrorCode,
  type DesktopEvent,
  type DesktopEventName,
  type DesktopRequest,
  type DesktopResponse,
  type DesktopResult,
  type Granted,
  type PageCallName,
  desktopBridgeName,
} from '@rakhim/contract/desktop';

/** A call of the desktop app that could not be done, and why. */
export class DesktopError extends Error {
  override readonly name = 'DesktopError';
  readonly code: DesktopErrorCode;

  constructor(code: DesktopErrorCode) {
    super(code);
    this.code = code;
  }
}

/** The bridge that the preload script put into this page. There is none in a browser. */
function getBridge(): DesktopBridge {
  const bridge: unknown = Reflect.get(globalThis, desktopBridgeName);
  if (bridge === undefined) {
    throw new DesktopError('internal_error');
  }
  return bridge as DesktopBridge;
}

/** Calls the desktop app over its bridge. @throws {DesktopError} */
export async function callDesktop<N extends PageCallName>(
  name: N,
  request: DesktopRequest<N>,
): Promise<DesktopResponse<N>> {
  return open(await getBridge().call(name, request));
}

/** Hands over files that were dropped on the page. @throws {DesktopError} */
export async function dropFiles(files: readonly File[]): Promise<Granted> {
  return open(await getBridge().dropFiles(files));
}

/** Listens to the desktop app. Returns what ends it. */
export function onDesktopEvent<N extends DesktopEventName>(
  name: N,
  listener: (event: DesktopEvent<N>) => void,
): () => void {
  return getBridge().on(name, listener);
}

function open<T>(result: DesktopResult<T>): T {
  if (!result.ok) {
    throw new DesktopError(result.error.code);
  }
  return result.value;
}
