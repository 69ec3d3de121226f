import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DesktopRequest } from '@rakhim/contract/desktop';
import type { OpenDialogOptions, OpenDialogReturnValue, SaveDialogOptions, SaveDialogReturnValue } from 'electron';
import { writeBatchReport } from '../batch/batch-report.ts';
import type { BatchService } from '../batch/batch-service.ts';
import { presentJobSettings, restoreSettings } from '../batch/job-settings.ts';
import { displayName, type FileGrants } from '../files/file-grants.ts';
import type { FolderWatch } from '../files/watch-folder.ts';
import { DesktopFailure } from '../ipc/desktop-failure.ts';
import type { CallHandlers } from '../ipc/serve-calls.ts';
import type { SettingsFile } from '../settings/settings-file.ts';
import type { UpdateService } from '../updates/update-service.ts';

type Language = DesktopRequest<'app.info'>['language'];

interface AppCallDependencies {
  readonly version: string;
  readonly platform: NodeJS.Platform;
  readonly settings: SettingsFile;
  readonly grants: FileGrants;
  readonly service: BatchService;
  readonly watch: FolderWatch;
  readonly updates: UpdateService;
  readonly documentsFolder: string;
  readonly showOpenDialog: (options: OpenDialogOptions) => Promise<OpenDialogReturnValue>;
  readonly showSaveDialog: (options: SaveDialogOptions) => Promise<SaveDialogReturnValue>;
  readonly chooseLanguage: (language: Language) => void;
  readonly writeDiagnostics: () => Promise<string>;
  readonly decideClose: (choice: DesktopRequest<'close.decide'>['choice']) => void;
}

const systems: Partial<Record<NodeJS.Platform, 'windows' | 'macos'>> = { win32: 'windows', darwin: 'macos' };

/** The app itself: what it is, what it watches, updates, and what can be saved for others to look at. */
export function createAppCalls(dependencies: AppCallDependencies) {
  const { settings, grants, service, watch, updates, documentsFolder } = dependencies;

  async function save(name: string, content: () => Promise<string> | string): Promise<{ isSaved: boolean }> {
    const { filePath, canceled } = await dependencies.showSaveDialog({ defaultPath: join(documentsFolder, name) });
    if (canceled || filePath === '') {
      return { isSaved: false };
    }
    await writeFile(filePath, await content());
    return { isSaved: true };
  }

  const watched = () => {
    const folder = watch.folder();
    return folder === undefined ? {} : { folderName: displayName(folder) };
  };

  return {
    'app.info'({ language }) {
      dependencies.chooseLanguage(language);
      return {
        version: dependencies.version,
        system: systems[dependencies.platform] ?? 'linux',
        ...presentJobSettings(restoreSettings(settings.read().batch), grants),
      };
    },
    'batch.report': () => save('rakhim-report.csv', () => writeBatchReport(service.batch.items())),
    'diagnostics.export': () => save('rakhim-diagnostics.txt', dependencies.writeDiagnostics),
    'watch.read': watched,
    async 'watch.choose'() {
      const { filePaths } = await dependencies.showOpenDialog({
        defaultPath: documentsFolder,
        properties: ['openDirectory', 'createDirectory'],
      });
      const [folder] = filePaths;
      if (folder !== undefined) {
        await watch.start(folder);
        settings.change({ watchedFolder: folder });
      }
      return watched();
    },
    'watch.stop'() {
      watch.stop();
      settings.change({ watchedFolder: undefined });
      return {};
    },
    'update.read': () => updates.read(),
    'update.check': () => updates.check(),
    'update.download': () => updates.download(),
    'update.install'() {
      if (service.isRunning()) {
        throw new DesktopFailure('running');
      }
      updates.install();
      return updates.read();
    },
    'close.decide'({ choice }) {
      dependencies.decideClose(choice);
      return {};
    },
  } satisfies Partial<CallHandlers>;
}
