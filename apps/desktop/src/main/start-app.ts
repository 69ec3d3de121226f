import { join } from 'node:path';
import { createNodeStore, planBatch } from '@rakhim/batch';
import { app, dialog, ipcMain, nativeImage, powerSaveBlocker, protocol, session, shell } from 'electron';
import { createSystemIntegration } from './batch/system-integration.ts';
import { openBatchService } from './batch/batch-service.ts';
import { keepSettings } from './batch/job-settings.ts';
import { planInThread } from './batch/plan-thread.ts';
import { createSpeak } from './batch/speak-with-sdk.ts';
import { createAppCalls } from './calls/app-calls.ts';
import { createBatchCalls } from './calls/batch-calls.ts';
import { createFileCalls } from './calls/file-calls.ts';
import { createKeyCalls } from './calls/key-calls.ts';
import { createFileGrants } from './files/file-grants.ts';
import { createMediaFiles } from './files/media-files.ts';
import { openAccount } from './open-account.ts';
import { openWindow } from './open-window.ts';
import { serveCalls } from './ipc/serve-calls.ts';
import { openAppLog } from './log/app-log.ts';
import { writeDiagnostics } from './log/diagnostics.ts';
import { openSettingsFile } from './settings/settings-file.ts';
import { serveAppProtocol } from './shell/app-protocol.ts';
import { isOwnAddress } from './shell/own-address.ts';
import { createShellTexts } from './shell/shell-texts.ts';
import { refusePermissions, restrictPages } from './shell/window-policy.ts';
import { loadUpdater } from './updates/load-updater.ts';
import { createUpdateService } from './updates/update-service.ts';
import { openWatch } from './open-watch.ts';

const here = import.meta.dirname;

/** Puts the app together, once; whatever Electron offers is handed on from here. */
export async function startApp(): Promise<void> {
  const userData = app.getPath('userData');
  const documentsFolder = app.getPath('documents');
  const log = openAppLog(join(userData, 'logs', 'rakhim.log'));
  const settings = openSettingsFile(join(userData, 'settings.json'), (error) => log.error('settings', error));
  const texts = createShellTexts(settings, app.getLocale());
  const grants = createFileGrants();
  const media = createMediaFiles();
  restrictPages(app);
  refusePermissions(session.defaultSession);

  const frame = openWindow({
    settings,
    texts,
    preload: join(here, '../preload/preload.cjs'),
    icon: nativeImage.createFromPath(join(here, '../../resources/tray.png')),
    log,
  });
  const { account, signIn, gateway } = openAccount({ userData, settings, texts, send: frame.send });
  serveAppProtocol(protocol, {
    bundle: join(here, '../renderer'),
    answerMedia: media.answer,
    answerService: gateway.answer,
  });
  const systemIntegration = createSystemIntegration({
    power: powerSaveBlocker,
    t: texts.translate,
    ...frame.systemIntegration,
  });
  const service = await openBatchService({
    journalPath: join(userData, 'batch', 'journal.jsonl'),
    planFiles: planInThread(join(here, 'plan-worker.js'), (files, options) =>
      planBatch(files, { ...options, store: createNodeStore() }),
    ),
    speak: createSpeak(account.client),
    onChange(change) {
      frame.send('batch.changed', change);
      systemIntegration.follow(change.run);
    },
    onEnd: systemIntegration.end,
    onError: (error) => log.error('batch', error),
  });
  const watch = openWatch({ service, settings, account, log });
  const updates = createUpdateService({
    updater: await loadUpdater(app.isPackaged),
    isBusy: service.isRunning,
    onChange: (state) => frame.send('update.changed', state),
    onError: (error) => log.error('update', error),
  });
  const openAddress = async (address: string): Promise<void> => {
    if (isOwnAddress(address, account.server())) {
      await shell.openExternal(address);
    }
  };

  const showOpenDialog = frame.showOpenDialog(dialog);
  serveCalls({
    ipc: ipcMain,
    reportError: (name, error) => log.error(name, error),
    handlers: {
      ...createKeyCalls({ account, signIn, openAddress, language: texts.language, gateway }),
      ...createFileCalls({
        grants,
        showOpenDialog,
        documentsFolder,
        kindsLabel: () => texts.translate()('shell:documents'),
      }),
      ...createBatchCalls({
        service,
        grants,
        media,
        account,
        revealInFolder: (path) => shell.showItemInFolder(path),
        keepSettings: (batch) => settings.change({ batch: keepSettings(batch) }),
      }),
      ...createAppCalls({
        version: app.getVersion(),
        platform: process.platform,
        settings,
        grants,
        service,
        watch,
        updates,
        documentsFolder,
        showOpenDialog,
        showSaveDialog: frame.showSaveDialog(dialog),
        chooseLanguage: frame.chooseLanguage,
        async writeDiagnostics() {
          const { place, server } = await account.status();
          return writeDiagnostics({
            version: app.getVersion(),
            versions: process.versions,
            keyPlace: place,
            server,
            batch: service.batch.progress(),
            logPath: log.path,
          });
        },
        decideClose: frame.decideClose,
      }),
    },
  });

  process.on('uncaughtExceptionMonitor', (error) => log.error('crash', error));
  log.info('started', { version: app.getVersion() });
  await frame.open({
    isRunning: service.isRunning,
    pause: service.pause,
    async close() {
      watch.stop();
      await service.close();
      await settings.flush();
      log.info('ended');
    },
  });
}
