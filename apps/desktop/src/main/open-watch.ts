import type { AccountService } from './account/account-service.ts';
import type { BatchService } from './batch/batch-service.ts';
import { restoreSettings } from './batch/job-settings.ts';
import { displayName } from './files/file-grants.ts';
import { createFolderWatch, type FolderWatch } from './files/watch-folder.ts';
import type { AppLog } from './log/app-log.ts';
import type { SettingsFile } from './settings/settings-file.ts';

interface WatchParts {
  readonly service: BatchService;
  readonly settings: SettingsFile;
  readonly account: AccountService;
  readonly log: AppLog;
}

/**
 * Reads what appears in the watched folder, with the settings that files were last added with. Goes on with the folder
 * of the last run.
 */
export function openWatch({ service, settings, account, log }: WatchParts): FolderWatch {
  const onError = (error: unknown): void => log.error('watch', error);
  const watch = createFolderWatch({
    onError,
    async onDocument(path) {
      await service.queue.add([{ path, name: displayName(path) }], restoreSettings(settings.read().batch));
      const { isPresent } = await account.status();
      if (isPresent) {
        service.start();
      }
    },
  });
  const folder = settings.read().watchedFolder;
  if (folder !== undefined) {
    void watch.start(folder).catch(onError);
  }
  return watch;
}
