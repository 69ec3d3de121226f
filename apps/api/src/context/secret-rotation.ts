import type { Knex } from 'knex';
import { createTrialClaimsQueries } from '#src/modules/billing/trials/trials.queries.ts';
import { createTrialsService } from '#src/modules/billing/trials/trials.service.ts';
import { createSoundStore } from '#src/modules/history/sound-store.ts';
import {
  type RotationCounts,
  createSecretRotationService,
} from '#src/modules/secret-rotation/secret-rotation.service.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';
import { jobSoundBytesMax } from './jobs.ts';

export interface SecretRotationResources {
  readonly db: Knex;
  readonly blobs: BlobStore;
  readonly masterSecret: MasterSecret;
}

/** The part of the product that changes the master secret. */
export function createSecretRotation({
  db,
  blobs,
  masterSecret,
}: SecretRotationResources): AsyncGenerator<RotationCounts, void> {
  const sounds = createSoundStore(blobs, masterSecret);
  const jobSounds = createSoundStore(blobs, masterSecret, jobSoundBytesMax);
  const trials = createTrialsService({ db, queries: createTrialClaimsQueries(db), masterSecret });
  return createSecretRotationService({ db, masterSecret, sounds, jobSounds, trials }).rotate();
}
