import { join } from 'node:path';
import type { BlobsConfig } from '#src/config/blobs-config.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderBlobStore } from './folder-blob-store.ts';

/** Opens the store that the configuration names: a folder in the data folder unless told otherwise. */
export async function createBlobStore(config: BlobsConfig, dataDir: string): Promise<BlobStore> {
  if (config.kind === 'folder') {
    return createFolderBlobStore(join(dataDir, 'blobs'));
  }
  // Amazon's client takes 35 MiB, which those who keep a folder need not pay.
  const { createS3BlobStore } = await import('./s3-blob-store.ts');
  return createS3BlobStore(config);
}
