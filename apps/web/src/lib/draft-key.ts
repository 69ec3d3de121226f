/** Under which the studio keeps on this device what an account, or a visitor, has written there. */
export const draftKeyOf = (owner: string): string => `rakhim.draft.${owner}`;
