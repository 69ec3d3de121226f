interface JobOfAccount {
  readonly account_id: string;
  readonly id: string;
}

/** The place of a job's sound in the store. */
export function soundKeyOf({ account_id: accountId, id }: JobOfAccount): string {
  return `jobs/${accountId}/${id}/sound`;
}

/** The place of a segment's sound: one for each run, so that two that overlap do not write over each other. */
export function segmentKeyOf({ account_id: accountId, id }: JobOfAccount, position: number, run: number): string {
  return `jobs/${accountId}/${id}/segments/${position}-${run}`;
}
