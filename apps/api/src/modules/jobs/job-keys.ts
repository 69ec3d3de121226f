interface JobOfAccount {
  readonly account_id: string;
  readonly id: string;
}

/** Below which name the sounds of jobs are in the store. */
export const jobBlobs = 'jobs';

/** The place of a job's sound in the store. */
export function soundKeyOf({ account_id: accountId, id }: JobOfAccount): string {
  return `${jobBlobs}/${accountId}/${id}/sound`;
}

/** The place of a segment's sound: one for each run, so that two that overlap do not write over each other. */
export function segmentKeyOf({ account_id: accountId, id }: JobOfAccount, position: number, run: number): string {
  return `${jobBlobs}/${accountId}/${id}/segments/${position}-${run}`;
}

/** @returns whose sound is at a place. */
export function jobOfKey(key: string): JobOfAccount | undefined {
  const [, accountId, id] = key.split('/');
  return accountId === undefined || id === undefined ? undefined : { account_id: accountId, id };
}
