import { app, protocol } from 'electron';
import { appSchemePrivileges } from './shell/app-protocol.ts';
import { startApp } from './start-app.ts';

// Both must be said before Electron is ready.
app.enableSandbox();
protocol.registerSchemesAsPrivileged([appSchemePrivileges]);

if (app.requestSingleInstanceLock()) {
  await app.whenReady();
  await startApp();
} else {
  app.quit();
}
