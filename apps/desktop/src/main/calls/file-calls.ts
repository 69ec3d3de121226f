import type { Granted } from '@rakhim/contract/desktop';
import type { OpenDialogOptions, OpenDialogReturnValue } from 'electron';
import { documentKinds } from '@rakhim/batch';
import { findDocuments } from '../files/find-documents.ts';
import { displayName, type FileGrants } from '../files/file-grants.ts';
import type { CallHandlers } from '../ipc/serve-calls.ts';

interface FileCallDependencies {
  readonly grants: FileGrants;
  readonly showOpenDialog: (options: OpenDialogOptions) => Promise<OpenDialogReturnValue>;
  readonly documentsFolder: string;
  readonly kindsLabel: () => string;
}

/** Files and folders that a person picks or drops. From here on they are known by what they were granted as. */
export function createFileCalls({ grants, showOpenDialog, documentsFolder, kindsLabel }: FileCallDependencies) {
  async function grantDocuments(paths: readonly string[]): Promise<Granted> {
    const { documents, skipped } = await findDocuments(paths);
    return {
      files: documents.map(({ path, folder }) => ({ id: grants.grant(path, folder), name: displayName(path) })),
      skipped: skipped.map(({ path, reason }) => ({ name: displayName(path), reason })),
    };
  }

  return {
    async 'files.choose'({ kind }) {
      const { filePaths } = await showOpenDialog({
        defaultPath: documentsFolder,
        properties: kind === 'files' ? ['openFile', 'multiSelections'] : ['openDirectory', 'multiSelections'],
        ...(kind === 'files' && {
          filters: [{ name: kindsLabel(), extensions: [...documentKinds, 'markdown', 'htm'] }],
        }),
      });
      return grantDocuments(filePaths);
    },
    'files.drop': ({ paths }) => grantDocuments(paths),
    async 'folder.choose'() {
      const { filePaths } = await showOpenDialog({
        defaultPath: documentsFolder,
        properties: ['openDirectory', 'createDirectory'],
      });
      const [folder] = filePaths;
      return folder === undefined ? {} : { id: grants.grant(folder), name: displayName(folder) };
    },
  } satisfies Partial<CallHandlers>;
}
