import type { App, Session, WebContents } from 'electron';
import { isBundleAddress } from './app-origin.ts';

/**
 * Forbids every page of the app, whatever it holds, to leave the bundle, open windows, embed other pages, or use
 * devices and permissions.
 */
export function restrictPages(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => restrictPage(contents));
}

function restrictPage(contents: WebContents): void {
  const stayInBundle = (event: { url: string; preventDefault(): void }): void => {
    if (!isBundleAddress(event.url)) {
      event.preventDefault();
    }
  };
  contents.on('will-navigate', stayInBundle);
  contents.on('will-frame-navigate', stayInBundle);
  contents.on('will-redirect', stayInBundle);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Refuses every permission: the pages need none. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
