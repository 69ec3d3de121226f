/** The calls that the page may make to the desktop app. The table in desktop.ts has their inputs and outputs. */
export const pageCallNames = [
  'app.info',
  'key.status',
  'key.save',
  'key.remove',
  'key.check',
  'server.choose',
  'signIn.start',
  'signIn.cancel',
  'link.open',
  'service.enter',
  'service.leave',
  'files.choose',
  'files.preview',
  'folder.choose',
  'batch.read',
  'batch.add',
  'batch.configure',
  'batch.start',
  'batch.pause',
  'batch.cancel',
  'batch.retry',
  'batch.move',
  'batch.clear',
  'batch.reveal',
  'batch.listen',
  'batch.report',
  'watch.read',
  'watch.choose',
  'watch.stop',
  'update.read',
  'update.check',
  'update.download',
  'update.install',
  'diagnostics.export',
  'close.decide',
] as const;
export type PageCallName = (typeof pageCallNames)[number];

/** Asked by the preload script alone: only it can tell where a dropped file lies, and the page never learns it. */
export const preloadCallNames = ['files.drop'] as const;

export const desktopCallNames = [...pageCallNames, ...preloadCallNames] as const;
export type DesktopCallName = (typeof desktopCallNames)[number];

/** The events that the desktop app sends to the page. */
export const desktopEventNames = [
  'batch.changed',
  'key.changed',
  'signIn.ended',
  'menu.chosen',
  'update.changed',
  'close.asked',
] as const;
export type DesktopEventName = (typeof desktopEventNames)[number];

/** The name under which the bridge stands in the page. */
export const desktopBridgeName = 'rakhimDesktop';

/** Names a question to the service, so that it can be given up before it is answered. */
export const serviceCallHeader = 'x-rakhim-call';
